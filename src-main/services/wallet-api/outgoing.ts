import { stringify } from 'lossless-json';
import { fail } from '../../base/errors.ts';
import type { WalletKeys } from '../../keys/account.ts';
import { findSecret } from '../../net/secrets.ts';
import type { WireJson, WalletHeader } from './dialect-parts/dialect.ts';

/** The first servers knew only `xpub`, which was the plain account (service-facts.md 3.1). */
const valueOf: Readonly<Record<WalletHeader, (keys: WalletKeys) => string | null>> = {
  xpub: (keys) => keys.accountXpubVanilla,
  'xpub-van': (keys) => keys.accountXpubVanilla,
  'xpub-col': (keys) => keys.accountXpubColored,
  'master-fingerprint': (keys) => keys.fingerprint,
};

/** Throws PLAIN_ONLY if the service needs an asset account that the wallet lacks. No other key is sent in its place. */
export function walletHeaders(
  names: readonly WalletHeader[],
  keys: WalletKeys | null,
  path: string,
): Record<string, string> {
  if (keys === null) throw new Error(`${path} asked of a service without a wallet`);
  const named = names.map((name) => [name, valueOf[name](keys)] as const);
  const known = named.filter((one): one is readonly [WalletHeader, string] => one[1] !== null);
  if (known.length < named.length && !names.includes('xpub')) throw fail('PLAIN_ONLY', { what: 'service' });
  return Object.fromEntries(known);
}

/** The last gate: no phrase or private key leaves this machine, whatever went wrong before. */
export function refuseSecrets(headers: Readonly<Record<string, string>>, body: WireJson, path: string): void {
  const { values, keys } = textsOf(body);
  // Keys come after values, because between two values they would break up a run of words.
  const found = findSecret([...Object.values(headers), ...values, ...keys]);
  if (found !== null) throw new Error(`a request to ${path} held ${found} and was not sent`);
}

function textsOf(json: WireJson): { values: string[]; keys: string[] } {
  if (typeof json === 'string') return { values: [json], keys: [] };
  if (typeof json !== 'object' || json === null) return { values: [], keys: [] };
  const inner = Object.values(json).map(textsOf);
  return {
    values: inner.flatMap(({ values }) => values),
    keys: [...Object.keys(json), ...inner.flatMap(({ keys }) => keys)],
  };
}

export function toText(body: WireJson): string {
  const text = stringify(body);
  if (text === undefined) throw new Error('a body that is no JSON');
  return text;
}
