import { MAX_CONSIGNMENT_BYTES } from '../../../src-main/verify/rgb/transition.ts';
import type { HistoryTrial } from '../../support/rgb/consignments.ts';
import type { Mutant } from './mutate.ts';

/** Files of 8 MB, each filled with copies of one small element. */
export function largeMutants(genuine: HistoryTrial): Mutant[] {
  const head = hex('5247420054465200', '01');
  const genesis = hex(
    '0000',
    '45687051f4cca6e3f665fc75fe3e27b30080346789ad83aa0dc29e95a315e335',
    '00'.repeat(8),
    '010041',
  );
  const plain = [head, hex('0000'), genesis, hex('0400')];
  const shapes: Readonly<Record<string, readonly [Uint8Array, Uint8Array]>> = {
    zeros: [head, hex('00')],
    terminals: [Buffer.concat([head, hex('ffff')]), hex('00'.repeat(32), '0100', '00'.repeat(32))],
    seals: [Buffer.concat([head, hex('0100', '00'.repeat(32), 'ffff')]), hex('00'.repeat(32))],
    globals: [
      Buffer.concat([...plain, hex('00', 'ff')]),
      Buffer.concat([hex('0100ffff'), Buffer.alloc(131_070)]),
    ],
    assignments: [
      Buffer.concat([...plain, hex('0000', 'ffff')]),
      Buffer.concat([hex('a00f00ffff'), Buffer.alloc(65_535 * 33, 1)]),
    ],
    inputs: [
      Buffer.concat([...plain, hex('0000', '0000', '01000000', '01', '02000000', 'ffff0200')]),
      hex('00'.repeat(48)),
    ],
    outputs: [
      Buffer.concat([
        ...plain,
        hex('0000', '0000', '01000000', '01', '02000000', '01000000', '00'.repeat(48), 'ffff0900'),
      ]),
      hex('00'.repeat(12)),
    ],
    stack: [
      Buffer.concat([
        ...plain,
        hex('0000', '0000', '01000000', '01', '02000000', '01000000', '00'.repeat(44), 'ffff1f00'),
      ]),
      hex('00000000'),
    ],
    'bundles that claim four thousand million': [
      Buffer.concat([...plain, hex('0000', '0000', 'ffffffff')]),
      hex('00'),
    ],
  };
  return Object.entries(shapes).map(([name, [before, piece]]) => ({
    name: `8 MB of ${name}`,
    trial: { ...genuine, bytes: filled(before, piece) },
  }));
}

function filled(before: Uint8Array, piece: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(MAX_CONSIGNMENT_BYTES);
  bytes.set(before);
  for (let at = before.length; at < bytes.length; at += piece.length)
    bytes.set(piece.subarray(0, bytes.length - at), at);
  return bytes;
}

const hex = (...parts: readonly string[]): Uint8Array => Buffer.from(parts.join(''), 'hex');
