import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { addressOfScript, findAddress, type AddressFinding } from '../../../src-main/keys/address.ts';
import { derivePublicKeys } from '../../../src-main/keys/derive.ts';
import { phraseToSeed } from '../../../src-main/phrase/phrase.ts';
import type { Network } from '../../../src-main/base/bitcoin.ts';
import { outputLines } from '../../../src-main/verify/verdict/claims/outputs.ts';
import {
  formatRecipientId,
  parseRecipientId,
  type ScriptType,
} from '../../../src-main/invoices/recipient.ts';
import { readVectors } from '../../support/vectors.ts';

const PHRASE =
  'abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about';
const keysOf = {
  mainnet: derivePublicKeys(phraseToSeed(PHRASE.split(' ')), 'mainnet'),
  testnet: derivePublicKeys(phraseToSeed(PHRASE.split(' ')), 'testnet'),
};

const schema = v.object({
  valid_bech: v.array(v.string()),
  invalid_bech: v.array(v.object({ string: v.string(), reason: v.string() })),
  valid_addr: v.array(v.object({ address: v.string(), scriptPubKey: v.string() })),
  invalid_addr: v.array(v.object({ address: v.string(), reason: v.string() })),
});
const bip173 = readVectors('bip173.json', schema);
const bip350 = readVectors('bip350.json', schema);

/** What the wallet says of an address that a service gives out as the user's own. */
const received = (address: string, network: keyof typeof keysOf): AddressFinding =>
  findAddress({
    keys: keysOf[network],
    keychains: { vanilla: [0], colored: [0] },
    address,
    highestIndex: { vanilla: -1, colored: -1 },
    gap: 1,
    searchTo: 1,
  });

/** How the review shows an output that pays this script. */
function shown(scriptHex: string, network: Network): string | null {
  const script = Uint8Array.from(Buffer.from(scriptHex, 'hex'));
  const output = { script, kind: 'foreign', own: null, amountSats: 1000n, origin: null } as const;
  const [line] = outputLines([output], [], [], { findings: [], doubts: [], network, isReported: false });
  return line?.address ?? null;
}

const networkOf = (address: string): keyof typeof keysOf =>
  address.toLowerCase().startsWith('bc1') ? 'mainnet' : 'testnet';

/** The scripts in use today: of version 0 with 20 or 32 bytes, of version 1 with 32. All others are of the future. */
const TODAY = /^(0014.{40}|0020.{64}|5120.{64})$/;

const valid350 = bip350.valid_addr;
const valid173 = bip173.valid_addr;
const today = valid350.filter(({ scriptPubKey }) => TODAY.test(scriptPubKey));
const future = valid350.filter(({ scriptPubKey }) => !TODAY.test(scriptPubKey));

describe(`BIP350, ${valid350.length} valid addresses and ${bip350.invalid_addr.length} that are not`, () => {
  it('are all there', () =>
    expect([today.length, future.length, bip350.invalid_addr.length]).toEqual([5, 3, 15]));

  it.each(today)('$address is what the review shows of an output to it', ({ address, scriptPubKey }) =>
    expect(shown(scriptPubKey, networkOf(address))).toBe(address.toLowerCase()),
  );

  it.each(future)('$address, of a future version, is shown as no address', ({ address, scriptPubKey }) =>
    expect(shown(scriptPubKey, networkOf(address))).toBeNull(),
  );

  it.each(today.filter(({ scriptPubKey }) => scriptPubKey.startsWith('51')))(
    '$address is read, and is not one of ours',
    ({ address, scriptPubKey }) => {
      expect(addressOfScript(Uint8Array.from(Buffer.from(scriptPubKey, 'hex')), networkOf(address))).toBe(
        address,
      );
      expect(received(address, networkOf(address))).toEqual({ ok: false, reason: 'foreign' });
    },
  );

  it.each(valid350.filter(({ scriptPubKey }) => !/^5120/.test(scriptPubKey) || scriptPubKey.length !== 68))(
    '$address, valid but no taproot, is refused as an address to receive at',
    ({ address }) => expect(received(address, networkOf(address))).toEqual({ ok: false, reason: 'form' }),
  );

  it.each(bip350.invalid_addr)('$address is refused: $reason', ({ address, reason }) => {
    // Its checksum holds for a human-readable part that belongs to no chain.
    const expected = reason === 'Invalid human-readable part' ? 'network' : 'form';
    expect(received(address, 'mainnet')).toEqual({ ok: false, reason: expected });
    expect(received(address, 'testnet').ok).toBe(false);
  });

  it.each(today)('$address can be an RGB recipient, which pays its script', ({ address, scriptPubKey }) => {
    const script = Uint8Array.from(Buffer.from(scriptPubKey, 'hex'));
    const forms: Record<string, ScriptType> = { '0014': 'wpkh', '0020': 'wsh', '5120': 'tr' };
    const scriptType = forms[scriptPubKey.slice(0, 4)]!;
    const network = networkOf(address) === 'mainnet' ? 'mainnet' : 'testnet3';
    const recipient = {
      kind: 'witness',
      network,
      scriptType,
      isSegwit: true,
      script,
      internalKey: null,
    } as const;
    expect(parseRecipientId(formatRecipientId(recipient))).toEqual({ ok: true, recipient });
  });
});

describe(`BIP173, ${valid173.length} valid addresses and ${bip173.invalid_addr.length} that are not`, () => {
  const versionZero = valid173.filter(({ scriptPubKey }) => scriptPubKey.startsWith('00'));

  it('are all there', () =>
    expect([versionZero.length, valid173.length, bip173.invalid_addr.length]).toEqual([3, 6, 10]));

  it.each(versionZero)('$address is what the review shows of an output to it', ({ address, scriptPubKey }) =>
    expect(shown(scriptPubKey, networkOf(address))).toBe(address.toLowerCase()),
  );

  // BIP350 took the checksum of the later versions away from them.
  it.each(valid173)('$address is refused as an address to receive at', ({ address }) =>
    expect(received(address, networkOf(address))).toEqual({ ok: false, reason: 'form' }),
  );

  it.each(bip173.invalid_addr)('$address is refused: $reason', ({ address, reason }) => {
    const network = address.startsWith('tb') ? 'testnet' : 'mainnet';
    expect(received(address, network), reason).toEqual({ ok: false, reason: 'form' });
  });
});

const strings = [bip173, bip350].flatMap((set) => [
  ...set.valid_bech.map((string) => ({ string, reason: 'a checksum that holds is no address' })),
  ...set.invalid_bech,
]);

describe(`BIP173 and BIP350, ${strings.length} bare strings`, () => {
  it('are all there: 7 and 12, 7 and 14', () => expect(strings).toHaveLength(40));

  it.each(strings)('$string is refused: $reason', ({ string }) =>
    expect(received(string, 'mainnet')).toEqual({ ok: false, reason: 'form' }),
  );
});
