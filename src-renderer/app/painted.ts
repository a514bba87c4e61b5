/** A hidden window paints nothing. */
const LONGEST_MS = 250;

export function painted(): Promise<void> {
  return new Promise((resolve) => {
    // The callback runs before its frame, its queue after.
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LONGEST_MS);
  });
}
