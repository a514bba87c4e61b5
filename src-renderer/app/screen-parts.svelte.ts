import { isOfNodes, type PageRoute } from '../stores/route.svelte.ts';

/** Screens that load after the first one, which therefore appears sooner. */
const READ = {
  onboarding: async () => (await import('./Onboarding.svelte')).default,
  slots: async () => (await import('../wallet/slots/Slots.svelte')).default,
  signOffline: async () => (await import('../signing/offline/SignOffline.svelte')).default,
  assets: async () => (await import('../wallet/assets/Assets.svelte')).default,
  asset: async () => (await import('../wallet/assets/AssetDetail.svelte')).default,
  issue: async () => (await import('../wallet/assets/IssueAsset.svelte')).default,
  send: async () => (await import('../wallet/send/Send.svelte')).default,
  sendBtc: async () => (await import('../wallet/send-btc/SendBtc.svelte')).default,
  receive: async () => (await import('../wallet/receive/Receive.svelte')).default,
  sourcePicker: async () => (await import('../signing/import/SourcePicker.svelte')).default,
  transfers: async () => (await import('../wallet/transfers/Transfers.svelte')).default,
  transfer: async () => (await import('../wallet/transfers/TransferDetail.svelte')).default,
  nodes: async () => (await import('../nodes/board/Nodes.svelte')).default,
  node: async () => (await import('../nodes/node/NodePage.svelte')).default,
  bulk: async () => (await import('../nodes/run/Bulk.svelte')).default,
  run: async () => (await import('../nodes/run/RunReport.svelte')).default,
  practiceNodes: async () => (await import('../nodes/practice/PracticeNodes.svelte')).default,
  recovery: async () => (await import('../settings/recovery/Recovery.svelte')).default,
  move: async () => (await import('../settings/Move.svelte')).default,
  rules: async () => (await import('../wallet/rules/SpendingRules.svelte')).default,
  glossary: async () => (await import('./Glossary.svelte')).default,
  more: async () => (await import('./More.svelte')).default,
  settings: async () => (await import('../settings/Settings.svelte')).default,
  shownBy: async () => (await import('../signing/review/kinds/index.ts')).shownBy,
};

type Name = keyof typeof READ;
type Parts = { readonly [N in Name]?: Awaited<ReturnType<(typeof READ)[N]>> };

let read: Parts = $state.raw({});

export const parts = (): Required<Parts> => read as Required<Parts>;

/** Whether the screen's parts are loaded; begins to load missing ones. */
export function isRead(route: PageRoute): boolean {
  const missing = namesOf(route).filter((name) => read[name] === undefined);
  for (const name of missing) void readPart(name);
  return missing.length === 0;
}

/** Loads all screens early: this finds missing files, and later another program may own the loopback port. */
export async function readAllParts(): Promise<void> {
  await Promise.all((Object.keys(READ) as Name[]).map(readPart));
}

// eslint-disable-next-line svelte/prefer-svelte-reactivity -- a reactive one would be changed while a screen is derived
const reading = new Map<Name, Promise<void>>();

function readPart(name: Name): Promise<void> {
  const before = reading.get(name);
  if (before !== undefined) return before;
  const now = READ[name]().then(
    (part) => {
      read = { ...read, [name]: part };
    },
    // Never tries again: another program may have the loopback port by now, and its code would run here.
    () => undefined,
  );
  reading.set(name, now);
  return now;
}

function namesOf(route: PageRoute): readonly Name[] {
  switch (route.name) {
    case 'home':
      return [];
    case 'review':
      return ['shownBy'];
    case 'signOffline':
      return ['signOffline', 'shownBy'];
    case 'transfers':
      return ['transfers', 'sourcePicker'];
    default:
      return [
        route.name in READ ? (route.name as Name) : 'onboarding',
        ...(isOfNodes(route) ? (['practiceNodes'] as const) : []),
      ];
  }
}
