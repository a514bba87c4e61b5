import { createHash } from 'node:crypto';
import { RawOldTx } from '@scure/btc-signer/script.js';
import { transactionId } from '../../../src-main/verify/psbt/transaction.ts';
import type { WitnessFact } from '../../../src-main/verify/history/bundles.ts';
import {
  bundleBytes,
  consignmentBytes,
  contractId,
  genesisBytes,
  type PracticeGenesis,
  type WrittenBundle,
} from '../../../src-main/practice/rgb/consignment.ts';
import {
  bundlesOf,
  commit,
  type TransitionItem,
  makeTransition,
  transitionId,
} from '../../../src-main/practice/rgb/transition.ts';
import type { HistoryTrial } from './consignments.ts';

/** Numbers that look like none, the same every time. */
const bytesOf = (text: string, length = 32): Uint8Array =>
  Uint8Array.from(createHash('sha256').update(text).digest().subarray(0, length));

const SUPPLY = 1_000_000n;
/** Of so many transfers one pays a part to somebody, and the rest goes on; the others give all of it on. */
const PAYS_EVERY = 10;

/** An asset that went through so many hands, written by the practice service's encoder; the last is paid to a seal. */
export function longHistory(transfers: number): HistoryTrial {
  const genesis: PracticeGenesis = {
    kind: 'nia',
    ticker: 'LONG',
    name: 'Long',
    details: null,
    precision: 0,
    media: null,
    issuedAtSeconds: 1_700_000_000,
    allocations: [{ txid: 'aa'.repeat(32), vout: 0, blinding: 7n, amount: SUPPLY }],
  };
  const contract = contractId(genesis);
  const bundles: WrittenBundle[] = [];
  const witnesses = new Map<string, WitnessFact>();
  let own = { opid: contract, no: 0, amount: SUPPLY, txid: 'aa'.repeat(32), vout: 0 };
  for (let at = 0; at < transfers; at += 1) {
    const isLast = at === transfers - 1;
    const pays = isLast || at % PAYS_EVERY === PAYS_EVERY - 1 ? 1n : 0n;
    const items: TransitionItem[] = [
      { seal: { kind: 'revealed', txid: null, vout: 1, blinding: BigInt(at) }, amount: own.amount - pays },
      ...(pays === 0n ? [] : [{ seal: { kind: 'secret', hash: sealOf(at) } as const, amount: pays }]),
    ];
    const transition = makeTransition(contract, [own], items);
    const entropy = bytesOf(`entropy ${at}`, 8);
    const { hash } = commit(bundlesOf([transition]), entropy);
    const raw = Uint8Array.from(RawOldTx.encode(transactionOf(own, hash)));
    const txid = transactionId(raw);
    bundles.push(bundleBytes({ raw, transitions: [transition], entropy }, contract));
    witnesses.set(txid, { raw, height: 1 + at });
    own = { opid: transitionId(transition), no: 0, amount: own.amount - pays, txid, vout: 1 };
  }
  const secretSeal = sealOf(transfers - 1);
  const paid = [secretSeal];
  return {
    bytes: consignmentBytes({ kind: 'nia', genesis: genesisBytes(genesis), bundles, paid }),
    ask: {
      chainNets: [4],
      contractId: Buffer.from(contract).toString('hex'),
      txid: own.txid,
      recipient: { kind: 'blinded', secretSeal, revealed: null },
      amount: 1n,
    },
    chain: { tipHeight: transfers, minConfirmations: 1, witnesses },
  };
}

const sealOf = (at: number): Uint8Array => bytesOf(`seal ${at}`);

const transactionOf = ({ txid, vout }: { txid: string; vout: number }, commitment: Uint8Array) => ({
  version: 2,
  inputs: [
    {
      txid: Uint8Array.from(Buffer.from(txid, 'hex')),
      index: vout,
      finalScriptSig: new Uint8Array(0),
      sequence: 0xffff_fffd,
    },
  ],
  outputs: [
    { amount: 0n, script: Uint8Array.from([0x6a, 0x20, ...commitment]) },
    { amount: 1_000n, script: Uint8Array.from([0x51, 0x20, ...bytesOf(`key of ${txid}`)]) },
  ],
  lockTime: 0,
});
