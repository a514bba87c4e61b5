import { type WitnessFact, NO_CHAIN } from '../../src-main/verify/history/bundles.ts';
import { validateHistory, type HistoryQuery } from '../../src-main/verify/history/validate.ts';
import { parseRecipientId } from '../../src-main/invoices/recipient.ts';
import { parseAssetId } from '../../src-main/invoices/asset-id.ts';
import { DIRECT } from '../../src-main/base/service/route.ts';
import type { LazyPractice } from '../support/practice.ts';
import { createOpenChain } from '../../src-main/services/chain/open.ts';
import { createOpenRgbProxy } from '../../src-main/services/rgb-proxy/client.ts';
import { openHeaderFiles } from '../../src-main/records/header-file.ts';
import { findMined } from '../../src-main/wallet/chain/find-mined.ts';
import { findChain } from '../../src-main/wallet/connection/find-chain.ts';
import { followChain } from '../../src-main/wallet/chain/follow-chain.ts';
import { START_MS } from './service.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { anyHost } from '../support/any-host.ts';

const clock = { nowMs: () => START_MS, monotonicMs: () => performance.now() };
/** The endpoint in a practice service's invoices. */
const ENDPOINT = 'rpcs://practice.invalid/json-rpc';

/** The program's own client of a chain server. */
export const chainOf = async (practice: LazyPractice) =>
  createOpenChain(anyHost)({
    kind: 'electrum',
    address: await practice.chainAddress(),
    way: DIRECT,
  });

/** All headers of the practice chain in a file of their own, checked like a stranger's. */
export async function followed(practice: LazyPractice) {
  const api = await chainOf(practice);
  const rules = await findChain(api, 'regtest');
  const file = openHeaderFiles(tempFolder())(rules);
  await followChain({ clock, rules, file, api, told: () => undefined, isStopped: () => false });
  return { api, rules, file, mined: (txid: string) => findMined(api, rules, file, txid) };
}

/** The practice service's asset data for a recipient, fetched by the program's own client. */
export async function leftFor(practice: LazyPractice, recipientId: string, named = ENDPOINT) {
  const open = createOpenRgbProxy(anyHost, { loopbackOnly: true });
  return open({ endpoint: await practice.rgbEndpoint(named), way: DIRECT }).consignment(recipientId);
}

/** The program's own verdict on a recipient's asset data, by the service's chain. */
export async function verdictOn(
  practice: LazyPractice,
  assetId: string,
  recipientId: string,
  amount: bigint | null = null,
) {
  const left = await leftFor(practice, recipientId);
  const read = parseRecipientId(recipientId);
  if (left === null || !read.ok) throw new Error('nothing is left, or for no recipient');
  const { recipient } = read;
  const ask: HistoryQuery = {
    chainNets: [4],
    contractId: Buffer.from(parseAssetId(assetId) ?? []).toString('hex'),
    txid: left.txid,
    recipient:
      recipient.kind === 'witness'
        ? { kind: 'witness', script: recipient.script, vout: left.vout }
        : { kind: 'blinded', secretSeal: recipient.secretSeal, revealed: null },
    amount,
  };
  const alone = validateHistory(left.file, ask, NO_CHAIN);
  if (alone.outcome === 'refused') return alone;
  const { file, mined } = await followed(practice);
  const witnesses = new Map<string, WitnessFact>();
  for (const txid of alone.outcome === 'proved' ? [] : alone.unshown) {
    const found = await mined(txid);
    if (found.state !== 'unknown')
      witnesses.set(txid, { raw: found.raw, height: found.state === 'mined' ? found.height : null });
  }
  return validateHistory(left.file, ask, {
    tipHeight: (await file.end()) - 1,
    minConfirmations: 1,
    witnesses,
  });
}
