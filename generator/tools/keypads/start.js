const carried = JSON.parse(document.querySelector(".pad-data")?.textContent || "{}");
const place = /** @type {HTMLElement} */ (document.querySelector(".keypad"));
if (place.dataset.pad === "auction") auctionPad(place, carried);
else revokePad(place, carried);
