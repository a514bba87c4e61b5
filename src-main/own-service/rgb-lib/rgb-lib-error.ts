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
  // What it says of itself is quoted as in a source: people read the words, each on its line or not.
  const details = /^[A-Za-z]+ \{ details: "((?:[^"\\]|\\.)*)" \}$/s.exec(inner)?.[1];
  return new RgbLibError(kind, details?.replace(/\\[nrt]/g, ' ').replace(/\\(["'\\])/g, '$1') ?? inner);
}
