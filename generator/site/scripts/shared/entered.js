/* What is entered: in the address, on the device, and on its way to others. */

/** Safari refuses more than a hundred in half a minute; the next one is written. @param {string} url */
function setAddress(url) {
  try {
    history.replaceState(history.state, "", url);
  } catch {
    // What is entered stands on the page.
  }
}

/** @param {(text: string) => void} notify */
function sendAddress(notify) {
  const { href: url } = location;
  if (navigator.share) return void navigator.share({ title: document.title, url }).catch(() => {});
  notify(url);
  navigator.clipboard?.writeText(url).then(() => notify("Adressen er kopieret."), () => {});
}

/** @param {string} key */
function stored(key) {
  try {
    return localStorage.getItem(key) || "";
  } catch {
    return "";
  }
}

/** Nothing is stored as nothing. Whether the device keeps it: a full or closed store does not. @param {string} key @param {string} text */
function store(key, text) {
  try {
    if (text) localStorage.setItem(key, text);
    else localStorage.removeItem(key);
    return stored(key) === text;
  } catch {
    return false;
  }
}
