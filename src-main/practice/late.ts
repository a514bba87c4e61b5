import type { Practice } from '../ports/index.ts';
import type { PracticeOptions } from './index.ts';

/** The practice service, loaded with the first question to it: no list that is kept here waits for it. */
export function createPracticeLate(options: PracticeOptions): Practice {
  let loading: Promise<Practice> | null = null;
  const there = (): Promise<Practice> => {
    loading ??= import('./index.ts').then(({ createPractice }) => createPractice(options));
    return loading;
  };
  return {
    baseUrl: async () => (await there()).baseUrl(),
    chainAddress: async () => (await there()).chainAddress(),
    rgbEndpoint: async (named) => (await there()).rgbEndpoint(named),
    status: async () => (await there()).status(),
    faucet: async (address, amountSats) => (await there()).faucet(address, amountSats),
    mine: async (blocks) => (await there()).mine(blocks),
    setInvoiceSeconds: async (seconds) => (await there()).setInvoiceSeconds(seconds),
    friend: {
      status: async () => (await there()).friend.status(),
      setSilent: async (silent) => (await there()).friend.setSilent(silent),
      setLeaves: async (leaves) => (await there()).friend.setLeaves(leaves),
      invoice: async (asked) => (await there()).friend.invoice(asked),
      pay: async (asked) => (await there()).friend.pay(asked),
      samples: async () => (await there()).friend.samples(),
    },
    nodes: {
      status: async () => (await there()).nodes.status(),
      begin: async () => (await there()).nodes.begin(),
      make: async (asked) => (await there()).nodes.make(asked),
      release: async (asked) => (await there()).nodes.release(asked),
      upgradeAutomatic: async (asked) => (await there()).nodes.upgradeAutomatic(asked),
      set: async (asked) => (await there()).nodes.set(asked),
      pass: async (seconds) => (await there()).nodes.pass(seconds),
      passwords: async (nodeIds) => (await there()).nodes.passwords(nodeIds),
    },
    close: async () => (await loading)?.close(),
  };
}
