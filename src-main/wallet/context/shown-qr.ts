import type { CallInput, CallAnswer, CodeForm, Density } from '../../../src-preload/contract/index.ts';
import { fail } from '../../base/errors.ts';
import { writeUr, type UrFrames } from '../../codes/write-ur.ts';
import { writeBbqr } from '../../codes/bbqr.ts';
import type { Random } from '../../ports/index.ts';

/** What codes show: nothing secret, but it reveals coins. */
export interface Shown {
  readonly type: 'psbt' | 'crypto-account' | 'bytes';
  readonly bytes: Uint8Array;
}

/** Screens show one at a time; each may be some MiB. */
const MAX_HELD = 6;

/** Bytes per frame: codes of about 61, 85 and 113 modules a side. */
const FRAGMENT_BYTES: Readonly<Record<Density, number>> = { low: 100, medium: 240, high: 480 };
/** One still code of 89 modules: any camera reads it from a screen. */
const MAX_STILL_CHARS = 600;

export type ShownQr = ReturnType<typeof createShownQr>;

export function createShownQr(random: Random) {
  const held = new Map<string, Entry>();
  return {
    hold: (content: Shown | string): string => {
      const { type, bytes }: Shown =
        typeof content === 'string' ? { type: 'bytes', bytes: Buffer.from(content, 'utf8') } : content;
      const still = typeof content === 'string' && content.length <= MAX_STILL_CHARS ? content : null;
      for (const [id, entry] of held)
        if (entry.type === type && entry.still === still && Buffer.compare(entry.bytes, bytes) === 0)
          return id;
      const id = random.id();
      held.set(id, { type, bytes, still, made: new Map() });
      for (const oldest of held.keys()) if (held.size > MAX_HELD) held.delete(oldest);
      return id;
    },
    frames: ({
      heldId,
      density,
      from,
      count,
      form = 'crypto-psbt',
    }: CallInput<'codes.frames'>): CallAnswer<'codes.frames'> => {
      const entry = held.get(heldId);
      if (entry === undefined) throw fail('GONE', { what: 'codes' });
      const ur = framesOf(entry, density, form);
      if (ur === null) return { parts: 0, frames: [] };
      const frames = Array.from({ length: ur.parts === 1 ? 1 : count }, (_, i) => ur.frame(from + i));
      return { parts: ur.parts, frames };
    },
  };
}

interface Entry extends Shown {
  readonly still: string | null;
  readonly made: Map<string, UrFrames | null>;
}

function framesOf({ type, bytes, still, made }: Entry, density: Density, form: CodeForm): UrFrames | null {
  if (still !== null) return { parts: 1, frame: () => still };
  const name = `${density}/${form}`;
  const known = made.get(name);
  if (known !== undefined) return known;
  const frames = framesIn(type === 'psbt' ? form : type, bytes, density);
  made.set(name, frames);
  return frames;
}

function framesIn(
  form: CodeForm | Exclude<Shown['type'], 'psbt'>,
  bytes: Uint8Array,
  density: Density,
): UrFrames | null {
  // BBQr counts letters, two per byte, so its frames are as long as the other forms'.
  if (form === 'bbqr') return writeBbqr('P', bytes, 2 * FRAGMENT_BYTES[density]);
  const ur = writeUr(form, bytes, FRAGMENT_BYTES[density]);
  // Upper case takes QR's alphanumeric mode (BCR-2020-005): else half as many modules again.
  return ur === null ? null : { parts: ur.parts, frame: (at) => ur.frame(at).toUpperCase() };
}
