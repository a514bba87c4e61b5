import { createOutputCache } from '../../../src-main/keys/address.ts';
import type { PublicKeys } from '../../../src-main/keys/account.ts';
import { coinType } from '../../../src-main/keys/derive.ts';
import { judge } from '../../../src-main/verify/verdict/judge.ts';
import type { SecretRef } from '../../../src-main/keyholder/requests.ts';
import { genuineSlots } from '../../support/psbt/builder.ts';
import { u32, writeRaw } from '../../support/psbt/raw-psbt.ts';
import { hex, type TestWallet } from '../../support/psbt/test-wallet.ts';

/** What the request for five slots takes: its fee. */
export const FEE = 652n;

/** A PSBT for five slots as a server builds it, with the request that a user's approval of it becomes. */
export function slotsRequest(keys: PublicKeys, secret: Pick<SecretRef, 'walletId' | 'keySource'>) {
  const { raw, account, intent, snapshot, book, limits } = genuineSlots({
    ...{ wallet: knownBy(keys), num: 5, sizeSats: 3_000n, inputSats: [1_000_000n] },
    ...{ lockTime: 0, knownHeight: null },
  });
  const judged = { psbt: writeRaw(raw), account, intent, snapshot, book, limits };
  return { ...judged, secret: { ...secret, walletName: 'Savings', keys }, digest: judge(judged).digest };
}

/** A wallet as whoever builds for it knows it: without a private key. */
function knownBy(keys: PublicKeys): TestWallet {
  const xpubs = { vanilla: keys.accountXpubVanilla, colored: keys.accountXpubColored };
  const cache = createOutputCache();
  const none = new Uint8Array();
  const keyAt = (): never => {
    throw new Error('keys of accounts alone are known');
  };
  return {
    ...{ seed: none, keyAt },
    account: {
      ...{ fingerprint: keys.fingerprint, network: keys.network, xpubs, gap: 20, searchLength: 1_000 },
      ...{ keychains: { vanilla: [0], colored: [0] }, highestIndex: { vanilla: 4, colored: 9 } },
    },
    key: (branch, keychain, index) => {
      const { internalKey, script } = cache.output(xpubs[branch], keychain, index, keys.network);
      const hardened = [86, coinType(keys.network, branch), 0].map((step) => step + 0x8000_0000);
      const path = [...hardened, keychain, index];
      const origin = keys.fingerprint + path.map(u32).join('');
      return { privateKey: none, internalKey: hex(internalKey), script: hex(script), path, origin };
    },
  };
}
