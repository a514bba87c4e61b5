/** The wait ends after this time, because a hidden window paints nothing. */
const LONGEST_MS = 250;

export function painted(): Promise<void> {
  return new Promise((resolve) => {
    // The callback runs before its frame is painted, a timeout that it sets runs after.
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LONGEST_MS);
  });
}
