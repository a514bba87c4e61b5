/** A window that nobody sees paints nothing. */
const LONGEST_MS = 250;

/** Resolves when what stands on the page has been painted, or could have been. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    // The callback comes before its frame; what is queued in it comes after.
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LONGEST_MS);
  });
}
