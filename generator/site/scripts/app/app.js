/* The site as an app: what is needed at the table kept on the device, the rest when it is asked
  for, and a word when there is a new edition. */

const script = /** @type {HTMLScriptElement} */ (document.currentScript);
const worker = new URL("../../sw.js", script.src);
const containers = navigator.serviceWorker;
const connection = /** @type {any} */ (navigator).connection;
const thrifty = connection && connection.saveData;
if (containers && location.protocol.startsWith("http")) begin();

function begin() {
  if (!document.querySelector("link[rel=manifest]")) {
    // `make serve`: what an earlier edition left on this address must not hide what is edited now
    containers.getRegistrations().then((all) => all.forEach((found) => found.unregister()));
    return;
  }
  // The page comes first.
  if (containers.controller) start();
  else if (!thrifty) addEventListener("load", () => setTimeout(start, 3000));
  showInstall();
}

async function start() {
  try {
    const found = await containers.register(worker);
    if (found.waiting && containers.controller) offer(found.waiting);
    found.addEventListener("updatefound", () => {
      const fresh = found.installing;
      fresh?.addEventListener("statechange", () => {
        if (fresh.state === "installed" && containers.controller) offer(fresh);
        if (fresh.state === "activated") tell();
      });
    });
  } catch {
    // no worker, no app: the site works as any other
  }
  tell();
}

/** @param {ServiceWorker} fresh */
function offer(fresh) {
  if (document.querySelector(".new-edition")) return;
  const button = document.createElement("button");
  button.textContent = "Ny udgave – genindlæs";
  button.addEventListener("click", () => {
    containers.addEventListener("controllerchange", () => location.reload());
    fresh.postMessage("take over");
  });
  const notice = document.createElement("div");
  notice.className = "new-edition";
  notice.setAttribute("role", "status");
  document.body.append(notice);
  notice.append(button);
}

/** On /download/: what this device has, and a button for the rest. */
function tell() {
  const place = document.querySelector("[data-on-this-device]");
  const button = document.querySelector("[data-fetch-rest]");
  if (!(place && button) || place.hasAttribute("data-asked")) return;
  containers.ready.then(({ active }) => {
    if (!active || place.hasAttribute("data-asked")) return;
    place.setAttribute("data-asked", "");
    containers.addEventListener("message", ({ data }) => told(place, button, data));
    active.postMessage("what is kept?");
    button.addEventListener("click", () => {
      /** @type {HTMLButtonElement} */ (button).disabled = true;
      active.postMessage("fetch the rest");
    });
  });
}

/** @param {Element} place @param {Element} button @param {any} data */
function told(place, button, data) {
  const megabytes = (/** @type {number} */ bytes) => `${Math.round(bytes / 1e5) / 10} MB`.replace(".", ",");
  place.removeAttribute("hidden");
  if (data.of) place.textContent = `Henter: ${data.done} af ${data.of} filer.`;
  if (data.failed) /** @type {HTMLButtonElement} */ (button).disabled = false;
  if (!data.bytes) return;
  const { first, rest } = data.bytes;
  place.textContent = data.missing
    ? `Guiden, situationerne, paragrafferne og søgningen (${megabytes(first)}) ligger på denne enhed og virker uden net.`
    : "Hele siden ligger på denne enhed og virker uden net.";
  button.textContent = `Hent også resten (${megabytes(rest)})`;
  button.toggleAttribute("hidden", data.missing === 0);
}

/** On /download/: a button where the browser would let the site be installed. */
function showInstall() {
  addEventListener("beforeinstallprompt", (event) => {
    const button = document.querySelector("[data-install]");
    if (!button) return;
    event.preventDefault();
    button.removeAttribute("hidden");
    button.addEventListener("click", () => /** @type {any} */ (event).prompt());
  });
}
