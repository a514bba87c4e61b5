import { Psbt, initEccLib, networks } from 'bitcoinjs-lib';
import * as ecc from 'tiny-secp256k1';
import { judge, type JudgeInput } from '../../src-main/verify/verdict/judge.ts';
import { ownScriptsOf } from '../../src-main/keys/allowed-paths.ts';
import { genuineSlots, type Draft } from '../support/psbt/builder.ts';
import { writeRaw } from '../support/psbt/raw-psbt.ts';
import { testWallet } from '../support/psbt/test-wallet.ts';
import { interleaved, median } from './rounds.ts';

initEccLib(ecc);

/** Medians in ms. */
export interface InspectionTimes {
  /** bitcoinjs-lib reads a PSBT with 1,000 outputs. */
  readonly bitcoinjsParseMs: number;
  /** Finds each of those outputs as ours, by its script alone. */
  readonly mapHitsMs: number;
  /** The whole verdict on it. */
  readonly verdict1000Ms: number;
  /** A verdict on 20 inputs and 50 outputs, for a wallet with derived keys, and for a new one. */
  readonly verdictWarmMs: number;
  readonly verdictColdMs: number;
}

export function benchInspection(): InspectionTimes {
  const wallet = testWallet({ highestIndex: { vanilla: 5, colored: 9 + OUTPUTS } });
  const many = genuineSlots({ wallet, num: OUTPUTS, inputSats: [2_000_000n] });
  // More than one request allows: judged as a bare PSBT, against the list.
  const asked: JudgeInput = { ...asJudged(many), intent: { kind: 'offline' } };
  const { psbt, account } = asked;
  const scripts = many.raw.tx.outputs.map(({ script }) => Uint8Array.from(Buffer.from(script, 'hex')));
  const own = ownScriptsOf(account);
  const small = asJudged(smallDraft(FIRST_SEED));
  const proved = (input: JudgeInput): void => {
    const { outcome } = judge(input);
    if (outcome !== 'proved') throw new Error(`the transaction of the bench is ${outcome}`);
  };
  const methods = {
    bitcoinjsParseMs: () => Psbt.fromBase64(psbt, { network: networks.regtest }),
    mapHitsMs: () => {
      if (scripts.some((script) => own.find(script, null, account.highestIndex) === null))
        throw new Error('an output of ours was not found');
    },
    verdict1000Ms: () => proved(asked),
    verdictWarmMs: () => proved(small),
  };
  for (let round = 0; round < WARM_ROUNDS; round++) for (const run of Object.values(methods)) run();
  const { bitcoinjsParseMs, mapHitsMs, verdict1000Ms, verdictWarmMs } = methods;
  const times = interleaved(
    {
      bitcoinjsParseMs: { run: bitcoinjsParseMs, every: 1 },
      mapHitsMs: { run: mapHitsMs, every: 1 },
      verdict1000Ms: { run: verdict1000Ms, every: 1 },
      verdictWarmMs: { run: verdictWarmMs, every: 1 },
    },
    ROUNDS,
    () => performance.now(),
  );
  const cold = Array.from({ length: COLD_WALLETS }, (_, i) => {
    const input = asJudged(smallDraft(FIRST_SEED + 1 + i));
    const from = performance.now();
    proved(input);
    return performance.now() - from;
  });
  return { ...times, verdictColdMs: median(cold) };
}

const OUTPUTS = 999;
const ROUNDS = 60;
const WARM_ROUNDS = 10;
const COLD_WALLETS = 9;
const FIRST_SEED = 100;

/** 20 inputs; 49 slots and change. */
function smallDraft(seedByte: number): Draft {
  const inputSats = Array.from({ length: 20 }, () => 20_000n);
  return genuineSlots({ wallet: testWallet({ seedByte }), num: 49, inputSats });
}

function asJudged({ raw, intent, snapshot, book, account, limits }: Draft): JudgeInput {
  return { psbt: writeRaw(raw), intent, snapshot, book, account, limits };
}
