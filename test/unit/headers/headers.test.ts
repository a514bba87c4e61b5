import { describe, expect, it } from 'vitest';
import { checkHeaders, windowFrom, workFrom } from '../../../src-main/headers/check-headers.ts';
import {
  NO_HEADERS,
  blockHash,
  endOf,
  hashOf,
  headerAt,
  type Headers,
} from '../../../src-main/headers/header.ts';
import { requiredBits, CHAINS, PERIOD, chainsOf, type ChainRules } from '../../../src-main/headers/rules.ts';
import { FIRST_S, cut, easyRules, join, lastOf, mine, work, writeHeader } from '../../support/chain/mine.ts';

const FAR_S = FIRST_S + 100_000_000;
const reversed = (hex: string): Uint8Array => Uint8Array.from(Buffer.from(hex, 'hex')).reverse();
const ROOT = reversed('4a5e1e4baab89f3a32518a88c31bc87f618f76673e2cc77ab2127b7afdeda33b');
const ROOT4 = reversed('7aa0a7ae1e223414cb807e40cd57e667b718e42aaf9306db9102fe28912b7b4e');

/** Checks the headers without an earlier check. */
const checkAll = (rules: ChainRules, headers: Headers, nowS = FAR_S) =>
  checkHeaders(rules, NO_HEADERS, headers, nowS);

describe('the first blocks', () => {
  // Bitcoin Core, src/kernel/chainparams.cpp.
  it.each([
    ['mainnet', ROOT, 1_231_006_505, 0x1d00ffff, 2_083_236_893],
    ['testnet3', ROOT, 1_296_688_602, 0x1d00ffff, 414_098_458],
    ['testnet4', ROOT4, 1_714_777_860, 0x1d00ffff, 393_743_547],
    ['signet', ROOT, 1_598_918_400, 0x1e0377ae, 52_613_770],
    ['regtest', ROOT, 1_296_688_602, 0x207fffff, 2],
  ] as const)('of %s is the real one, and is accepted', (name, merkleRoot, timeS, bits, nonce) => {
    const header = writeHeader({ version: 1, merkleRoot, timeS, bits, nonce });
    const rules = { ...CHAINS[name], from: 0, checkpoints: [] };
    expect(blockHash(header)).toBe(rules.genesis);
    expect(checkAll(rules, { from: 0, bytes: header })).toMatchObject({ ok: true });
    header.writeUInt32LE(nonce + 1, 76);
    expect(checkAll(rules, { from: 0, bytes: header })).toMatchObject({ ok: false, height: 0 });
  });

  it('of another chain is refused', () => {
    const { genesis } = easyRules();
    expect(checkAll(CHAINS.regtest, genesis)).toEqual({ ok: false, fault: 'checkpoint', height: 0 });
  });

  it("of a test wallet may be either testnet's", () => {
    expect(chainsOf('testnet').map(({ name }) => name)).toEqual(['testnet3', 'testnet4']);
    expect(chainsOf('signet').map(({ name }) => name)).toEqual(['signet']);
  });

  it('that is kept begins a period, with no checkpoint below it', () => {
    for (const { from, checkpoints } of Object.values(CHAINS)) {
      expect(from % PERIOD).toBe(0);
      expect(checkpoints.every(({ height }) => height >= from)).toBe(true);
    }
    expect(CHAINS.mainnet.from).toBe(878_976);
  });
});

describe('a retarget', () => {
  // Bitcoin Core, src/test/pow_tests.cpp: get_next_work, and its three bounds.
  it.each([
    [32_256, 1_261_130_161, 1_262_152_739, 0x1d00ffff, 0x1d00d86a],
    [2_016, 1_231_006_505, 1_233_061_996, 0x1d00ffff, 0x1d00ffff],
    [68_544, 1_279_008_237, 1_279_297_671, 0x1c05a3f4, 0x1c0168fd],
    [48_384, 1_263_163_443, 1_269_211_443, 0x1c387f6f, 0x1d00e1fd],
  ])('at %i gives Core’s target', (height, firstS, lastS, bits, due) => {
    const before = (at: number) => writeHeader({ timeS: at === height - PERIOD ? firstS : lastS, bits });
    expect(requiredBits({ ...CHAINS.mainnet, from: 0 }, height, lastS + 600, before)).toBe(due);
  });

  it.each(['testnet3', 'testnet4'] as const)('on %s uses the right block of the period', (name) => {
    const first = 0x1c00ffff;
    const before = (at: number) =>
      at === 0
        ? writeHeader({ timeS: FIRST_S, bits: first })
        : writeHeader({ timeS: FIRST_S + 1_209_600, bits: 0x1d00ffff });
    const rules = { ...CHAINS[name], from: 0 };
    expect(requiredBits(rules, PERIOD, FIRST_S + 1_209_601, before)).toBe(
      name === 'testnet4' ? first : 0x1d00ffff,
    );
  });

  it("with the twenty-minute rule looks behind easy blocks, at most to the period's first", () => {
    const rules = { ...CHAINS.testnet3, from: 0 };
    const before = (hard: number) => (at: number) =>
      writeHeader({ timeS: FIRST_S + at, bits: at === hard ? 0x1b0404cb : 0x1d00ffff });
    expect(requiredBits(rules, 2_116, FIRST_S + 2_115 + 1_200, before(2_100))).toBe(0x1b0404cb);
    expect(requiredBits(rules, 2_116, FIRST_S + 2_115 + 1_201, before(2_100))).toBe(0x1d00ffff);
    expect(requiredBits(rules, 2_116, FIRST_S + 2_116, before(2_015))).toBe(0x1d00ffff);
  });
});

