import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Packages for keys, signatures, and hashes or forms of transactions. */
const CRYPTOGRAPHIC =
  /^(?:@noble\/|@scure\/|bitcoinjs-lib$|bip\d+$|tiny-secp256k1$|bs58|bech32$|base-x$|wif$|varuint-bitcoin$|keytar$)/;

export const cryptographic = (name: string): boolean => CRYPTOGRAPHIC.test(name);

interface Load {
  readonly atMs: number;
  readonly url: string;
}

/** Packages in the files loaded until then: named in source maps if bundled. */
export function packagesBefore(loads: string, untilMs: number): readonly string[] {
  const names = new Set<string>();
  for (const line of loads.split('\n')) {
    if (line === '') continue;
    const { atMs, url } = JSON.parse(line) as Load;
    if (atMs > untilMs) continue;
    for (const name of packagesIn(url)) names.add(name);
  }
  return [...names];
}

function packagesIn(url: string): readonly string[] {
  if (!url.startsWith('file:')) return [];
  const path = fileURLToPath(url);
  const own = packageOf(path);
  if (own !== null && !path.includes('node_modules/.cache/')) return [own];
  if (!existsSync(`${path}.map`)) return [];
  const { sources } = JSON.parse(readFileSync(`${path}.map`, 'utf8')) as { sources: readonly string[] };
  return sources.map(packageOf).filter((name) => name !== null);
}

const packageOf = (path: string): string | null =>
  /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? null;
