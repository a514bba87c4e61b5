/** What `act` answers; null where it throws, for whatever reason. */
export function attempt<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    return null;
  }
}
