// @ts-check
/* A file that is handed over as it is made here. Shared: scripts/__init__.py names who uses it. Uses elements: h. */

/** @param {string} download its name @param {BlobPart} content @param {string} type */
function handOver(download, content, type) {
  const href = URL.createObjectURL(new Blob([content], { type }));
  h("a", { href, download }).click();
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
