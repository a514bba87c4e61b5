import { readFileSync } from 'node:fs';
import { amountOf, parseInvoice } from '../../src-main/invoices/invoice.ts';
import { isOfBitcoinAlone, rgbLineOf, SCHEMA_IDS } from '../support/rgb/schema-ids.ts';
import { WalletError } from '../../src-main/base/errors.ts';
import { createNodeApi, type NodeApi, type NodeTarget } from '../../src-main/nodes/api/client.ts';
import type { NodeAnswer } from '../../src-main/nodes/state/answer.ts';
import { meaningOfStatus } from '../../src-main/nodes/state/table.ts';
import type { ApiNode } from '../../src-main/nodes/api/hosted.ts';
import { missingField } from '../../src-main/services/wallet-api/service-error.ts';
import type { Failure } from '../../src-preload/contract/index.ts';
import { serveHere } from '../support/serve.ts';
import { refuseOf } from '../node-lane/gateways.ts';
import { readWebhook, readWebhookKey } from '../webhook/webhook.ts';
import { made, worded, type Example, type Made } from './examples.ts';
import { ONLY_AT, WALLET_READERS } from './wallet-reading.ts';
import { anyHost } from '../support/any-host.ts';

type Read = (
  api: NodeApi,
  target: NodeTarget,
  at: { readonly url: string; readonly example: Example },
) => Promise<Made>;

/** The other half of this key signed the examples. */
const WEBHOOK_KEY = 'test/vectors/wire/examples/hosting-webhook-key.json';

const HOSTING: Readonly<Record<string, Read>> = {
  'nodes.list': async (api) => {
    const { nodes, unread } = await api.list();
    return made({ nodes: nodes.map(rowOf), unreadable: unread.length });
  },
  'nodes.detail': async (api) => made({ node: rowOf(await api.detail('asked-for')) }),
  // Ochre makes no nodes: a made node's row is read like any other.
  'nodes.create': async (api) => made({ node: rowOf(await api.detail('asked-for')) }),
  'image.latest': async (api) => made({ latestImage: await api.latestImage() }),
  'logs.get': async (api) => made({ logUrls: (await api.logs('asked-for', 'task')).urls.length }),
  'nodes.upgrade': async (api) => ofUpgrade(await api.upgrade('asked-for')),
  // Ochre has no server for webhooks: a command reads them for operators.
  'webhook.key': (_, __, { example: { body } }) => {
    const key = readWebhookKey(JSON.parse(Buffer.from(body).toString('utf8')));
    const webhookKey = key && { type: 'RSA', bits: key.asymmetricKeyDetails?.modulusLength };
    return Promise.resolve(webhookKey === null ? made({}, 'unknownForm') : made({ webhookKey }));
  },
  'webhook.event': (_, __, { example: { body, headers } }) => {
    const key = readWebhookKey(JSON.parse(readFileSync(WEBHOOK_KEY, 'utf8')));
    const { signatureRight, event } = readWebhook(body, headers['X-ThunderStack-Signature'] ?? '', key!);
    return Promise.resolve(made({ signatureRight, event }, event === null ? 'notBelieved' : null));
  },
  // Ochre doesn't ask this. An answer in place of a node proves nothing of the node.
  'nodes.health': async (api, target) => made(stateOf(await api.probe(target))),
};

const NODE: Readonly<Record<string, Read>> = {
  nodeinfo: async (api, target) => ofProbe(await api.probe(target)),
  unlock: async (api, target) => ofUnlock(await api.unlock(target, { password: 'p' })),
  networkinfo: async (api, target) => {
    const told = await api.height(target);
    if (!('height' in told))
      return told.kind === 'locked' ? made(ofProbe(told).told, 'locked') : ofProbe(told);
    return made({
      network: told.network.charAt(0).toLowerCase() + told.network.slice(1),
      height: told.height,
    });
  },
};

/** By server and call. Calls without an entry have no reader in this lane, and are never as expected. */
export const READERS: Readonly<Record<string, Readonly<Record<string, Read>>>> = {
  hosting: HOSTING,
  'rgb-lightning-node': NODE,
  invoice: { text: (_, __, { example }) => Promise.resolve(readInvoice(example.body)) },
  ...Object.fromEntries(
    Object.entries(WALLET_READERS).map(([server, calls]) => [
      server,
      Object.fromEntries(
        Object.entries(calls).map(([id, read]): [string, Read] => [id, (_api, _target, at) => read(at)]),
      ),
    ]),
  ),
};

/** Gives each answer to the real client over HTTP. Null: no reader. */
export async function readAll(examples: readonly Example[]): Promise<readonly (Made | null)[]> {
  let now: Example | null = null;
  const { url, close } = await serveHere(({ path }) => {
    const only = ONLY_AT[now?.endpoint ?? ''];
    if (only !== undefined && path !== only) return { status: 404, text: '' };
    return {
      status: now?.status ?? 500,
      text: now?.body ?? '',
      headers: { 'content-type': null, ...now?.headers },
    };
  });
  const api = createNodeApi(anyHost)({ baseUrl: url, token: 'token' });
  const target = { address: { kind: 'invokeUrl', url }, token: 'token' } as const;
  const all: (Made | null)[] = [];
  for (const example of examples) {
    now = example;
    const read = READERS[example.server]?.[example.endpoint];
    all.push(read === undefined ? null : await read(api, target, { url, example }).catch(ofError));
  }
  await close();
  return all;
}

