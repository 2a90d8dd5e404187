// @ts-check
/* A time as it is read. Shared: scripts/__init__.py names who uses it. */

function dated(/** @type {number} */ time) {
  return new Intl.DateTimeFormat("da-DK", { dateStyle: "medium", timeStyle: "short" }).format(time);
}
