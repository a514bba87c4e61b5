/** A refusal of the library's: the name of its kind, and its own words. */
export class RgbLibError extends Error {
  override readonly name = 'RgbLibError';
  /** As `InsufficientBitcoins`. */
  readonly kind: string;

  constructor(kind: string, message: string) {
    super(message);
    this.kind = kind;
  }
}

/**
 * The C ABI hands errors over as Rust writes them for debugging: `RgbLib(AssetNotFound { asset_id: "…" })`, and
 * `JSONConversion(…)` and the like for what it could not read. The sentences that other bindings show are not in it.
 */
export function rgbLibError(text: string): RgbLibError {
  const inner = /^RgbLib\((.*)\)$/s.exec(text)?.[1] ?? text;
  const kind = /^[A-Za-z]+/.exec(inner)?.[0] ?? 'Unknown';
  // Its own words are quoted as in a source: they are handed on as other bindings say them.
  const details = /^[A-Za-z]+ \{ details: "((?:[^"\\]|\\.)*)" \}$/s.exec(inner)?.[1];
  return new RgbLibError(
    kind,
    details?.replace(/\\([nrt"'\\])/g, (_, one: string) => QUOTED[one] ?? one) ?? inner,
  );
}

const QUOTED: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' };
