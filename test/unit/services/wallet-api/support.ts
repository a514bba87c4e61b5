import { onTestFinished } from 'vitest';
import { createWalletApi, type WalletApiOptions } from '../../../../src-main/services/wallet-api/client.ts';
import type { OpenWalletApi, WalletApi } from '../../../../src-main/ports/index.ts';
import {
  answers,
  startFaultServer,
  type Behaviour,
  type FaultServer,
} from '../../../support/fault-server.ts';
import { caseOf } from './document-wire.ts';
import { keys } from './endpoints.ts';
import { anyHost } from '../../../support/any-host.ts';

/** 2025-07-23 as the service's time, used only by Retry-After dates and onHeard. */
export const NOW_MS = 1_753_268_800_000;

/** A client whose waits between repeats take no time and are remembered in `slept`. */
export function openTestApi(
  baseUrl: string,
  options: WalletApiOptions = {},
  target: Partial<Parameters<OpenWalletApi>[0]> = {},
): { api: WalletApi; slept: number[] } {
  const slept: number[] = [];
  const patience = {
    sleep: (ms: number) => {
      slept.push(ms);
      return Promise.resolve();
    },
    random: () => 0.5,
  };
  const open = createWalletApi(anyHost, { patience, nowMs: () => NOW_MS, ...options });
  return { api: open({ baseUrl, dialect: 'document', token: null, keys, ...target }), slept };
}

/** A server that behaves so, and a client for it; both are gone after the test. */
export async function serve(
  behaviours: readonly [Behaviour, ...Behaviour[]],
  options: WalletApiOptions = {},
  target: Partial<Parameters<OpenWalletApi>[0]> = {},
): Promise<{ server: FaultServer; api: WalletApi; slept: number[] }> {
  const server = await startFaultServer(...behaviours);
  onTestFinished(() => server.close());
  return { server, ...openTestApi(server.baseUrl, options, target) };
}

/** What a call of the document dialect makes of an answer that is whole and proper HTTP. */
export async function reading(name: keyof WalletApi, body: string): Promise<unknown> {
  const { ask, status } = caseOf(name);
  return ask((await serve([answers(body, status)])).api);
}
