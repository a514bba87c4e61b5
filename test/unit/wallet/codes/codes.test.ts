import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createQrAssembler } from '../../../../src-main/wallet/context/qr-assembler.ts';
import { createShownQr } from '../../../../src-main/wallet/context/shown-qr.ts';
import type { Density } from '../../../../src-preload/contract/index.ts';
import { systemRandom } from '../../../../src-main/hosts/system.ts';
import { failureThrown } from '../../../support/failure-of.ts';

const held = () => createShownQr(systemRandom);
const gathered = () => createQrAssembler(systemRandom);

describe('what is shown as codes', () => {
  it.each<readonly [Density, number]>([
    ['low', 101],
    ['medium', 42],
    ['high', 21],
  ])('is handed out in frames that one camera can read, %s', (density, parts) => {
    const codes = held();
    const heldId = codes.hold({ type: 'psbt', bytes: randomBytes(10_000) });
    const { frames, parts: of } = codes.frames({ heldId, density, from: 1, count: 64 });
    expect([of, new Set(frames).size]).toEqual([parts, 64]);
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
    },
  );

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

it('what is read from codes gives out nothing before it is whole, nor what nobody gathered', () => {
  const codes = held();
  const heldId = codes.hold({ type: 'psbt', bytes: randomBytes(2_000) });
  const [one = ''] = codes.frames({ heldId, density: 'medium', from: 1, count: 1 }).frames;
  const taken = gathered();
  const { gatherId } = taken.take({ gatherId: null, text: one });
  for (const id of [gatherId, 'ab'.repeat(16)])
    expect(failureThrown(() => taken.whole(id)).code).toBe('GONE');
});

it('what is read from codes begins anew under another id where it was forgotten', () => {
  const taken = gathered();
  const { gatherId } = taken.take({ gatherId: null, text: 'a' });
  for (const text of ['b', 'c', 'd']) taken.take({ gatherId: null, text });
  expect(failureThrown(() => taken.whole(gatherId)).code).toBe('GONE');
  const again = taken.take({ gatherId, text: 'a' });
  expect(again.gatherId).not.toBe(gatherId);
  expect(taken.whole(again.gatherId)).toEqual({ kind: 'text', text: 'a' });
});
