import { HDKey } from '@scure/bip32';
import { entropyToWords, phraseToSeed } from '../../src-main/phrase/phrase.ts';
import { buildNeedles, searchTree } from '../support/secret-search.ts';

/** The stand-in for a keychain lies among the files, too: there the secret is, and the search must find it. */
const KEYCHAIN = 'keychain.json';

/** Where else in the folder the secret of this keychain is, in whatever form. */
export function secretsIn(folder: string, keychain: string): readonly string[] {
  const [hex] = /(?<="entropy\\":\\")[0-9a-f]{32,64}/.exec(keychain) ?? [];
  if (hex === undefined) return ['the keychain cannot be read'];
  const entropy = Uint8Array.from(Buffer.from(hex, 'hex'));
  const words = entropyToWords(entropy);
  const seed = phraseToSeed(words);
  const master = HDKey.fromMasterSeed(seed);
  const all = [master, ...["m/86'/1'/0'", "m/86'/827167'/0'"].map((path) => master.derive(path))];
  const keys = all.flatMap(({ privateKey }) => (privateKey === null ? [] : [privateKey]));
  const texts = all.map((key) => key.privateExtendedKey);
  const hits = searchTree(folder, buildNeedles({ words, entropy, seed, keys, texts }));
  if (!hits.some(({ where }) => where === KEYCHAIN)) return ['the search does not find what is there'];
  return hits.filter(({ where }) => where !== KEYCHAIN).map(({ where, kind }) => `${kind} in ${where}`);
}
