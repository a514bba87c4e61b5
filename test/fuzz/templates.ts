import type { JudgeInput } from '../../src-main/domain/psbt/judge.ts';
import { genuineSlots } from '../support/psbt/builder.ts';
import type { SlotsOptions } from '../support/psbt/builder.ts';
import type { RawPsbt } from '../support/psbt/raw-psbt.ts';
import { genuineTrial, NO_CHANGE, WITNESS } from '../support/psbt/send.ts';
import type { TestWallet } from '../support/psbt/test-wallet.ts';
import { A, commit, contractId } from '../support/rgb/genuine-send.ts';
import type { SendOptions } from '../support/rgb/genuine-send.ts';
import type { Random } from './changes.ts';
import { changeMeaning } from './changes.ts';

/** An honest answer to a *begin* call, from which mutants are made. */
export interface Template {
  readonly name: string;
  readonly asked: Omit<JudgeInput, 'psbt'>;
  readonly wallet: TestWallet;
  /** Never changed: each mutant is made of a copy. */
  readonly raw: RawPsbt;
  /**
   * A copy whose RGB part says something else than was asked, and commits to that as honestly as a thief would. Null
   * where there is no RGB part.
   */
  readonly otherMeaning: ((random: Random) => RawPsbt) | null;
}

/** Every shape of honest answer that the judge has a rule for. A kind of intent that comes is added here. */
export function templates(): readonly Template[] {
  return [
    slots('three slots', {}),
    slots('one input, no change', { num: 1, inputSats: [1_330n], withChange: false, rateSatsPerVb: 1 }),
    slots('up to five slots', { num: 5, made: 2, upTo: true }),
    slots('eight inputs', { num: 12, inputSats: Array.from({ length: 8 }, () => 9_000n) }),
    send('a blinded send', {}),
    send('a witness send', WITNESS),
    send('change elsewhere', NO_CHANGE),
    send('two assets, two inputs', TWO_ASSETS),
  ];
}

const B = contractId('B', 0x31);
const TWO_ASSETS: SendOptions = {
  coins: [
    { assets: [{ contract: A, amount: 70n }] },
    {
      assets: [
        { contract: A, amount: 430n, fromGenesis: false },
        { contract: B, amount: 7n },
      ],
    },
  ],
  wishes: [
    { contract: A, amount: 100n },
    { contract: A, amount: 11n, sats: 1_500n },
  ],
};

function slots(name: string, options: SlotsOptions): Template {
  const { raw, wallet, intent, snapshot, account, limits } = genuineSlots(options);
  return { name, asked: { intent, snapshot, account, limits }, wallet, raw, otherMeaning: null };
}

function send(name: string, options: SendOptions): Template {
  const trial = genuineTrial(options);
  const { raw, wallet, intent, snapshot, account, limits } = trial;
  return {
    name,
    asked: { intent, snapshot, account, limits },
    wallet,
    raw,
    otherMeaning: (random) => {
      const changed = { ...trial, raw: structuredClone(raw), operations: structuredClone(trial.operations) };
      changeMeaning(changed.operations, random);
      commit(changed);
      return changed.raw;
    },
  };
}
