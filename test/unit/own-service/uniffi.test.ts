import { describe, expect, it } from 'vitest';
import { findBinaries, RGB_LIB } from '../../../src-main/own-service/rgb-lib/build.ts';
import { CALLS, libraryErrors } from '../../../src-main/own-service/rgb-lib/calls.ts';
import {
  LibraryError,
  LibraryPanic,
  libraryOver,
  openLibrary,
} from '../../../src-main/own-service/rgb-lib/library.ts';
import * as u from '../../../src-main/own-service/rgb-lib/uniffi.ts';
import { WHEELS, RGB_LIB_VERSION } from '../../../scripts/lib/rgb-lib.mjs';
import type { Json } from '../../../src-main/serving/json.ts';
import { hasRgbLib } from '../../support/rgb-lib.ts';

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
const from = (text: string): Buffer => Buffer.from(text, 'hex');
const assignment = u.oneOf({ Fungible: u.u64, NonFungible: null, InflationRight: u.u64, Any: null });
const outpoint = u.recordOf({ txid: u.text, vout: u.u32 });

describe('a value in a buffer of uniffi', () => {
  it.each<[string, u.Codec, Json, string]>([
    ['the largest number', u.u64, 2n ** 64n - 1n, 'ffffffffffffffff'],
    ['a number that no JavaScript number holds', u.u64, 2n ** 53n + 1n, '0020000000000001'],
    ['the least number with a sign', u.i64, -(2n ** 63n), '8000000000000000'],
    ['a number below nothing', u.i32, -2n, 'fffffffe'],
    ['a byte', u.u8, 255n, 'ff'],
    ['true', u.flag, true, '01'],
    ['a text within', u.optional(u.text), 'é', '0100000002c3a9'],
    ['nothing', u.optional(u.text), null, '00'],
    ['a text alone', u.text, 'é', 'c3a9'],
    ['no text', u.text, '', ''],
    ['a list', u.list(u.u8), [1n, 2n], '000000020102'],
    ['a map', u.map(u.text, u.flag), { a: false }, '000000010000000161' + '00'],
    ['a record', outpoint, { txid: 'ab', vout: 7n }, '00000002616200000007'],
    ['a variant with a value', assignment, { Fungible: 5n }, '000000010000000000000005'],
    ['one without', assignment, 'Any', '00000004'],
    ['an error', libraryErrors, { AssetNotFound: { assetId: 'x' } }, '000000020000000178'],
    ['the last error', libraryErrors, 'WrongPassword', '00000071'],
  ])('is unchanged after writing and reading: %s', (_, codec, value, bytes) => {
    expect(hex(u.writeAlone(codec, value))).toBe(bytes);
    expect(u.readAlone(codec, from(bytes))).toEqual(value);
  });

  it.each<[string, u.Codec, string]>([
    ['a text that is longer than all', u.optional(u.text), '017fffffff61'],
    ['a text of less than nothing', u.optional(u.text), '01ffffffff61'],
    ['a list of more than there are bytes', u.list(u.u8), '7fffffff01'],
    ['a list of less than nothing', u.list(u.u8), '80000000'],
    ['a map of more than there are bytes', u.map(u.text, u.u8), '0000000100'],
    ['a number that is cut', u.u64, '00000000000000'],
    ['a record that is cut', outpoint, '000000026162000000'],
    ['no bytes at all', u.list(u.u8), ''],
    ['a variant that nobody knows', assignment, '00000005'],
    ['variant 0', assignment, '00000000'],
    ['a variant of less than nothing', assignment, 'ffffffff'],
    ['an error of another release', libraryErrors, '00000072'],
    ['bytes behind the end', outpoint, '0000000261620000000700'],
    ['what is neither there nor not', u.optional(u.u8), '0201'],
    ['what is neither true nor false', u.flag, '02'],
    ['a text that is none', u.text, 'c3'],
    ['a text within that is none', u.optional(u.text), '0100000001ff'],
  ])('is refused: %s', (_, codec, bytes) => expect(() => u.readAlone(codec, from(bytes))).toThrow());

  it.each<[string, u.Codec, Json]>([
    ['a number that is too large', u.u64, 2n ** 64n],
    ['one below nothing', u.u64, -1n],
    ['one beyond a byte', u.u8, 256n],
    ['one with a sign beyond its bits', u.i32, 2n ** 31n],
    ['a number that may be rounded', u.u64, 1],
    ['a text for a number', u.u64, '1'],
    ['a number for a text', u.text, 1n],
    ['a number for a flag', u.flag, 1n],
    ['a member that is missing', outpoint, { txid: 'ab' }],
    ['a member that every object has', u.recordOf({ toString: u.text }), {}],
    ['a list for a record', outpoint, []],
    ['a record for a list', u.list(u.u8), {}],
    ['a variant that nobody knows', assignment, { Swap: 1n }],
    ['a variant without its value', assignment, 'Fungible'],
    ['one with a value too many', assignment, { Any: 1n }],
    ['no variant', assignment, {}],
  ])('is not written: %s', (_, codec, value) => expect(() => u.writeAlone(codec, value)).toThrow(TypeError));
});