function rowOf(node: ApiNode): object {
  const { nodeId, name, network, status, initialized, invokeUrl, peer, newestBuild } = node;
  const build =
    newestBuild === null
      ? null
      : { number: newestBuild.number, action: newestBuild.action, status: newestBuild.status };
  const statusKnown = meaningOfStatus(status) !== null;
  return { nodeId, name, network, status, statusKnown, initialized, invokeUrl, peer, newestBuild: build };
}

function ofError(error: unknown): Made {
  if (!(error instanceof WalletError)) throw error;
  return ofFailure(error.failure);
}

const BY_STATUS: Readonly<Record<number, string>> = {
  403: 'gatewayRefused',
  404: 'notFound',
  429: 'rateLimited',
  500: 'serviceError',
  502: 'behindAway',
  503: 'behindAway',
  504: 'timeout',
};

function ofFailure(failure: Failure): Made {
  if (failure.code === 'TOKEN_REFUSED') return made(worded(failure.facts.message), 'tokenRefused');
  if (failure.code === 'SERVICE_ANSWER')
    return made({}, failure.facts.problem === 'html' ? 'notThatServer' : 'unknownForm');
  if (failure.code !== 'SERVICE_ERROR') return made({}, failure.code);
  const { status, message, retryAfterSeconds } = failure.facts;
  const waits = retryAfterSeconds === null ? {} : { retry: true, retryAfter: retryAfterSeconds };
  return made({ ...worded(message ?? undefined), ...waits }, BY_STATUS[status] ?? 'serviceRefused');
}

function ofUpgrade(answer: NodeAnswer): Made {
  if (answer.kind === 'accepted') return made({ outcome: 'accepted' });
  if (answer.kind === 'refused')
    return made({ ...worded(answer.text), outcome: 'notBegun' }, 'serviceRefused');
  if (answer.kind === 'notReady') return made(worded(answer.text), refuseOf(answer));
  return made('text' in answer ? worded(answer.text) : {}, answer.kind);
}

const STATES: Partial<Record<NodeAnswer['kind'], string>> = {
  unlocked: 'unlocked',
  alreadyUnlocked: 'unlocked',
  locked: 'locked',
  notInitialized: 'notInitialized',
  changingState: 'changingState',
};

const stateOf = ({ kind }: NodeAnswer): Made['told'] => ({ nodeState: STATES[kind] ?? 'notKnown' });

function ofProbe(answer: NodeAnswer): Made {
  const told = { ...stateOf(answer), ...('text' in answer ? worded(answer.text) : {}) };
  if (answer.kind === 'elsewhere') return made(told, 'notThatServer');
  if (answer.kind === 'notReady' || answer.kind === 'wayRefused')
    return made({ ...told, retry: answer.kind === 'notReady' }, refuseOf(answer));
  return made(told, answer.kind === 'tokenRefused' || answer.kind === 'tokenReadOnly' ? answer.kind : null);
}

const ABOUT: Readonly<Record<string, string>> = {
  bitcoind: 'bitcoindAway',
  indexer: 'indexerAway',
  proxy: 'proxyAway',
  network: 'networkMismatch',
  body: 'fieldMissing',
  data: 'dataDamaged',
};

function ofUnlock(answer: NodeAnswer): Made {
  const told = { ...stateOf(answer), ...('text' in answer ? worded(answer.text) : {}) };
  switch (answer.kind) {
    case 'accepted':
      return made({ ...told, outcome: 'accepted' });
    case 'alreadyUnlocked':
      return made({ ...told, outcome: 'nothingToDo' });
    case 'changingState':
      return made({ ...told, retry: true }, 'changingState');
    case 'wrongPassword':
      return made({ ...told, retry: false }, 'wrongPassword');
    case 'refused':
      return made(
        { ...told, ...fieldIn(answer.text), retry: false },
        ABOUT[answer.about ?? ''] ?? 'serviceRefused',
      );
    case 'notReady':
    case 'wayRefused':
      return made({ ...told, retry: answer.kind === 'notReady' }, refuseOf(answer));
    default:
      return made(told, answer.kind);
  }
}

function fieldIn(text: string): Made['told'] {
  const field = missingField(text);
  return field === null ? {} : { field };
}

/** The program's reading of an invoice's text, in the words of vocabulary.json. */
function readInvoice(body: Uint8Array): Made {
  const read = parseInvoice(Buffer.from(body).toString('utf8').trim());
  const rgbLine = rgbLineOf(read);
  if (!read.ok)
    return rgbLine === null
      ? { told: {}, refuse: 'invalidInvoice' }
      : { told: { rgbLine }, refuse: 'otherRgbLine' };
  const { assetId, schemaId, asked, recipientId, expiryUnixSeconds, endpoints } = read.invoice;
  const schema = schemaId === null ? undefined : SCHEMA_IDS.get(schemaId);
  const told = {
    rgbLine,
    assetId,
    amount: amountOf(asked)?.toString() ?? null,
    recipientId,
    expiresAt: expiryUnixSeconds === null ? null : Number(expiryUnixSeconds),
    endpoints: endpoints.map(({ text }) => text),
    ...(schema === undefined ? {} : { kind: schema.kind, verifiable: isOfBitcoinAlone(schema.kind) }),
    ...(schemaId !== null && schema === undefined ? { verifiable: false } : {}),
    ...(schema === undefined || schema.since === null ? {} : { schemaSince: schema.since }),
  };
  return { told, refuse: null };
}
