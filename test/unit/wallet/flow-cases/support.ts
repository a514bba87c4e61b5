import { createWalletApi } from '../../../../src-main/services/wallet-api/client.ts';
import { fail, WalletError } from '../../../../src-main/base/errors.ts';
import type { Clock, OpenWalletApi, WalletApi } from '../../../../src-main/ports/index.ts';
import type { Failure } from '../../../../src-preload/contract/index.ts';
import { unspentsBody, type AssetApp } from '../asset-app.ts';
import { answerInstead } from '../app.ts';
import { anyHost } from '../../../support/any-host.ts';

type Method = Exclude<keyof WalletApi, 'host'>;

/** The real client, whose calls are counted, and can be held up or refused before anything leaves. */
export interface Line {
  readonly openWalletApi: OpenWalletApi;
  /** What was asked, in order, with what it was asked with. */
  readonly asked: { readonly call: string; readonly args: readonly unknown[] }[];
  /** Refused as by a machine where nothing listens. */
  readonly refused: Set<Method>;
  /** From now on refused with this instead. */
  readonly refuseWith: (failure: Failure) => void;
  readonly count: (call: Method) => number;
}

export function createLine(nowMs: () => number = Date.now): Line {
  const open = createWalletApi(anyHost, { nowMs });
  const asked: { call: string; args: readonly unknown[] }[] = [];
  const refused = new Set<Method>();
  let refusal: Failure | null = null;
  return {
    asked,
    refused,
    refuseWith: (failure) => {
      refusal = failure;
    },
    count: (call) => asked.filter((one) => one.call === call).length,
    openWalletApi: (target) => {
      const api = open(target);
      const wrapped = Object.entries(api).map(([name, member]: [string, unknown]) => {
        if (typeof member !== 'function') return [name, member];
        const call = name as Method;
        return [
          name,
          (...args: unknown[]): Promise<unknown> => {
            asked.push({ call, args });
            if (refused.has(call) && refusal !== null) return Promise.reject(new WalletError(refusal));
            if (refused.has(call))
              return Promise.reject(
                fail('SERVICE_UNREACHABLE', { host: api.host, kind: 'refused', detail: 'ECONNREFUSED' }),
              );
            return Promise.resolve(Reflect.apply(member, api, args) as unknown);
          },
        ];
      });
      return Object.fromEntries(wrapped) as WalletApi;
    },
  };
}

/** A clock that a test sets: both hands by themselves. */
export interface OwnClock extends Clock {
  /** Time goes by: both move. */
  readonly pass: (ms: number) => void;
  /** Somebody sets the clock on the wall. */
  readonly set: (ms: number) => void;
}

export function ownClock(): OwnClock {
  let wallMs = 0;
  let steadyMs = 0;
  return {
    nowMs: () => Date.now() + wallMs,
    monotonicMs: () => performance.now() + steadyMs,
    pass: (ms) => {
      wallMs += ms;
      steadyMs += ms;
    },
    set: (ms) => {
      wallMs += ms;
    },
  };
}

export const MINUTE = 60_000;

/** The only one that is unfinished and that somebody has to do something about. */
export async function onlyUnfinished({ app, walletId }: Pick<AssetApp, 'app' | 'walletId'>) {
  const [flow, ...others] = (await app.get('signing.unfinished', { walletId })).flows;
  if (flow === undefined || others.length > 0)
    throw new Error(`${String(others.length + (flow === undefined ? 0 : 1))} are unfinished`);
  return flow;
}

/** From now on the service lists an output more than it has. */
export async function inventUnspent(
  { app, api }: AssetApp,
  {
    sats,
    ...place
  }: { readonly txid: string; readonly vout: number; readonly sats: number; readonly colorable: boolean },
): Promise<void> {
  const one = { ...place, amountSats: BigInt(sats), exists: true, allocations: [], pendingBlinded: 0 };
  answerInstead(app, 'listunspends', unspentsBody([...(await api.listUnspents()), one]), { always: true });
}

/** From now on the service lists a send more than it has. */
export function inventTransfer(
  { app }: AssetApp,
  { txid, status }: { readonly txid: string; readonly status: number },
): void {
  const row = {
    idx: 900,
    batch_transfer_idx: 900,
    created_at: 1_700_000_000,
    updated_at: 1_700_000_000,
    status,
    amount: 1,
    kind: 3,
    txid,
    recipient_id: null,
    expiration: null,
    transport_endpoints: [],
  };
  answerInstead(app, 'listtransfers', [row], { always: true });
}

/** The service's numbers of the document's era. */
export const SETTLED = 2;
export const FAILED = 3;
