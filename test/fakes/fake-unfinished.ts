import type { CallInput, UnfinishedFlow } from '../../src-preload/contract/index.ts';
import { type ConfirmFake, type FakeHandlers, refuse, type TellFake } from './fake-types.ts';
import { cannotRead, txidOf, type World } from './scenarios.ts';

type Begin = Pick<
  FakeHandlers,
  'signing.beginSlots' | 'signing.beginSend' | 'signing.beginSendBtc' | 'signing.cancel'
>;
type Handlers = Pick<
  FakeHandlers,
  | 'signing.cancel'
  | 'signing.unfinished'
  | 'signing.resume'
  | 'signing.look'
  | 'signing.handOver'
  | 'signing.wait'
  | 'signing.stopWaiting'
>;

/** It is done, or wanted no more. */
export function stopWaiting(
  world: World,
  tell: TellFake,
  { walletId, act }: CallInput<'signing.stopWaiting'>,
): void {
  world.waiting = world.waiting.filter(
    ({ intent }) => intent.asked.walletId !== walletId || intent.act !== act,
  );
  tell('signing.moved', { walletId });
}

/** What is unfinished in the world, and what becomes of it as one asks. A flow leaves the list as it does in main. */
export function makeUnfinishedHandlers(
  world: World,
  tell: TellFake,
  confirm: ConfirmFake,
  begin: Begin,
): Handlers {
  const find = (flowId: string): UnfinishedFlow | undefined =>
    world.unfinished.find((flow) => flow.flowId === flowId);
  const require = (flowId: string): UnfinishedFlow => {
    return find(flowId) ?? refuse('FLOW_UNKNOWN');
  };
  const put = ({ flowId, walletId }: UnfinishedFlow, next: UnfinishedFlow | null): void => {
    world.unfinished = world.unfinished.flatMap((flow) =>
      flow.flowId === flowId ? (next === null ? [] : [next]) : [flow],
    );
    tell('signing.moved', { walletId });
  };

  return {
    'signing.unfinished': ({ walletId }) => ({
      flows: world.unfinished.filter((flow) => flow.walletId === walletId),
      ...cannotRead(world.unreadable.flows),
      waiting: world.waiting.filter(({ intent }) => intent.asked.walletId === walletId),
    }),
    'signing.wait': (intent) => {
      const { walletId } = intent.asked;
      stopWaiting(world, tell, { walletId, act: intent.act });
      world.waiting = [...world.waiting, { intent, slots: 'none', sinceMs: Date.now() }];
      tell('signing.moved', { walletId });
      return {};
    },
    'signing.stopWaiting': (which) => {
      stopWaiting(world, tell, which);
      return {};
    },
    'signing.cancel': async (input) => {
      const flow = find(input.flowId);
      if (flow === undefined) return begin['signing.cancel'](input);
      if (!flow.can.drop) refuse('FLOW_STATE', { state: flow.state });
      const isBound = flow.state === 'signed' || flow.state === 'away' || flow.state === 'refused';
      if (isBound && !(await confirm('Discard this transaction?', 'Discard transaction', { danger: true })))
        return { outcome: 'aborted' };
      put(flow, null);
      return { outcome: 'dropped' };
    },
    'signing.resume': ({ flowId }) => {
      const flow = require(flowId);
      const { walletId, intent } = flow;
      if (!flow.can.resume || intent === null) refuse('FLOW_STATE', { state: flow.state });
      put(flow, null);
      if (intent.kind === 'createSlots') {
        const { askedNum: num, sizeSats, rateSatsPerVb, upTo } = intent;
        return begin['signing.beginSlots']({ walletId, num, sizeSats, rateSatsPerVb, upTo });
      }
      if (intent.kind === 'sendBtc') {
        const { address, amountSats, rateSatsPerVb } = intent;
        return begin['signing.beginSendBtc']({ walletId, address, amountSats, rateSatsPerVb });
      }
      const { donation, rateSatsPerVb, minConfirmations } = intent;
      const recipients = intent.recipients.map(({ invoice, recipientId, assetId, amount, witnessSats }) => ({
        invoice,
        recipientId,
        assetId,
        amount,
        witnessSats,
      }));
      return begin['signing.beginSend']({ walletId, recipients, donation, rateSatsPerVb, minConfirmations });
    },
    'signing.look': ({ flowId }) => {
      const flow = require(flowId);
      const became = world.lookShows;
      if (became === 'open') {
        const { noAnswer } = flow;
        const next = {
          ...flow,
          sinceMs: Date.now(),
          noAnswer: noAnswer && { ...noAnswer, looks: noAnswer.looks + 1 },
        };
        put(flow, next);
        return { flow: next, became };
      }
      put(flow, null);
      return { flow: null, became };
    },
    'signing.handOver': async ({ flowId }) => {
      const flow = require(flowId);
      if (flow.can.handOver.when !== 'now') refuse('FLOW_STATE', { state: flow.state });
      const [title, label] =
        flow.state === 'signed'
          ? ['Submit this signed transaction?', 'Submit transaction']
          : ['Submit the same transaction again?', 'Submit again'];
      if (!(await confirm(title, label))) return { outcome: 'aborted' };
      put(flow, null);
      const txid = flow.txid ?? txidOf(60);
      return flow.kind === 'createSlots'
        ? { outcome: 'created', txid, created: 5 }
        : { outcome: 'handedOver', txid, batchTransferIdx: 200, broadcast: 'waitsForRecipient' };
    },
  };
}
