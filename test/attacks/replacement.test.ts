import { describe, expect, it } from 'vitest';
import {
  attackReplacements,
  attackReplacementsFrom,
  genuineReplacement,
  judgeReplacement,
  spendMore,
  type ReplacementDraft,
  type ReplacementOptions,
} from '../support/psbt/replacement.ts';
import { payee } from '../support/psbt/send-btc.ts';
import { inputLabel, outputLabel } from '../support/psbt/test-wallet.ts';
import { writeOutput } from '../support/psbt/raw-psbt.ts';

const OTHER = payee('p2tr').script;
const SLOTS: ReplacementOptions = { of: 'slots' };
const CANCEL: ReplacementOptions = { act: 'cancel' };

const output = ({ raw }: ReplacementDraft, at: number) => raw.tx.outputs[at]!;
const changeOf = (draft: ReplacementDraft) => output(draft, draft.change!);
const add = (draft: ReplacementDraft, amount: bigint, script: string): void => {
  draft.raw.tx.outputs.push({ amount, script });
  draft.raw.outputs.push([]);
  changeOf(draft).amount -= amount + BigInt((9 + script.length / 2) * draft.intent.rateSatsPerVb);
};
const drop = (draft: ReplacementDraft, at: number): void => {
  const [gone] = draft.raw.tx.outputs.splice(at, 1);
  draft.raw.outputs.splice(at, 1);
  draft.change! -= 1;
  changeOf(draft).amount += gone!.amount + BigInt((9 + gone!.script.length / 2) * draft.intent.rateSatsPerVb);
};
const dropInput = (draft: ReplacementDraft, at: number, sats: bigint): void => {
  draft.raw.tx.inputs.splice(at, 1);
  draft.raw.inputs.splice(at, 1);
  changeOf(draft).amount -= sats - BigInt(Math.ceil(57.5 * draft.intent.rateSatsPerVb));
};
/** The outpoint of the original's output. */
const made = ({ original }: ReplacementDraft, vout: number): string => `${original.txid}:${String(vout)}`;
const listed = (draft: ReplacementDraft, vout: number, more: object): void => {
  const [txid = ''] = made(draft, vout).split(':');
  const entry = { txid, vout, amountSats: 1_000n, colorable: true, exists: true, allocations: [] };
  draft.snapshot.entries.push({ ...entry, pendingBlinded: 0, ...more });
};