/** Stands for the library, and answers by the end of a function's name. */
function standIn(answers: Readonly<Record<string, unknown>>) {
  const freed: unknown[] = [];
  const answerOf = (prototype: string): unknown =>
    Object.entries(answers).find(([name]) => prototype.includes(`${name}(`))?.[1];
  const func = (prototype: string) => {
    const told = (): unknown => {
      if (prototype.includes('contract_version(')) return answerOf(prototype) ?? 30;
      const checked = Object.entries(CALLS).find(
        ([name]) =>
          prototype.endsWith(`checksum_method_${name}()`) ||
          prototype.endsWith(`checksum_constructor_${name}()`),
      );
      return answerOf(prototype) ?? checked?.[1].checksum ?? { len: 0, data: null };
    };
    const sync = (...args: readonly unknown[]): unknown => {
      if (prototype.includes('rustbuffer_free(')) freed.push(args[0]);
      return told();
    };
    const async = (...args: readonly unknown[]): void => {
      const done = args.at(-1) as (error: null, value: unknown) => void;
      const said = told() as { code?: number; error?: unknown };
      if (typeof said === 'object' && said.code !== undefined) Object.assign(args.at(-2) as object, said);
      done(null, said);
    };
    return Object.assign(sync, { async });
  };
  const decode = (pointer: unknown, _: string, length: number) => from(pointer as string).subarray(0, length);
  const koffi = { struct: () => undefined, decode: decode as never };
  return { freed, open: () => libraryOver(koffi, func) };
}
const buffer = (bytes: string) => ({ len: bytes.length / 2, data: bytes });

describe("rgb-lib's library", () => {
  it.each([
    ['contract', { uniffi_contract_version: 29 }, "uniffi's contract is 29, not 30"],
    ['function', { checksum_method_wallet_send_end: 1 }, 'the checksum of wallet_send_end is 1, not 13068'],
  ])('is refused with a reason if it has another %s', (_, answers, words) => {
    expect(standIn(answers).open).toThrow(words);
  });

  it('reports errors by name, and panics as such', async () => {
    const refused = { code: 1, error: buffer('00000018' + '0000000178') };
    const { open, freed } = standIn({ fn_constructor_wallet_new: refused });
    const none = {
      walletData: {
        ...{ dataDir: '', bitcoinNetwork: 'Regtest', databaseType: 'Sqlite' },
        ...{ maxAllocationsPerUtxo: 1n, supportedSchemas: [] },
      },
      keys: {
        ...{ accountXpubVanilla: '', accountXpubColored: '', vanillaKeychain: null, mnemonic: null },
        ...{ masterFingerprint: '', witnessVersion: 'Taproot' },
      },
    };
    await expect(open().run('wallet_new', none)).rejects.toMatchObject({ kind: 'Indexer', message: 'x' });
    expect(freed).toEqual([refused.error]);
    for (const panic of [buffer(''), buffer('6f6f7073')])
      await expect(
        standIn({ fn_constructor_wallet_new: { code: 2, error: panic } })
          .open()
          .run('wallet_new', none),
      ).rejects.toBeInstanceOf(LibraryPanic);
    const huge = standIn({ fn_constructor_wallet_new: { code: 1, error: { len: 2 ** 40, data: '00' } } });
    await expect(huge.open().run('wallet_new', none)).rejects.toThrow('bytes');
  });

  it("gets no call that isn't listed, and none on a wallet before there is one", async () => {
    const { run } = standIn({}).open();
    await expect(run('wallet_drain_to', {})).rejects.toThrow('nobody asks');
    await expect(run('toString', {})).rejects.toThrow('nobody asks');
    await expect(run('wallet_get_address', {})).rejects.toThrow('needs a wallet');
    await expect(run('wallet_get_asset_balance', {})).rejects.toThrow('assetId is missing');
  });

  it.each<[string, Json, string]>([
    ['Indexer', { Indexer: { details: 'no\n\tanswer' } }, 'no\n\tanswer'],
    ['WatchOnly', 'WatchOnly', 'WatchOnly'],
    [
      'InsufficientBitcoins',
      { InsufficientBitcoins: { needed: 2n ** 60n, available: 1n } },
      'InsufficientBitcoins {"needed":1152921504606846976,"available":1}',
    ],
  ])("passes on the library's words for %s", (kind, told, message) => {
    expect(new LibraryError(told)).toMatchObject({ kind, message });
  });

  it('is pinned for each system to one release', () => {
    expect(RGB_LIB_VERSION).toBe(RGB_LIB.version);
    expect(new Set(Object.values(WHEELS).map(({ hash }) => hash)).size).toBe(5);
  });

  it.skipIf(!hasRgbLib())('encodes values as the pinned contract does', () => {
    const binaries = findBinaries(RGB_LIB);
    expect(() => openLibrary(binaries!)).not.toThrow();
  });
});
