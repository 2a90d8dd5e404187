/* An address as a QR code. */

/** A longer address makes a code that no telephone reads from paper. */
const LONGEST_CODE = 2000;

/** The code as the source of an image. @param {string} address */
function codeImage(address) {
  const code = leanQr.generate(leanQr.mode.ascii(address));
  const side = code.size + 8;
  let squares = "";
  for (let y = 0; y < code.size; y++)
    for (let x = 0; x < code.size; x++) if (code.get(x, y)) squares += `M${x} ${y}h1v1h-1z`;
  const whole = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 ${side} ${side}" shape-rendering="crispEdges">`
    + `<path fill="#fff" d="M-4-4h${side}v${side}h-${side}z"/><path d="${squares}"/></svg>`;
  return "data:image/svg+xml," + encodeURIComponent(whole);
}
