import { expect } from 'vitest';
import { attackSends, attackSend, stillProved } from '../support/psbt/attack-send.ts';
import {
  addOutput,
  WITNESS,
  giveToChange,
  items,
  recommitted,
  toOutput,
  moveChange,
  toOutpoint,
  EMPTY_SLOT,
  NO_CHANGE,
  PLAIN_COIN,
  type SendTrial,
} from '../support/psbt/send.ts';
import { outputLabel, testWallet, type TestKey } from '../support/psbt/test-wallet.ts';
import { concealed, type RawSeal } from '../support/rgb/encode.ts';
import { strangersScript, A, units } from '../support/rgb/genuine-send.ts';

const addOwn = (trial: SendTrial, key: TestKey): void =>
  addOutput(trial, { amount: 1_000n, script: key.script }, outputLabel(key));
const thief = testWallet({ seedByte: 66 }).key('colored', 0, 0);
attackSends('FOREIGN_OUTPUT', {
  'a stranger is paid too': {
    change: (trial) => addOutput(trial, { amount: 5_000n, script: thief.script }),
    claim: 'nothingToOthers',
    facts: { output: '2', amountSats: '5000', script: thief.script },
    also: ({ outputs, sums }) => {
      expect(outputs[2]).toMatchObject({
        kind: 'stranger',
        outcome: 'contradicts',
        amountSats: 5_000n,
        assets: [],
      });
      expect(outputs[1]).toMatchObject({ kind: 'change', outcome: 'proved' });
      expect(sums?.strangerSats).toBe(5_000n);
    },
  },
  'a stranger who says whose it is gets no sats': (trial) =>
    addOutput(trial, { amount: 0n, script: thief.script }, outputLabel(thief)),
  'anyone may spend an output that hangs from it': (trial) =>
    addOutput(trial, { amount: 240n, script: '51024e73' }),
  'the bitcoin change goes to a stranger': ({ raw, change }) => {
    raw.tx.outputs[change!]!.script = thief.script;
    raw.outputs[change!] = [];
  },
  'the witness recipient is paid a second time': {
    from: WITNESS,
    change: (trial) => addOutput(trial, { amount: 1_200n, script: strangersScript(0) }),
  },
  'a blinded recipient is given an output': (trial) =>
    addOutput(trial, { amount: 1_000n, script: strangersScript(0) }),
});

const TWO = { wishes: [units(A, 6n, { sats: 1_000n }), units(A, 7n, { sats: 2_000n })] };
attackSend('the recipient’s output pays a thief', 'FOREIGN_OUTPUT', {
  from: WITNESS,
  change: ({ raw }) => (raw.tx.outputs[1]!.script = thief.script),
  also: ({ claims }) =>
    expect(claims.find(({ name }) => name === 'recipientsAsAsked')?.code).toBe('OUTPUT_COUNT'),
});
attackSend('the recipient’s output is missing', 'OUTPUT_COUNT', {
  from: WITNESS,
  change: recommitted((trial) => {
    trial.raw.tx.outputs.splice(1, 1);
    trial.raw.outputs.splice(1, 1);
    trial.change = 1;
    giveToChange(trial, 1_200n + 86n);
    for (const { seal } of items(trial)) Object.assign(seal, toOutput(1));
  }),
});
for (const sats of [-1n, 1n, 5_000n])
  attackSend(`the recipient’s output holds ${sats} sats more than agreed`, 'OUTPUT_SIZE', {
    from: WITNESS,
    change: (trial) => {
      trial.raw.tx.outputs[1]!.amount += sats;
      giveToChange(trial, -sats);
    },
    also: ({ outputs }) => expect(outputs[1]).toMatchObject({ kind: 'recipient', outcome: 'contradicts' }),
  });
attackSend('the sats of two recipients are swapped', 'OUTPUT_SIZE', {
  from: TWO,
  change: ({ raw }) => {
    const [, first, second] = raw.tx.outputs;
    [first!.amount, second!.amount] = [second!.amount, first!.amount];
  },
});
attackSend('the scripts of two recipients are swapped, their assets are not', 'RGB_AMOUNT', {
  from: TWO,
  change: ({ raw }) => {
    const [, first, second] = raw.tx.outputs;
    [raw.tx.outputs[1], raw.tx.outputs[2]] = [second!, first!];
  },
});

