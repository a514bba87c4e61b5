import { refuseTooMuch } from '../../domain/backup/most.ts';

/** Lists and objects down to this depth, the whole being 1, are counted; what lies deeper is one entry with what is around it. */
const DEPTH = 4;
/** Of an object that is counted. */
const MOST_MEMBERS = 100;
/** Of the longest entry that is ours: a PSBT of the largest size, in a step of a signing, beside what was asked. */
const MOST_CHARS = 12 * 1024 * 1024;
/** Values in one entry. */
const MOST_VALUES = 25_000;

/** Throws BACKUP_TOO_MUCH for lists that are too long, all of one name together, and RangeError for an entry that is too large. */
export function refuseBeyond(whole: unknown): void {
  const counts = new Map<string, number>();
  const look = (value: unknown, depth: number, name: string): void => {
    if (depth > DEPTH || typeof value !== 'object' || value === null) refuseLarge(value);
    else if (Array.isArray(value))
      for (const one of value as readonly unknown[]) {
        const count = (counts.get(name) ?? 0) + 1;
        counts.set(name, count);
        refuseTooMuch(name, count);
        look(one, depth + 1, name);
      }
    else {
      const members = Object.entries(value);
      if (members.length > MOST_MEMBERS) throw new RangeError('an entry is too large');
      for (const [called, inner] of members) look(inner, depth + 1, called);
    }
  };
  look(whole, 1, '');
}

function refuseLarge(entry: unknown): void {
  let [chars, values] = [0, 0];
  const look = (value: unknown): void => {
    values += 1;
    if (typeof value === 'string') chars += value.length;
    if (chars > MOST_CHARS || values > MOST_VALUES) throw new RangeError('an entry is too large');
    if (typeof value !== 'object' || value === null) return;
    for (const [name, inner] of Object.entries(value)) {
      chars += name.length;
      look(inner);
    }
  };
  look(entry);
}
