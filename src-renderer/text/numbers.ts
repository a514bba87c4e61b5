/** Between groups of digits and before a unit: never broken, the same width everywhere. */
const GAP = '\u00a0';
const MINUS = '\u2212';

/** Groups of three from the right; 9 999 and below too, so that columns line up. */
export function grouped(value: number | bigint | string): string {
  const text = String(value);
  const negative = text.startsWith('-');
  const [whole = '', fraction] = (negative ? text.slice(1) : text).split('.');
  const digits = whole.replace(/\B(?=(\d{3})+(?!\d))/g, GAP);
  return `${negative ? MINUS : ''}${digits}${fraction === undefined ? '' : `.${fraction}`}`;
}

export function sats(value: number | bigint | string): string {
  return `${grouped(value)}${GAP}${String(value) === '1' ? 'sat' : 'sats'}`;
}

export function rate(satsPerVb: number | string): string {
  return `${grouped(satsPerVb)}${GAP}sat/vB`;
}

/** A share with one decimal; below 0.1 % it says so rather than nought. */
export function share(part: number, whole: number): string {
  if (whole <= 0) return '';
  const percent = (part / whole) * 100;
  if (percent > 0 && percent < 0.1) return `less than 0.1${GAP}%`;
  return `${percent.toFixed(1)}${GAP}%`;
}

export function plural(count: number | string, one: string, many = `${one}s`): string {
  return `${grouped(count)}${GAP}${String(count) === '1' ? one : many}`;
}

/** The short name of an output, for a list: its full form stands where it is examined. */
export function shortOutpoint(outpoint: { readonly txid: string; readonly vout: number }): string {
  return `${outpoint.txid.slice(0, 4)}…:${String(outpoint.vout)}`;
}
