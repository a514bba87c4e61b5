import { describe, expect, it } from 'vitest';
import { readImportedUr } from '../../src-main/verify/imported/read-imported.ts';
import { toBytewords } from '../../src-main/codes/bytewords.ts';
import { writePart } from '../../src-main/codes/cbor.ts';
import { cpuMsOf } from '../support/cpu-time.ts';
import { problemOf } from '../support/offline/problem-of.ts';
import { genuineTrial, judgeBare, judgeTrial } from '../support/psbt/send.ts';
import { writeRaw } from '../support/psbt/raw-psbt.ts';
import { proprietary } from '../support/rgb/encode.ts';
import { A, assetIdOf } from '../support/rgb/genuine-send.ts';

describe('what the service sends costs no more than its size:', () => {
  it('38,000 transitions in one PSBT', () => {
    const trial = genuineTrial();
    for (let i = 0; i < 38_000; i++)
      trial.raw.global.push([proprietary('RGB', 1, i.toString(16).padStart(64, '0')), '00']);
    const psbt = writeRaw(trial.raw);
    expect(psbt.length).toBeGreaterThan(2_000_000);
    judgeTrial(genuineTrial());
    let outcome = '';
    expect(cpuMsOf(() => void (outcome = judgeTrial(trial, psbt).outcome))).toBeLessThan(1_000);
    expect(outcome).not.toBe('proved');
    expect(cpuMsOf(() => void (outcome = judgeBare(trial).outcome))).toBeLessThan(1_500);
  });

  it.each([
    ['256 on one output', 256, 1, null],
    ['257 on one output', 257, 1, 'allocations of one output'],
    ['60,000 on one output', 60_000, 1, 'allocations of one output'],
    ['20,000 on many outputs', 250, 80, null],
    ['20,250 on many outputs', 250, 81, 'allocations'],
  ])('%s', (_, each, outputs, what) => {
    const trial = genuineTrial();
    const [spent, ...others] = trial.snapshot.entries;
    const allocations = Array.from({ length: each }, (__, i) => ({
      assetId: assetIdOf(A),
      amount: BigInt(i + 1),
      settled: true,
    }));
    const listed = Array.from({ length: outputs }, (__, i) => ({
      ...spent!,
      txid: i.toString(16).padStart(64, 'f'),
      allocations,
    }));
    // One more is the coin's own.
    trial.snapshot.entries = [{ ...spent!, allocations: [] }, ...others, ...listed];
    trial.book.allocations = [];
    let verdict = judgeTrial(trial);
    expect(cpuMsOf(() => void (verdict = judgeTrial(trial)))).toBeLessThan(500);
    const claim = verdict.claims.find(({ code }) => code === 'TOO_LARGE');
    expect(claim?.facts['what'] ?? null).toBe(what);
    if (what !== null) expect([verdict.outcome, verdict.code]).toEqual(['contradicts', 'TOO_LARGE']);
  });

  it('6,000 parts of a Uniform Resource that are never resolved', () => {
    const [parts, checksum, bytes] = [2_000, 77, 180];
    const frames = Array.from({ length: 6_000 }, (_, i) => {
      const number = parts + 1 + i;
      const fragment = new Uint8Array(bytes).fill(7);
      const part = { number, parts, messageBytes: parts * bytes, checksum, fragment };
      return `ur:psbt/${number}-${parts}/${toBytewords(writePart(part))}`;
    });
    expect(frames.join('').length).toBeGreaterThan(2_400_000);
    let problem = '';
    expect(cpuMsOf(() => void (problem = problemOf(() => readImportedUr(frames))))).toBeLessThan(5_000);
    expect(['urIncomplete', 'urDamaged']).toContain(problem);
  });
});
