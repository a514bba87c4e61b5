/** A window that nobody sees paints nothing. */
const LONGEST_MS = 250;

export function painted(): Promise<void> {
  return new Promise((resolve) => {
    // The callback comes before its frame; what is queued in it comes after.
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LONGEST_MS);
  });
}
