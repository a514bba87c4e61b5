const HUGE_CHARS = 9;
const HERO_CHARS = 15;

/** How large a figure is set, so that it stays on one line beside its swatch; its unit is set half as large. */
export function figureSize(figure: string, unit: string): 'huge' | 'hero' | 'long' {
  const chars = figure.length + unit.length / 2;
  if (chars <= HUGE_CHARS) return 'huge';
  return chars <= HERO_CHARS ? 'hero' : 'long';
}
