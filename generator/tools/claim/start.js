// @ts-check
/* Begins the claim board. */

document.querySelectorAll(".needs-script").forEach((note) => note.remove());
claimPad(/** @type {HTMLElement} */ (document.querySelector(".keypad")), JSON.parse(document.querySelector(".pad-data")?.textContent || "{}"));
