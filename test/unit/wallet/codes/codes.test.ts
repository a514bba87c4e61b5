import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createQrAssembler } from '../../../../src-main/wallet/context/qr-assembler.ts';
import { createShownQr } from '../../../../src-main/wallet/context/shown-qr.ts';
import type { Density } from '../../../../src-preload/contract/index.ts';
import { systemRandom } from '../../../../src-main/hosts/system.ts';
import { failureThrown } from '../../../support/failure-of.ts';

const held = () => createShownQr(systemRandom);
const gathered = () => createQrAssembler(systemRandom);

function allFrames(codes: ReturnType<typeof held>, heldId: string, density: Density, share = 2): string[] {
  const { parts } = codes.frames({ heldId, density, from: 1, count: 1 });
  const frames: string[] = [];
  for (let from = 1; frames.length < parts * share; from += 64)
    frames.push(...codes.frames({ heldId, density, from, count: 64 }).frames);
  return frames.slice(0, parts * share);
}

describe('what is shown as codes', () => {
  it.each<readonly [Density, number]>([
    ['low', 101],
    ['medium', 42],
    ['high', 21],
  ])('is handed out in frames that one camera can read, %s', (density, parts) => {
    const codes = held();
    const heldId = codes.hold({ type: 'psbt', bytes: randomBytes(10_000) });
    const { frames, parts: of } = codes.frames({ heldId, density, from: 1, count: 64 });
    expect(of).toBe(parts);
    expect(frames).toHaveLength(64);
    expect(new Set(frames).size).toBe(64);
    for (const frame of frames) expect(frame).toMatch(/^UR:CRYPTO-PSBT\/\d+-\d+\/[A-Z]+$/);
    // 113 modules a side at level M: QR code of version 24.
    for (const frame of frames) expect(frame.length).toBeLessThan(1_300);
  });

  it.each(['crypto-psbt', 'psbt', 'bbqr'] as const)(
    'shows a PSBT as %s by choice, and reads it back',
    (form) => {
      const bytes = randomBytes(3_000);
      const codes = held();
      const heldId = codes.hold({ type: 'psbt', bytes });
      const { frames, parts } = codes.frames({ heldId, density: 'medium', from: 1, count: 20, form });
      const begins = { 'crypto-psbt': 'UR:CRYPTO-PSBT/', psbt: 'UR:PSBT/', bbqr: 'B$2P' }[form];
      for (const frame of frames) expect(frame.startsWith(begins)).toBe(true);
      const qr = gathered();
      let gatherId: string | null = null;
      for (const text of frames.slice(0, parts)) ({ gatherId } = qr.take({ gatherId, text }));
      const whole = qr.whole(gatherId ?? '');
      expect(whole.kind === 'ur' && [whole.type, Buffer.compare(whole.bytes, bytes)]).toEqual([
        form === 'bbqr' ? 'psbt' : form,
        0,
      ]);
      // A pack is none: another Ochre reads it.
      const pack = codes.hold({ type: 'bytes', bytes });
      expect(codes.frames({ heldId: pack, density: 'low', from: 1, count: 1, form }).frames[0]).toMatch(
        /^UR:BYTES/,
      );
    },
  );

  it.each([10, 3_000, 100_000])('arrives whole where every third frame of %i bytes is lost', (size) => {
    const bytes = randomBytes(size);
    const codes = held();
    const heldId = codes.hold({ type: 'psbt', bytes });
    const taken = gathered();
    let gatherId: string | null = null;
    for (const [at, text] of allFrames(codes, heldId, 'high', 5).entries()) {
      if (at % 3 === 1) continue;
      const answer = taken.take({ gatherId, text });
      gatherId = answer.gatherId;
      if (answer.told.kind === 'whole') break;
      expect(answer.told.kind).toBe('more');
    }
    expect(taken.whole(gatherId ?? '')).toEqual({
      kind: 'ur',
      type: 'crypto-psbt',
      bytes: Uint8Array.from(bytes),
    });
  });

  it('is one still code where a short text is shown', () => {
    const codes = held();
    const heldId = codes.hold('short');
    expect(codes.frames({ heldId, density: 'low', from: 1, count: 24 })).toEqual({
      parts: 1,
      frames: ['short'],
    });
    const taken = gathered();
    const { gatherId } = taken.take({ gatherId: null, text: 'short' });
    expect(taken.whole(gatherId)).toEqual({ kind: 'text', text: 'short' });
  });

  it('says so where it is too much for codes, and the densest may do', () => {
    const codes = held();
    const heldId = codes.hold({ type: 'psbt', bytes: randomBytes(400_000) });
    expect(codes.frames({ heldId, density: 'low', from: 1, count: 24 })).toEqual({ parts: 0, frames: [] });
    expect(codes.frames({ heldId, density: 'high', from: 1, count: 1 }).parts).toBeGreaterThan(800);
  });

  it('has one id for as long as it is held, and is not held for ever', () => {
    const codes = held();
    const first = codes.hold('first');
    expect(codes.hold('first')).toBe(first);
    for (let i = 0; i < 6; i++) codes.hold(`other ${String(i)}`);
    expect(failureThrown(() => codes.frames({ heldId: first, density: 'low', from: 1, count: 1 }))).toEqual({
      code: 'GONE',
      facts: { what: 'codes' },
    });
  });
});

describe('what is read from codes', () => {
  it('counts the parts, takes each once, and tells a part of something else', () => {
    const codes = held();
    const [a, b] = [randomBytes(2_000), randomBytes(2_000)].map((bytes) =>
      codes.hold({ type: 'psbt', bytes }),
    );
    const taken = gathered();
    const [one = '', two = ''] = allFrames(codes, a ?? '', 'medium');
    const [other = ''] = allFrames(codes, b ?? '', 'medium');
    const { gatherId, told } = taken.take({ gatherId: null, text: one });
    expect(told).toEqual({ kind: 'more', have: 1, of: 9 });
    expect(taken.take({ gatherId, text: one }).told).toEqual({ kind: 'more', have: 1, of: 9 });
    expect(taken.take({ gatherId, text: other }).told).toEqual({ kind: 'refused', because: 'other' });
    expect(taken.take({ gatherId, text: two }).told).toEqual({ kind: 'more', have: 2, of: 9 });
  });

  it.each([
    ['no part at all', 'UR:PSBT/1-2/NOTWORDS', 'form'],
    ['nothing', '   ', 'form'],
  ])('refuses %s', (_, text, because) => {
    expect(gathered().take({ gatherId: null, text }).told).toEqual({ kind: 'refused', because });
  });

  it('gives out nothing before it is whole, nor what nobody gathered', () => {
    const codes = held();
    const heldId = codes.hold({ type: 'psbt', bytes: randomBytes(2_000) });
    const [one = ''] = allFrames(codes, heldId, 'medium');
    const taken = gathered();
    const { gatherId } = taken.take({ gatherId: null, text: one });
    for (const id of [gatherId, 'ab'.repeat(16)])
      expect(failureThrown(() => taken.whole(id)).code).toBe('GONE');
  });

  it('begins anew under another id where it was forgotten', () => {
    const taken = gathered();
    const { gatherId } = taken.take({ gatherId: null, text: 'a' });
    for (const text of ['b', 'c', 'd']) taken.take({ gatherId: null, text });
    expect(failureThrown(() => taken.whole(gatherId)).code).toBe('GONE');
    const again = taken.take({ gatherId, text: 'a' });
    expect(again.gatherId).not.toBe(gatherId);
    expect(taken.whole(again.gatherId)).toEqual({ kind: 'text', text: 'a' });
  });
});
