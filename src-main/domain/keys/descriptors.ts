import { accountPath } from './derive.ts';
import type { PublicKeys } from './public-keys.ts';

/**
 * The plain branch as output descriptors (BIP86, BIP380, BIP386), for another wallet to spend plain bitcoin with.
 * Keychains 0 and 1: services use one or the other (service-facts 3.2), and both must be watched. The asset branch is
 * left out on purpose: a wallet that sweeps it destroys assets.
 */
export function vanillaDescriptors(keys: PublicKeys): VanillaDescriptors {
  const origin = keys.fingerprint + accountPath(keys.network, 'vanilla').slice(1);
  const below = (keychains: string, from = origin): string =>
    withChecksum(`tr([${from}]${keys.accountXpubVanilla}/${keychains}/*)`);
  // Written with h, which is the same: an apostrophe would end the quotes around the command.
  const quotable = origin.replaceAll("'", 'h');
  const receive = below('0');
  const change = below('1');
  const ranged = { active: true, range: [0, LAST_LOOKED_AT], timestamp: 0 };
  const requests = JSON.stringify([
    { desc: below('0', quotable), internal: false, ...ranged },
    { desc: below('1', quotable), internal: true, ...ranged },
  ]);
  return { receive, change, both: below('<0;1>'), importCommand: `importdescriptors '${requests}'` };
}

export interface VanillaDescriptors {
  readonly receive: string;
  readonly change: string;
  /** Both keychains in one (BIP389), as Sparrow and others take it. */
  readonly both: string;
  /** What makes Bitcoin Core look at both from the first block on, in a wallet without keys; for its console or bitcoin-cli. */
  readonly importCommand: string;
}

/** As far as a restore from the words looks. */
const LAST_LOOKED_AT = 999;

/** Adds BIP380's checksum. Throws a plain Error on a character that no descriptor holds. */
export function withChecksum(descriptor: string): string {
  let check = 1n;
  let group = 0;
  let groupSize = 0;
  for (const char of descriptor) {
    const place = INPUT_CHARS.indexOf(char);
    if (place < 0) throw new Error('a character that no descriptor holds');
    check = polymod(check, place & 31);
    group = group * 3 + (place >> 5);
    if (++groupSize === 3) {
      check = polymod(check, group);
      group = 0;
      groupSize = 0;
    }
  }
  if (groupSize > 0) check = polymod(check, group);
  for (let i = 0; i < CHECKSUM_LENGTH; i++) check = polymod(check, 0);
  check ^= 1n;
  const digits = Array.from(
    { length: CHECKSUM_LENGTH },
    (_, i) => CHECKSUM_CHARS[Number((check >> BigInt(5 * (CHECKSUM_LENGTH - 1 - i))) & 31n)],
  );
  return `${descriptor}#${digits.join('')}`;
}

const CHECKSUM_LENGTH = 8;
/** BIP380 "Checksum": the order of these characters is part of the code. */
const INPUT_CHARS =
  "0123456789()[],'/*abcdefgh@:$%{}" +
  'IJKLMNOPQRSTUVWXYZ&+-.;<=>?!^_|~' +
  'ijklmnopqrstuvwxyzABCDEFGH`#"\\ ';
const CHECKSUM_CHARS = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const GENERATOR = [0xf5dee51989n, 0xa9fdca3312n, 0x1bab10e32dn, 0x3706b1677an, 0x644d626ffdn] as const;

function polymod(check: bigint, value: number): bigint {
  const top = check >> 35n;
  let next = ((check & 0x7ffffffffn) << 5n) ^ BigInt(value);
  GENERATOR.forEach((generator, i) => {
    if (((top >> BigInt(i)) & 1n) === 1n) next ^= generator;
  });
  return next;
}
