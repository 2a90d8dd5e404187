/* A form that is reckoned with while it is filled in, and what it holds is in the address. */

/** @type {HTMLFormElement} */
const form = one(document, "form.calculator");

/** @param {string} text */
function tell(text) {
  one(form, "output, [role=status]").textContent = text;
}

/** A number stays on the line with what it counts. @param {string} text */
function units(text) {
  return text.replace(/ (%|imp|KP)/g, "\u00a0$1");
}

/** The form is shown as its address has it. @param {(hash: string) => void} fromAddress @param {(button: HTMLButtonElement) => void} press a button that neither shares nor prints */
function begin(fromAddress, press) {
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("click", (event) => {
    const button = /** @type {Element} */ (event.target).closest("button");
    if (button?.dataset.do === "share") sendAddress(tell);
    else if (button?.dataset.do === "print") print();
    else if (button) press(button);
  });
  addEventListener("hashchange", () => fromAddress(location.hash));
  form.hidden = false;
  fromAddress(location.hash);
}
