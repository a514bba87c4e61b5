export const eachOnce = (texts: Iterable<string>): readonly string[] => [...new Set(texts)];
