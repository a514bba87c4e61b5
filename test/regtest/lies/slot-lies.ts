import { replaceValue, valueOf } from '../../support/psbt/raw-psbt.ts';
import { first, largest, lieAbout, stranger, type NamedLie } from './lie.ts';

const SLOTS = 'createutxosbegin';
const TO_FEES_SATS = 20_000n;

/** What a service can change in the PSBT of new slots. */
export const slotLies: readonly NamedLie[] = [
  lieAbout(SLOTS, 'the change pays a stranger', ['FOREIGN_OUTPUT'], (raw) => {
    const change = largest(raw);
    raw.outputs[raw.tx.outputs.indexOf(change)] = [];
    change.script = stranger.script;
  }),
  lieAbout(
    SLOTS,
    'a slot is a stranger’s, and labelled as ours',
    ['OUTPUT_SPOOF', 'FOREIGN_OUTPUT'],
    (raw) => {
      smallest(raw).script = stranger.script;
    },
  ),
  lieAbout(SLOTS, 'the fee is ten times as high', ['FEE_TOO_HIGH'], (raw) => {
    largest(raw).amount -= TO_FEES_SATS;
  }),
  lieAbout(SLOTS, 'a slot holds less than was asked', ['OUTPUT_SIZE'], (raw) => {
    smallest(raw).amount -= 1n;
  }),
  lieAbout(SLOTS, 'a slot is left out, and its bitcoin goes to the miner', ['OUTPUT_COUNT'], (raw) => {
    const at = raw.tx.outputs.indexOf(smallest(raw));
    raw.tx.outputs.splice(at, 1);
    raw.outputs.splice(at, 1);
  }),
  lieAbout(SLOTS, 'an input is said to hold less than it does', ['AMOUNT_LIE'], ({ inputs }) => {
    const pairs = first(inputs);
    const utxo = valueOf(pairs, '01');
    replaceValue(pairs, '01', `00${utxo.slice(2)}`);
  }),
  lieAbout(SLOTS, 'an input is none of ours', ['UNKNOWN_OUTPOINT'], ({ tx }) => {
    first(tx.inputs).txid = 'ab'.repeat(32);
  }),
  lieAbout(SLOTS, 'the signature is to cover its own input alone', ['SIGHASH'], ({ inputs }) => {
    first(inputs).push(['03', '83000000']);
  }),
  lieAbout(SLOTS, 'it waits for a date', ['LOCKTIME'], ({ tx }) => {
    tx.lockTime = 1_900_000_000;
  }),
  lieAbout(SLOTS, 'it waits for a block that is far beyond every chain', ['LOCKTIME'], ({ tx }) => {
    tx.lockTime = 499_999_999;
  }),
  lieAbout(SLOTS, 'it waits until its coin is old', ['LOCKTIME'], ({ tx }) => {
    first(tx.inputs).sequence = 65_535;
  }),
  lieAbout(SLOTS, 'a note is added to the chain', ['UNEXPECTED_OP_RETURN'], (raw) => {
    raw.tx.outputs.push({ amount: 0n, script: '6a04deadbeef' });
    raw.outputs.push([]);
  }),
];

function smallest({ tx }: Parameters<typeof largest>[0]) {
  return first([...tx.outputs].sort((a, b) => Number(a.amount - b.amount)));
}
