const HUGE_CHARS = 9;
const HERO_CHARS = 15;

/** The largest size at which a figure fits on one line beside its swatch; its unit is half as large. */
export function figureSize(figure: string, unit: string): 'huge' | 'hero' | 'long' {
  const chars = figure.length + unit.length / 2;
  if (chars <= HUGE_CHARS) return 'huge';
  return chars <= HERO_CHARS ? 'hero' : 'long';
}