describe('headers made for the test', () => {
  const { rules, genesis } = easyRules();
  const chain = join(genesis, mine(rules, genesis, 2 * PERIOD + 10, { everyS: 300 }));

  it('pass across two retargets, whole and in parts', () => {
    expect(checkAll(rules, chain)).toEqual({ ok: true, work: workFrom(chain, 0) });
    const half = PERIOD + 5;
    const before = cut(chain, windowFrom(rules, half), half);
    const added = cut(chain, half);
    expect(checkHeaders(rules, before, added, FAR_S)).toEqual({
      ok: true,
      work: workFrom(chain, half),
    });
    expect(workFrom(chain, 0)).toBeGreaterThan(2n * BigInt(endOf(chain)));
  });

  const tip = endOf(chain);
  const next = (parts: Parameters<typeof mine>[3]) =>
    checkHeaders(rules, cut(chain, windowFrom(rules, tip), tip), mine(rules, chain, 1, parts), FAR_S);

  it.each([
    [
      'that follows another block',
      'link',
      { parts: (_: number, due: object) => ({ ...due, previous: hashOf(headerAt(chain, 5)) }) },
    ],
    [
      'with an easier target',
      'target',
      { parts: (_: number, due: object) => ({ ...due, bits: 0x207fffff }) },
    ],
    [
      'with a target beyond the easiest',
      'target',
      { parts: (_: number, due: object) => ({ ...due, bits: 0x2100ffff }) },
    ],
    ['of the time of the sixth before it', 'time', { everyS: -5 * 300 }],
    ['of a version before BIP65', 'version', { parts: (_: number, due: object) => ({ ...due, version: 3 }) }],
    ['of a negative version', 'version', { parts: (_: number, due: object) => ({ ...due, version: -4 }) }],
  ] as const)('are refused with a block %s', (_, fault, parts) =>
    expect(next(parts as never)).toEqual({ ok: false, fault, height: tip }),
  );

  it('are refused without their work', () => {
    const header = Buffer.from(lastOf(chain));
    // Looks for a nonce that misses the target, which most do.
    for (let nonce = 0; ; nonce++) {
      header.writeUInt32LE(nonce, 76);
      const checked = checkHeaders(rules, cut(chain, 0, tip - 1), { from: tip - 1, bytes: header }, FAR_S);
      if (checked.ok) continue;
      expect(checked).toEqual({ ok: false, fault: 'work', height: tip - 1 });
      break;
    }
  });

  it('are refused more than two hours ahead of our clock', () => {
    const endS = FIRST_S + (tip - 1) * 300;
    expect(checkAll(rules, chain, endS - 7_200)).toMatchObject({ ok: true });
    expect(checkAll(rules, chain, endS - 7_201)).toEqual({ ok: false, fault: 'future', height: tip - 1 });
  });

  it('are refused if a checkpoint names another block', () => {
    const hash = blockHash(headerAt(chain, 100));
    const known = (height: number) => ({ ...rules, checkpoints: [{ height, hash }] });
    expect(checkAll(known(100), chain)).toMatchObject({ ok: true });
    expect(checkAll(known(101), chain)).toEqual({ ok: false, fault: 'checkpoint', height: 101 });
  });

  it('of regtest keep their target', () => {
    const plain = { ...rules, retargets: false };
    const added = join(genesis, mine(plain, genesis, PERIOD + 3, { everyS: 1 }));
    expect(checkAll(plain, added)).toMatchObject({ ok: true, work: 2n * BigInt(PERIOD + 4) });
    expect(checkAll(rules, added)).toEqual({ ok: false, fault: 'target', height: PERIOD });
  });

  it('of testnet 4 do not go back in time by more than ten minutes with a period', () => {
    const four = { ...rules, bip94: true, twentyMinutes: true };
    const period = join(genesis, mine(four, genesis, PERIOD - 1, { everyS: 300 }));
    const at = (everyS: number) => checkAll(four, join(period, mine(four, period, 1, { everyS })));
    expect([at(-600), at(-601)]).toMatchObject([{ ok: true }, { ok: false, fault: 'time', height: PERIOD }]);
    const before94 = { ...four, bip94: false };
    expect(checkAll(before94, join(period, mine(before94, period, 1, { everyS: -601 })))).toMatchObject({
      ok: true,
    });
  });

  it('with the twenty-minute rule pass with an easy block among hard ones', () => {
    const test = { ...rules, twentyMinutes: true };
    const late = (height: number) => (height % 50 === 0 ? 1_201 : 100);
    const added = join(genesis, mine(test, genesis, PERIOD + 200, { everyS: late }));
    expect(checkAll(test, added)).toMatchObject({ ok: true });
    expect(checkAll(rules, added)).toMatchObject({ ok: false, fault: 'target' });
  });

  it('are useless if one is missing', () => {
    const header = work(writeHeader({ timeS: FIRST_S, bits: 0x207fffff }), 0x207fffff);
    expect(() => checkHeaders(rules, NO_HEADERS, { from: 5, bytes: header }, FAR_S)).toThrow(RangeError);
  });
});
