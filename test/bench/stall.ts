import { entropyToMnemonic, mnemonicToSeedSync } from 'bip39';
import { EMPTY_BOOK } from '../../src-main/verify/book/book.ts';
import type { JudgeInput } from '../../src-main/verify/verdict/judge.ts';
import { createReader, type Reader } from '../../src-main/reader/client.ts';
import { startWorker } from '../../src-main/reader/start.ts';
import { forkChild } from '../../src-main/keyholder/in-main/fork-child.ts';
import { createSigner, type Signer } from '../../src-main/keyholder/in-main/child-lifetime.ts';
import type { SecretRef } from '../../src-main/keyholder/requests.ts';
import { longestStall } from '../support/longest-stall.ts';
import { genuineSlots } from '../support/psbt/builder.ts';
import { writeRaw } from '../support/psbt/raw-psbt.ts';
import { genuineTrial } from '../support/psbt/send.ts';
import { testWallet, type TestWallet } from '../support/psbt/test-wallet.ts';
import { contractId } from '../support/rgb/genuine-send.ts';
import { median } from './rounds.ts';

const ROUNDS = 9;
const INPUTS = 1_000;
/** The most that the proof allows (verify/rgb/rgb-limits.ts). */
const CONTRACTS = 100;

/** In ms. */
export interface Stalls {
  /** New slots out of 1,000 inputs. */
  readonly slotsMs: number;
  /** A send that moves 100 assets. */
  readonly sendMs: number;
}

/**
 * How long main's loop stands still while a worker judges a transaction, a keyholder child signs it and main verifies
 * the signature: the median, over some rounds, of the longest time between two turns of the loop. Worker and child
 * start from these bundles. Each round has a new wallet, so that no key is derived yet. Secrets are kept for the
 * session, without a keychain.
 */
export async function measureStalls(keyholder: string, judge: string): Promise<Stalls> {
  const signer = createSigner({
    start: () => forkChild(keyholder, process.env),
    clock: { nowMs: () => Date.now() },
    onWaiting: () => undefined,
  });
  const reader = createReader({ start: () => startWorker(judge) });
  try {
    // Built first: the garbage of building isn't main's.
    const wallets: Asked[] = [];
    for (let round = 0; round < ROUNDS; round++) wallets.push(await prepare(signer, round));
    const slots: number[] = [];
    const sends: number[] = [];
    for (const { secret, slotsAsked, sendAsked } of wallets) {
      slots.push(await longestStall(() => signAsMainDoes(signer, reader, secret, slotsAsked)));
      sends.push(await longestStall(() => signAsMainDoes(signer, reader, secret, sendAsked)));
    }
    return { slotsMs: median(slots), sendMs: median(sends) };
  } finally {
    signer.close();
    reader.close();
  }
}

type Asked = Awaited<ReturnType<typeof prepare>>;

async function prepare(signer: Signer, round: number) {
  // Never funded anywhere.
  const words = entropyToMnemonic(Buffer.alloc(16, round));
  const secret = await keep(signer, words, round);
  const wallet = testWallet({ seed: Uint8Array.from(mnemonicToSeedSync(words)) });
  return { secret, slotsAsked: manyInputs(wallet), sendAsked: manyAssets(wallet) };
}

async function keep(signer: Signer, words: string, round: number): Promise<SecretRef> {
  const walletId = round.toString(16).padStart(32, '0');
  const asked = {
    walletId,
    network: 'regtest',
    keep: 'session',
    words,
    createdAtMs: 0,
    expect: null,
  } as const;
  const keys = await signer.restore(asked);
  return { walletId, walletName: 'Bench', keySource: 'session', keys };
}

const manyInputs = (wallet: TestWallet): JudgeInput =>
  asJudged(genuineSlots({ wallet, num: 1, inputSats: Array.from({ length: INPUTS }, () => 20_000n) }));

function manyAssets(wallet: TestWallet): JudgeInput {
  const contracts = Array.from({ length: CONTRACTS }, (_, i) => contractId(`asset ${i}`));
  return asJudged(
    genuineTrial({
      wallet,
      coins: [{ assets: contracts.map((contract) => ({ contract, amount: 500n })) }],
      wishes: contracts.map((contract) => ({ contract, amount: 100n })),
    }),
  );
}

function asJudged({
  raw,
  intent,
  snapshot,
  account,
  limits,
}: ReturnType<typeof genuineSlots> | ReturnType<typeof genuineTrial>): JudgeInput {
  return { psbt: writeRaw(raw), intent, snapshot, book: EMPTY_BOOK, account, limits };
}

async function signAsMainDoes(signer: Signer, reader: Reader, secret: SecretRef, asked: JudgeInput) {
  const { digest, outcome } = await reader.judge(asked);
  if (outcome !== 'proved' && outcome !== 'onTrust')
    throw new Error(`the transaction of the bench is ${outcome}`);
  const signed = await signer.sign({ ...asked, secret, digest });
  await reader.verifySigned(asked.psbt, signed.psbt, asked.account);
}
