import { createWalletApi } from '../../../src-main/services/wallet-api/client.ts';
import { fail, WalletError } from '../../../src-main/base/errors.ts';
import type { OpenWalletApi, WalletApi } from '../../../src-main/ports/index.ts';
import type { Failure } from '../../../src-preload/contract/index.ts';
import { anyHost } from '../../support/any-host.ts';

type Method = Exclude<keyof WalletApi, 'host'>;

/** The real client, whose calls are counted, and can be refused before anything leaves. */
export function createLine(nowMs: () => number) {
  const open = createWalletApi(anyHost, { nowMs });
  /** What was asked, in order, with what it was asked with. */
  const asked: { call: string; args: readonly unknown[] }[] = [];
  /** Refused as by a machine where nothing listens, or with what is said instead. */
  const refused = new Set<Method>();
  let refusal: Failure | null = null;
  return {
    asked,
    refused,
    refuseWith: (failure: Failure) => void (refusal = failure),
    count: (call: Method) => asked.filter((one) => one.call === call).length,
    openWalletApi: (target: Parameters<OpenWalletApi>[0]) => {
      const api = open(target);
      const wrapped = Object.entries(api).map(([name, member]: [string, unknown]) => {
        if (typeof member !== 'function') return [name, member];
        const call = name as Method;
        return [
          name,
          async (...args: unknown[]): Promise<unknown> => {
            asked.push({ call, args });
            if (refused.has(call) && refusal !== null) throw new WalletError(refusal);
            if (refused.has(call))
              throw fail('SERVICE_UNREACHABLE', { host: api.host, kind: 'refused', detail: 'ECONNREFUSED' });
            return (await Reflect.apply(member, api, args)) as unknown;
          },
        ];
      });
      return Object.fromEntries(wrapped) as WalletApi;
    },
  };
}

/** A clock that a test sets: both hands by themselves. */
export function ownClock() {
  let wallMs = 0;
  let steadyMs = 0;
  return {
    nowMs: () => Date.now() + wallMs,
    monotonicMs: () => performance.now() + steadyMs,
    /** Time goes by: both move. */
    pass: (ms: number) => {
      wallMs += ms;
      steadyMs += ms;
    },
    /** Somebody sets the clock on the wall. */
    set: (ms: number) => void (wallMs += ms),
  };
}
