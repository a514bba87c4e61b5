import { lieAbout, smallest, stranger, toAny, type NamedLie } from './lie.ts';

const SLOTS = 'createutxosbegin';
const SPOOFS = ['OUTPUT_SPOOF', 'FOREIGN_OUTPUT'];

/** A service's possible changes to the PSBT of new slots; test/attacks has all other lies. */
export const slotLies: readonly NamedLie[] = [
  ...toAny(SLOTS, 20_000n),
  lieAbout(SLOTS, 'a slot is a stranger’s, and labelled as ours', SPOOFS, (raw) => {
    smallest(raw).script = stranger.script;
  }),
  lieAbout(SLOTS, 'a note is added to the chain', ['UNEXPECTED_OP_RETURN'], (raw) => {
    raw.tx.outputs.push({ amount: 0n, script: '6a04deadbeef' });
    raw.outputs.push([]);
  }),
];
