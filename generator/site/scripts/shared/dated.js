// @ts-check
/* A time as it is read; nothing for one that is none. Shared: scripts/__init__.py names who uses it. */

function dated(/** @type {number} */ time) {
  const none = isNaN(new Date(time).getTime());
  return none ? "" : new Intl.DateTimeFormat("da-DK", { dateStyle: "medium", timeStyle: "short" }).format(time);
}
