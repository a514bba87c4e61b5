import { fail, type WalletError } from '../domain/errors.ts';
import { nodeReach, placeOf, proxyReach, reach, type Reach } from '../domain/wallet/reach.ts';
import { isAllowed, notApproved } from '../net/door.ts';
import type { NodeTarget, Ports } from '../ports/index.ts';

type Way = Parameters<Ports['openChain']>[0]['way'];
/** What a port that sends was given: to open a client, and then in a call of the client. */
type Leads = (opened: never, asked?: unknown) => readonly Reach[];

const toService = ({ baseUrl, way }: { readonly baseUrl: string; readonly way?: Way }): readonly Reach[] => [
  reach('service', baseUrl),
  ...proxyReach(way?.proxy),
];

/**
 * Which ports can send anything off this machine, and to whom. A port that is added does not compile before it stands
 * here, and one that sends is refused as a whole while the machine signs offline, whoever asks it and whatever for.
 */
const PORTS: Readonly<Record<keyof Ports, Leads | 'stays'>> = {
  openWalletApi: toService,
  openNodeApi: ({ baseUrl }: { readonly baseUrl: string }, asked: unknown) => [
    nodeReach(isTarget(asked) ? asked.address.url : baseUrl),
  ],
  detectService: toService,
  reachService: toService,
  openChain: ({ address, way }: Parameters<Ports['openChain']>[0]) => [
    reach('bitcoin', address),
    ...proxyReach(way.proxy),
  ],
  openRgbProxy: ({ endpoint, way }: Parameters<Ports['openRgbProxy']>[0]) => [
    reach('rgbProxy', endpoint),
    ...proxyReach(way.proxy),
  ],
  // Its processes ask for what one of the clients above asks of them, and reach whom `gated` lets them.
  ownService: 'stays',
  // It lives in this process and is reached through the two clients above alone.
  practice: 'stays',
  clock: 'stays',
  timers: 'stays',
  sleep: 'stays',
  random: 'stays',
  signer: 'stays',
  reader: 'stays',
  confirm: 'stays',
  presence: 'stays',
  files: 'stays',
  clipboard: 'stays',
  notifier: 'stays',
  lockedSign: 'stays',
  screen: 'stays',
  // It only lets the page ask the system.
  camera: 'stays',
  // What other programs open with Ochre; it opens nothing itself.
  links: 'stays',
  // Of this machine's own disks; a path of another machine is refused before it is read.
  openedFiles: 'stays',
  tell: 'stays',
  archive: 'stays',
  // Of the catalogue on this disk.
  speech: 'stays',
  settings: 'stays',
  signings: 'stays',
  holdings: 'stays',
  fleet: 'stays',
  openHeaderFile: 'stays',
  parseBaseUrl: 'stays',
  parseChainAddress: 'stays',
  damage: 'stays',
  host: 'stays',
};

const toOwn = ({ indexer, rgbProxy }: Parameters<Ports['ownService']['serve']>[0]): readonly Reach[] => [
  reach('bitcoin', indexer),
  ...(rgbProxy === null ? [] : [reach('rgbProxy', rgbProxy)]),
];

function isTarget(asked: unknown): asked is NodeTarget {
  return typeof asked === 'object' && asked !== null && 'address' in asked;
}

/**
 * Wraps the ports so that those that send refuse with OFFLINE_MODE while the settings say that this machine signs
 * offline, and with HOST_NOT_APPROVED for a host that no person agreed to (net/door.ts asks). It is asked at every call,
 * also of a client that was opened before.
 */
export function gated(ports: Ports): Ports {
  const { settings, practice, ownService } = ports;
  /** Where this program itself answers, under ports of its own choice. */
  const ours = new Set<string>();
  const isOffline = (): boolean => settings.read().app.offline;
  const refusal: Refusal = (reaches) => {
    if (isOffline()) return fail('OFFLINE_MODE', {});
    const others = reaches.filter((one) => !ours.has(one.place) && !isAllowed(settings, one));
    return others.length === 0 ? null : notApproved(others);
  };
  const asOurs = (address: string): string => {
    ours.add(placeOf(address));
    return address;
  };
  const members = Object.entries(ports).map(([name, port]: [string, unknown]) => {
    const leads = PORTS[name as keyof Ports];
    if (leads === 'stays') return [name, port];
    const to = leads as (...given: unknown[]) => readonly Reach[];
    return [name, (name.startsWith('open') ? guardedClient : guardedCall)(port as Port, to, refusal)];
  });
  return {
    ...(Object.fromEntries(members) as Ports),
    practice: async () => {
      const started = await practice();
      return {
        ...started,
        baseUrl: async () => asOurs(await started.baseUrl()),
        chainAddress: async () => asOurs(await started.chainAddress()),
        rgbEndpoint: async (named) => {
          const at = await started.rgbEndpoint(named);
          return at === named ? at : asOurs(at);
        },
      };
    },
    ownService: Object.assign(Object.create(ownService) as Ports['ownService'], {
      serve: async (wallet: Parameters<Ports['ownService']['serve']>[0]) => {
        const refused = refusal(toOwn(wallet));
        if (refused !== null) throw refused;
        const at = await ownService.serve({
          ...wallet,
          mayReach: (endpoint: string) => refusal([reach('rgbProxy', endpoint)]) === null,
        });
        asOurs(at.baseUrl);
        return at;
      },
    }),
  };
}

type Port = (...given: unknown[]) => unknown;
type LeadsTo = (...given: unknown[]) => readonly Reach[];
type Refusal = (reaches: readonly Reach[]) => WalletError | null;

function guardedCall(port: Port, to: LeadsTo, refusal: Refusal): Port {
  return (asked) => {
    const refused = refusal(to(asked));
    if (refused !== null) throw refused;
    return port(asked);
  };
}

/** Opening a client sends nothing, using it does. */
function guardedClient(open: Port, to: LeadsTo, refusal: Refusal): Port {
  return (opened) => {
    const refused = refusal([]);
    if (refused !== null) throw refused;
    return new Proxy(open(opened) as object, {
      get: (client, name) => {
        const member: unknown = Reflect.get(client, name);
        if (typeof member !== 'function') return member;
        return (...given: unknown[]): unknown => {
          const against = refusal(to(opened, ...given));
          return against === null ? Reflect.apply(member, client, given) : Promise.reject(against);
        };
      },
    });
  };
}
