/** What the recipient’s own message has where a screen shows dots instead. */
export const hiddenOf = (shown: string, whole: string): string =>
  Array.from({ length: shown.length }, (_, at) => (shown.charAt(at) === '•' ? whole.charAt(at) : '')).join(
    '',
  );
