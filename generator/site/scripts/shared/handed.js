/* A file that is handed over as it is made here. */

/** @param {string} download its name @param {BlobPart} content @param {string} type */
function handOver(download, content, type) {
  const href = URL.createObjectURL(new Blob([content], { type }));
  h("a", { href, download }).click();
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