attackSends('BRANCH', {
  'the change is plain bitcoin, where the asset would be spent unseen': (trial) =>
    moveChange(trial, trial.wallet.key('vanilla', 0, 3)),
  'plain bitcoin comes back beside the slot': {
    change: (trial) => addOwn(trial, trial.wallet.key('vanilla', 0, 3)),
    facts: { output: '2' },
  },
});
attackSend('two slots come back', 'OUTPUT_COUNT', {
  change: (trial) => addOwn(trial, trial.wallet.key('colored', 0, 8)),
  facts: { slots: '2' },
});

attackSend('the change lies where no restore would look', 'CHANGE_INDEX', (trial) =>
  moveChange(trial, trial.wallet.key('colored', 0, 30)),
);
attackSend('the change lies there and says nothing', 'FOREIGN_OUTPUT', (trial) => {
  moveChange(trial, trial.wallet.key('colored', 0, 30));
  trial.raw.outputs[trial.change!] = [];
});
attackSend('the same slot comes back twice', 'ADDRESS_REUSE', (trial) =>
  addOwn(trial, trial.wallet.key('colored', 0, 9)),
);
attackSends('OUTPUT_SPOOF', {
  'the change says that it is at another place': ({ raw, wallet, change }) =>
    (raw.outputs[change!] = outputLabel(wallet.key('colored', 0, 8))),
  'a stranger’s output says that it is ours': ({ raw, wallet, change }) => {
    raw.tx.outputs[change!]!.script = `5120${'11'.repeat(32)}`;
    raw.outputs[change!] = outputLabel(wallet.key('colored', 0, 9));
  },
});
/** 330 sats come back, the least that can. */
const small = { coins: [{ sats: 638n, assets: [units(A, 500n)] }] };
attackSend('the change is too small to be spent', 'DUST', {
  from: small,
  change: (trial) => giveToChange(trial, -1n),
});
attackSend('the change is too small, and its asset goes to a thief', 'RGB_CHANGE', {
  from: small,
  change: recommitted((trial) => {
    giveToChange(trial, -1n);
    items(trial)[0]!.seal = toOutpoint('66'.repeat(32), 0);
  }),
});
stillProved({
  'its change is not labelled': ({ raw, change }) => (raw.outputs[change!] = []),
  'its change lies as far out as a restore looks': (trial) =>
    moveChange(trial, trial.wallet.key('colored', 0, 29)),
});

const changeTo = (seal: RawSeal): ((trial: SendTrial) => void) =>
  recommitted((trial) => void (items(trial)[0]!.seal = seal));
attackSends('RGB_RECIPIENT', {
  'the asset change goes to the witness recipient': {
    from: WITNESS,
    change: recommitted(
      (trial) =>
        (items(trial).find(({ seal }) => seal.secret === undefined && seal.vout === 2)!.seal = {
          ...toOutput(1),
          blinding: 'ff'.repeat(8),
        } as RawSeal),
    ),
  },
  'the asset change is concealed, so that nobody can say whose it is': recommitted((trial) => {
    const [first] = items(trial);
    first!.seal = { secret: concealed(first!.seal) };
  }),
});
attackSends('RGB_CHANGE', {
  'the asset change goes to a stranger’s outpoint': changeTo(toOutpoint('66'.repeat(32), 0)),
  'the asset change goes to the slot that is being spent': changeTo(toOutpoint('b0'.repeat(32), 0)),
  'the asset change goes to plain bitcoin of ours': changeTo(toOutpoint(PLAIN_COIN.txid, PLAIN_COIN.vout)),
  'the asset change goes to another output of a transaction of ours': changeTo(
    toOutpoint(EMPTY_SLOT.txid, EMPTY_SLOT.vout + 1),
  ),
  'the asset change goes to the commitment': changeTo(toOutput(0)),
  'the asset change goes to an output that is not there': changeTo(toOutput(2)),
  'the asset change goes to a slot that the list alone calls ours': {
    from: NO_CHANGE,
    change: (trial) =>
      (trial.book.outputs = trial.book.outputs.filter(
        ({ txid }) => txid !== trial.snapshot.entries[1]!.txid,
      )),
  },
});
stillProved({
  'its asset change goes to a slot that is ours, whatever the list calls it': {
    from: NO_CHANGE,
    change: ({ snapshot }) => Object.assign(snapshot.entries[1]!, { exists: false, colorable: false }),
  },
  'its asset change goes to another slot of ours': changeTo(toOutpoint(EMPTY_SLOT.txid, EMPTY_SLOT.vout)),
});
