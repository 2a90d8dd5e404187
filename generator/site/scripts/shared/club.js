// @ts-check
/* The club that is kept on this device. Shared: scripts/__init__.py names who uses it. */

/** @returns {{name?: string, lines?: Record<string, string>}} */
function ownClub() {
  try {
    return JSON.parse(localStorage.getItem("bridgelovene.klub") || "{}");
  } catch {
    return {};
  }
}
