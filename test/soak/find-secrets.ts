import { entropyToWords } from '../../src-main/phrase/phrase.ts';
import { buildNeedles, searchTree } from '../support/secret-search.ts';
import { secretOf } from '../support/wallet-secret.ts';

/** The stand-in for a keychain lies among the files and holds the secret: the search must find it there. */
const KEYCHAIN = 'keychain.json';

/** Other places in the folder that hold this keychain's secret, in any form. */
export function secretsIn(folder: string, keychain: string): readonly string[] {
  const [hex] = /(?<="entropy\\":\\")[0-9a-f]{32,64}/.exec(keychain) ?? [];
  if (hex === undefined) return ['the keychain cannot be read'];
  const secret = secretOf(entropyToWords(Uint8Array.from(Buffer.from(hex, 'hex'))));
  const hits = searchTree(folder, buildNeedles(secret));
  if (!hits.some(({ where }) => where === KEYCHAIN)) return ['the search does not find what is there'];
  return hits.filter(({ where }) => where !== KEYCHAIN).map(({ where, kind }) => `${kind} in ${where}`);
}
