import { EMPTY_BOOK } from '../../../src-main/verify/book/book.ts';
import { Transaction } from '@scure/btc-signer';
import type { CreateSlotsIntent } from '../../../src-main/verify/verdict/kinds/slots.ts';
import { createOutputCache } from '../../../src-main/keys/address.ts';
import type { PublicKeys } from '../../../src-main/keys/public-keys.ts';
import { coinType } from '../../../src-main/keys/derive.ts';
import type { Branch } from '../../../src-main/base/network.ts';
import { judge } from '../../../src-main/verify/verdict/judge.ts';
import { defaultLimits } from '../../../src-main/verify/verdict/claims/limits.ts';
import type { SecretRef, SignRequest } from '../../../src-main/keyholder/requests.ts';

const PREVIOUS_TXID = 'ab'.repeat(32);
const INPUT_SATS = 1_000_000n;
const SLOT_SATS = 3_000n;
const SLOTS = 5;
const RATE_SATS_PER_VB = 2;
/** One key-path input of 57.5 vbytes, six taproot outputs of 43, and 11.5 around them. */
const VBYTES = 327n;

/** A PSBT for five slots as a server builds it, with the request that a user's approval of it becomes. */
export function slotsRequest(
  keys: PublicKeys,
  secret: Pick<SecretRef, 'walletId' | 'keySource'>,
): SignRequest & { readonly intent: CreateSlotsIntent } {
  const account: SignRequest['account'] = {
    fingerprint: keys.fingerprint,
    network: keys.network,
    xpubs: { vanilla: keys.accountXpubVanilla, colored: keys.accountXpubColored },
    keychains: { vanilla: [0], colored: [0] },
    highestIndex: { vanilla: 0, colored: -1 },
    gap: 20,
    searchLength: 1_000,
  };
  const judged = {
    psbt: slotsPsbt(keys),
    account,
    intent: {
      kind: 'createSlots',
      num: SLOTS,
      askedNum: SLOTS,
      sizeSats: SLOT_SATS,
      rateSatsPerVb: RATE_SATS_PER_VB,
      upTo: false,
    },
    snapshot: {
      takenAtMs: 1_700_000_000_000,
      entries: [
        {
          txid: PREVIOUS_TXID,
          vout: 0,
          amountSats: INPUT_SATS,
          colorable: false,
          exists: true,
          allocations: [],
          pendingBlinded: 0,
        },
      ],
    },
    book: EMPTY_BOOK,
    limits: defaultLimits(null),
  } as const satisfies Omit<SignRequest, 'secret' | 'digest'>;
  return {
    ...judged,
    secret: { ...secret, walletName: 'Savings', keys },
    digest: judge(judged).digest,
  };
}

function slotsPsbt(keys: PublicKeys): string {
  const cache = createOutputCache();
  const own = (branch: Branch, index: number) => {
    const xpub = branch === 'vanilla' ? keys.accountXpubVanilla : keys.accountXpubColored;
    const { internalKey, script } = cache.output(xpub, 0, index, keys.network);
    const path = [86, coinType(keys.network, branch), 0].map((step) => step + 0x8000_0000);
    const der = { fingerprint: parseInt(keys.fingerprint, 16), path: [...path, 0, index] };
    return {
      script,
      fields: {
        tapInternalKey: internalKey,
        tapBip32Derivation: [[internalKey, { hashes: [], der }]] as [
          Uint8Array,
          { hashes: Uint8Array[]; der: typeof der },
        ][],
      },
    };
  };
  const transaction = new Transaction({ version: 2, lockTime: 0 });
  const input = own('vanilla', 0);
  transaction.addInput({
    txid: PREVIOUS_TXID,
    index: 0,
    sequence: 0xffff_fffd,
    witnessUtxo: { script: input.script, amount: INPUT_SATS },
    ...input.fields,
  });
  for (let i = 0; i < SLOTS; i++) {
    const { script, fields } = own('colored', i);
    transaction.addOutput({ script, amount: SLOT_SATS, ...fields });
  }
  const change = own('vanilla', 1);
  const amount = INPUT_SATS - BigInt(SLOTS) * SLOT_SATS - VBYTES * BigInt(RATE_SATS_PER_VB);
  transaction.addOutput({ script: change.script, amount, ...change.fields });
  return Buffer.from(transaction.toPSBT(0)).toString('base64');
}