attackReplacements('FOREIGN_OUTPUT', {
  'somebody else is paid': (draft) => (output(draft, 0).script = OTHER),
  'somebody else is paid beside': (draft) => add(draft, 1_000n, OTHER),
  'the recipient is paid twice': (draft) => add(draft, 30_000n, payee().script),
  'the recipient gets less': (draft) => (output(draft, 0).amount -= 1n),
  'the recipient gets more': (draft) => (output(draft, 0).amount += 1n),
});
attackReplacementsFrom(CANCEL, 'FOREIGN_OUTPUT', {
  'the cancelled recipient is paid all the same': (draft) => add(draft, 30_000n, payee().script),
  'a cancel pays another': (draft) => add(draft, 30_000n, OTHER),
});
attackReplacements('OUTPUT_COUNT', {
  'the recipient is dropped': (draft) => drop(draft, 0),
  'what comes back comes in two': (draft) => {
    const key = draft.wallet.key('vanilla', 0, 8);
    add(draft, 5_000n, key.script);
    draft.raw.outputs[2] = outputLabel(key);
  },
});
attackReplacementsFrom(CANCEL, 'OUTPUT_COUNT', {
  'a cancel gives all of it to the miner but a slot': (draft) => {
    const key = draft.wallet.key('vanilla', 0, 8);
    add(draft, 5_000n, key.script);
    draft.raw.outputs[1] = outputLabel(key);
  },
});
attackReplacements('UNEXPECTED_OP_RETURN', {
  'something is written into the chain': (draft) => add(draft, 0n, `6a20${'ab'.repeat(32)}`),
});
attackReplacements('UNEXPECTED_INPUT', {
  'a coin of the original is left out': (draft) => dropInput(draft, 1, 50_000n),
  'only one other coin is spent': (draft) => {
    spendMore(draft, 200_000n);
    changeOf(draft).amount += 200_000n - BigInt(58 * 6);
    dropInput(draft, 0, 100_000n);
  },
  'what the original makes is spent': (draft) => {
    spendMore(draft, 1_000n, { txid: draft.original.txid, vout: 1 });
    changeOf(draft).amount += 1_000n - BigInt(58 * 6);
  },
});
attackReplacements('UNKNOWN_OUTPOINT', {
  'a coin is spent that nobody lists': (draft) => {
    spendMore(draft, 9_000n);
    draft.snapshot.entries = [];
    changeOf(draft).amount += 9_000n - BigInt(58 * 6);
  },
});
attackReplacements('SPENDS_COLORED', {
  'a slot is spent beside': (draft) => {
    const key = draft.wallet.key('colored', 0, 3);
    const at = { txid: 'c0'.repeat(32), vout: 0 };
    draft.raw.tx.inputs.push({ ...at, scriptSig: '', sequence: 0xffff_fffd });
    draft.raw.inputs.push([['01', writeOutput({ amount: 1_000n, script: key.script })], ...inputLabel(key)]);
    draft.snapshot.entries.push({
      ...at,
      ...{ amountSats: 1_000n, colorable: true, exists: true, allocations: [], pendingBlinded: 0 },
    });
    changeOf(draft).amount += 1_000n - BigInt(58 * 6);
  },
});
attackReplacementsFrom(SLOTS, 'SPENDS_COLORED', {
  'an asset lies on a slot of the original': (draft) => {
    const lies = { assetId: 'rgb:x', amount: 5n, settled: true };
    listed(draft, 0, { allocations: [lies] });
  },
  'our own book has an asset on a slot of the original': (draft) => {
    const at = { txid: draft.original.txid, vout: 1, assetId: 'rgb:x', amount: 5n };
    draft.book = { ...draft.book, allocations: [{ ...at, opout: 'o/4000/0', ground: 'book' }] };
  },
});
attackReplacementsFrom(SLOTS, 'SPENDS_PENDING', {
  'somebody is to pay onto a slot of the original': (draft) => listed(draft, 2, { pendingBlinded: 1 }),
});
attackReplacementsFrom(SLOTS, 'INVOICE_SLOT', {
  'an open invoice waits on a slot of the original': (draft) => {
    draft.book = { ...draft.book, invoices: [{ outpoint: made(draft, 0), open: true }] };
  },
});
attackReplacementsFrom({ ...SLOTS, act: 'cancel' }, 'INVOICE_SLOT', {
  'an open invoice waits on a slot that would be cancelled': (draft) => {
    draft.book = { ...draft.book, invoices: [{ outpoint: made(draft, 1), open: true }] };
  },
});
const reservedBy = (draft: ReplacementDraft, part: Partial<ReplacementDraft['book']['reserved'][number]>) => {
  const one = { by: 'd1'.repeat(32), outpoints: [], spends: [], makes: [], mayShare: false };
  draft.book = { ...draft.book, reserved: [{ ...one, ...part }] };
};
attackReplacements('RESERVED', {
  'a later payment spends the change of the original': (draft) =>
    reservedBy(draft, { outpoints: [made(draft, 1)], spends: [made(draft, 1)] }),
  'a coin beside is held by another payment': (draft) => {
    spendMore(draft, 9_000n);
    changeOf(draft).amount += 9_000n - BigInt(58 * 6);
    const held = `${'e7'.repeat(32)}:3`;
    reservedBy(draft, { outpoints: [held], spends: [held] });
  },
});
attackReplacementsFrom(SLOTS, 'RESERVED', {
  'a seal of a send names a slot of the original': (draft) =>
    reservedBy(draft, { outpoints: [made(draft, 2)] }),
});
attackReplacementsFrom(SLOTS, 'OUTPUT_COUNT', { 'a slot is left out': (draft) => drop(draft, 1) });
attackReplacementsFrom(SLOTS, 'BRANCH', {
  'a slot more is made': (draft) => {
    const key = draft.wallet.key('colored', 0, 15);
    add(draft, 1_000n, key.script);
    draft.raw.outputs[4] = outputLabel(key);
  },
});
attackReplacements('FEE_TOO_HIGH', {
  'it takes more than the rate that was asked for': (draft) => (changeOf(draft).amount -= 20_000n),
  'it goes past the limit of the fee': (draft) => (draft.limits.maxFeeSats = 500n),
  'it goes past the limit of the rate': (draft) => (draft.limits.maxRateSatsPerVb = 5),
});
attackReplacements('FEE_TOO_LOW', {
  'it pays less than was asked for': (draft) => (changeOf(draft).amount += 400n),
});
attackReplacementsFrom({ rateSatsPerVb: 3.1 }, 'FEE_TOO_LOW', {
  'it pays less than a node takes for a second time': (draft) => {
    draft.intent = { ...draft.intent, rateSatsPerVb: 2.9 };
    changeOf(draft).amount += 40n;
  },
});
attackReplacements('UNKNOWN_OUTPOINT', {
  'the original is no transaction': (draft) =>
    (draft.intent = { ...draft.intent, original: draft.intent.original.slice(2) }),
});
attackReplacements('COIN_FROZEN', {
  'a coin of the original is frozen': ({ raw, ...draft }) => {
    const { txid, vout } = raw.tx.inputs[0]!;
    draft.book.frozen = [`${txid}:${String(vout)}`];
  },
});
attackReplacements('AMOUNT_LIE', {
  'the list names another amount of a coin': (draft) => {
    spendMore(draft, 9_000n);
    draft.snapshot.entries[0]!.amountSats = 8_000n;
  },
});
attackReplacements('DUST', {
  'what comes back is dust': (draft) => {
    const left = changeOf(draft).amount - 329n;
    changeOf(draft).amount = 329n;
    draft.intent = { ...draft.intent, rateSatsPerVb: 6 + Math.floor(Number(left) / 199) };
  },
});

