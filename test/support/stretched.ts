/** As long as the longest of our languages, and still English, so that a test finds its way. */
export const stretched = (text: string): string =>
  text.replace(
    /[a-z]{4,}/g,
    (word) =>
      word +
      word
        .slice(-2)
        .repeat(Math.ceil(word.length / 5))
        .slice(0, Math.ceil(word.length * 0.4)),
  );
