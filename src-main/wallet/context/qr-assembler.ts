import type { CallInput, CallAnswer } from '../../../src-preload/contract/index.ts';
import { fail } from '../../base/errors.ts';
import { createCodesReader, isCodePart } from '../../codes/read-codes.ts';
import type { UrProgress, UrReader } from '../../codes/read-ur.ts';
import type { Random } from '../../ports/index.ts';

export type AssembledQr =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'ur'; readonly type: string; readonly bytes: Uint8Array };

/** One screen scans at a time. */
const MAX_GATHERINGS = 3;

export type QrAssembler = ReturnType<typeof createQrAssembler>;

export function createQrAssembler(random: Random) {
  const gatherings = new Map<string, Gathering>();
  const begin = (): string => {
    const id = random.id();
    gatherings.set(id, { reader: createCodesReader(), whole: null, isSequence: false });
    for (const oldest of gatherings.keys()) if (gatherings.size > MAX_GATHERINGS) gatherings.delete(oldest);
    return id;
  };
  return {
    take: ({ gatherId: known, text }: CallInput<'codes.gather'>): CallAnswer<'codes.gather'> => {
      const gatherId = known !== null && gatherings.has(known) ? known : begin();
      const gathering = gatherings.get(gatherId);
      if (gathering === undefined) throw fail('GONE', { what: 'codes' });
      return { gatherId, told: toldOf(gathering, text.trim()) };
    },
    whole: (gatherId: string): AssembledQr => {
      const whole = gatherings.get(gatherId)?.whole ?? null;
      if (whole === null) throw fail('GONE', { what: 'codes' });
      return whole;
    },
  };
}

interface Gathering {
  readonly reader: UrReader;
  whole: AssembledQr | null;
  /** Part of a sequence came, so a code that is no part isn't taken for a whole text. */
  isSequence: boolean;
}

type Told = CallAnswer<'codes.gather'>['told'];

function toldOf(gathering: Gathering, text: string): Told {
  if (gathering.whole !== null) return { kind: 'whole' };
  if (!isCodePart(text) && !gathering.isSequence) {
    if (text === '') return { kind: 'refused', because: 'form' };
    gathering.whole = { kind: 'text', text };
    return { kind: 'whole' };
  }
  const progress = gathering.reader.receive(text);
  gathering.isSequence ||= progress.kind === 'more';
  return told(gathering, progress);
}

function told(gathering: Gathering, progress: UrProgress): Told {
  switch (progress.kind) {
    case 'whole':
      gathering.whole = { kind: 'ur', type: progress.type, bytes: progress.bytes };
      return { kind: 'whole' };
    case 'more':
      return { kind: 'more', have: progress.have, of: progress.of };
    case 'refused':
      return { kind: 'refused', because: progress.because };
    case 'broken':
      return { kind: 'refused', because: 'broken' };
  }
}