attackReplacementsFrom({ of: 'merge' }, 'FOREIGN_OUTPUT', {
  'a merge pays another': (draft) => add(draft, 5_000n, OTHER),
});
attackReplacementsFrom(SLOTS, 'FOREIGN_OUTPUT', {
  'a slot is given to another': (draft) => {
    output(draft, 0).script = OTHER;
    draft.raw.outputs[0] = [];
  },
  'somebody is paid beside the slots': (draft) => add(draft, 1_000n, OTHER),
});
attackReplacementsFrom(SLOTS, 'OUTPUT_COUNT', {
  'a slot has other sats': (draft) => (output(draft, 1).amount += 1n),
});
attackReplacementsFrom({ ...SLOTS, act: 'cancel' }, 'BRANCH', {
  'cancelled slots come back as one slot': (draft) => {
    const key = draft.wallet.key('colored', 0, 15);
    add(draft, 5_000n, key.script);
    draft.raw.outputs[1] = outputLabel(key);
  },
});
attackReplacementsFrom({ moreSats: 12_345n }, 'UNEXPECTED_INPUT', {
  'a coin of the original is left out for another': (draft) => dropInput(draft, 0, 100_000n),
});
attackReplacements('SIGHASH', {
  'a signature would cover less than all of it': ({ raw }) => raw.inputs[0]!.push(['03', '83000000']),
});
attackReplacements('ALREADY_SIGNED', {
  'an input is signed': ({ raw }) => raw.inputs[0]!.push(['13', 'ab'.repeat(64)]),
});
attackReplacements('DUPLICATE_INPUT', {
  'a coin is spent twice': ({ raw }) => {
    raw.tx.inputs.push({ ...raw.tx.inputs[0]! });
    raw.inputs.push(raw.inputs[0]!);
  },
});
attackReplacements('LOCKTIME', {
  'it waits for a later day': ({ raw }) => (raw.tx.lockTime = 1_900_000_000),
});
attackReplacements('SPENDS_PENDING', {
  'a coin beside is not there yet': (draft) => {
    spendMore(draft, 9_000n);
    draft.snapshot.entries[0]!.exists = false;
    changeOf(draft).amount += 9_000n - BigInt(58 * 6);
  },
});

const OF = ['payment', 'slots', 'merge'] as const;
const rows = OF.flatMap((of) =>
  [5, 6.1, 7.5, 40].flatMap((rateSatsPerVb) =>
    (['raise', 'cancel'] as const).flatMap((act) =>
      [null, 12_345n].map((moreSats) => ({ of, rateSatsPerVb, act, moreSats })),
    ),
  ),
);

describe('a genuine replacement', () => {
  it.each(rows)('of a $of ($act at $rateSatsPerVb sat/vB, with $moreSats sats more) is proved', (options) => {
    const verdict = judgeReplacement(genuineReplacement(options));
    expect([verdict.outcome, verdict.code]).toEqual(['proved', null]);
  });

  it.each(['p2tr', 'p2wsh', 'p2pkh', 'p2sh'] as const)('that pays %s is proved', (to) => {
    expect(judgeReplacement(genuineReplacement({ to }))).toMatchObject({ outcome: 'proved', code: null });
  });

  it('is proved though its original still holds the coins, and another that shares them', () => {
    const draft = genuineReplacement();
    const [one, other] = draft.raw.tx.inputs.map(({ txid, vout }) => `${txid}:${String(vout)}`);
    const held = { by: draft.original.txid, makes: [], mayShare: false };
    draft.book = {
      ...draft.book,
      reserved: [
        { ...held, outpoints: [one!, other!], spends: [one!, other!] },
        { ...held, by: 'd2'.repeat(32), outpoints: [one!], spends: [one!] },
      ],
    };
    expect(judgeReplacement(draft)).toMatchObject({ outcome: 'proved', code: null });
  });
});
