import type { CallInput, CallOutput } from '../../src-preload/contract/index.ts';
import { refuse } from './fake-types.ts';

/**
 * A simulation of main's codes that runs in a browser: parts are cut from the text, and come round and round unmixed.
 * The real ones are tested in test/unit/wallet/codes.
 */
export interface FakeCodes {
  readonly hold: (text: string) => string;
  readonly frames: (asked: CallInput<'codes.frames'>) => CallOutput<'codes.frames'>;
  readonly take: (asked: CallInput<'codes.gather'>) => CallOutput<'codes.gather'>;
  readonly whole: (gatherId: string) => string;
}

const PART_CHARS = { low: 200, medium: 480, high: 960 } as const;
const STILL_CHARS = 600;

export function fakeCodes(): FakeCodes {
  const held = new Map<string, string>();
  const gathered = new Map<string, { of: number; name: string; parts: Map<number, string> }>();
  const newId = (): string => (held.size + gathered.size + 1).toString(16).padStart(32, '0');
  const begin = (): string => {
    const id = newId();
    gathered.set(id, { of: 0, name: '', parts: new Map() });
    return id;
  };
  return {
    hold: (text) => {
      const id = newId();
      held.set(id, text);
      return id;
    },
    frames: ({ heldId, density, from, count }) => {
      const text = held.get(heldId) ?? refuse('GONE', { what: 'codes' });
      if (text.length <= STILL_CHARS) return { parts: 1, frames: [text] };
      const parts = Math.ceil(text.length / PART_CHARS[density]);
      const frame = (number: number): string => {
        const at = ((number - 1) % parts) * PART_CHARS[density];
        const name = `${String(text.length)}.${text.slice(0, 4)}`;
        return `UR:FAKE/${String(number)}-${String(parts)}/${name}/${text.slice(at, at + PART_CHARS[density])}`;
      };
      return { parts, frames: Array.from({ length: count }, (_, i) => frame(from + i)) };
    },
    take: ({ gatherId: known, text }) => {
      const gatherId = known !== null && gathered.has(known) ? known : begin();
      const into = gathered.get(gatherId);
      if (into === undefined) throw new Error('nothing gathers');
      const [, number, of, name, part = ''] = /^UR:FAKE\/(\d+)-(\d+)\/([^/]+)\/(.*)$/.exec(text) ?? [];
      if (name === undefined) {
        if (text.startsWith('UR:')) return { gatherId, told: { kind: 'refused', because: 'form' } };
        Object.assign(into, { of: 1, name: text });
        into.parts.set(0, text);
        return { gatherId, told: { kind: 'whole' } };
      }
      if (into.parts.size > 0 && name !== into.name)
        return { gatherId, told: { kind: 'refused', because: 'other' } };
      Object.assign(into, { of: Number(of), name });
      into.parts.set((Number(number) - 1) % into.of, part);
      const have = into.parts.size;
      return {
        gatherId,
        told: have === into.of ? { kind: 'whole' } : { kind: 'more', have, of: into.of },
      };
    },
    whole: (gatherId) => {
      const into = gathered.get(gatherId);
      if (into === undefined || into.parts.size < into.of) refuse('GONE', { what: 'codes' });
      return Array.from({ length: into.of }, (_, at) => into.parts.get(at) ?? '').join('');
    },
  };
}
