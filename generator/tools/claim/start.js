/* Begins the claim board. */

claimPad(/** @type {HTMLElement} */ (document.querySelector(".keypad")), JSON.parse(document.querySelector(".pad-data")?.textContent || "{}"));
