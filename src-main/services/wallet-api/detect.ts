import type { Detected } from '../../../src-preload/contract/index.ts';
import { WalletError } from '../../base/errors.ts';
import { guessDialect, type DialectEvidence } from '../../base/service/abilities.ts';
import { isDirect, reach } from '../../base/service/route.ts';
import type { DetectService } from '../../ports/index.ts';
import { parseBaseUrl } from '../../net/base-url.ts';
import { bearer } from '../../net/bearer.ts';
import type { Limits } from '../../net/exchange.ts';
import type { Net } from '../../net/door.ts';
import { createTransport } from '../../net/transport.ts';
import { BATCH, readSight, type Sight } from './sight.ts';

/** A person waits, and a list of calls is some 100 kB. */
const LIMITS: Partial<Limits> = {
  totalMs: 10_000,
  longTotalMs: 30_000,
  connectMs: 5_000,
  answerBytes: 2 * 1024 * 1024,
};

type Sighting = Detected['saw'][number];

/** The limits above would be too short: a proxy's connection alone may take as long. */
const BY_PROXY: Partial<Limits> = { answerBytes: 2 * 1024 * 1024 };

/** Over real HTTP; see DetectService in ports/wallet-api.ts. */
export function createDetectService(net: Net, limits: Partial<Limits> = LIMITS): DetectService {
  const straight = createTransport(net, limits);
  return async ({ baseUrl: asked, token, way }) => {
    const baseUrl = parseBaseUrl(asked, { loopbackOnly: false, route: way });
    const transport = isDirect(way)
      ? straight
      : createTransport(net, way.proxy === null ? limits : BY_PROXY, null, way);
    const to = reach('service', baseUrl);
    const authorization = bearer(token);
    let isThere = false;
    const ask =
      (at: string): Ask =>
      async (method, path, body) => {
        const url = new URL(`${at}${path}`);
        const headers = {
          accept: 'application/json',
          ...(body === null ? {} : { 'content-type': 'application/json' }),
          ...authorization,
        };
        // A list of unspents may wait for the chain.
        const question = {
          host: url.host,
          endpoint: path,
          method,
          to,
          url,
          headers,
          body,
          isLong: path === UNSPENTS,
        };
        try {
          const { status, text } = await transport({ ...question, isList: false });
          isThere = true;
          return { status, ...(await net.read(readSight, text ?? '', question)) };
        } catch (error) {
          if (!(error instanceof WalletError)) throw error;
          if (['OFFLINE_MODE', 'HOST_NOT_APPROVED'].includes(error.failure.code)) throw error;
          // Only an odd answer of a service that is there is passed over; an absent host is reported.
          if (!isThere && error.failure.code !== 'SERVICE_ANSWER') throw error;
          return null;
        }
      };
    const first = await askHarmless(ask(baseUrl));
    if (first.guess !== null || !baseUrl.endsWith('/api')) return { baseUrl, ...first };
    // Documentation shows addresses with the prefix of every path.
    const shorter = baseUrl.slice(0, -'/api'.length);
    const second = await askHarmless(ask(shorter));
    return second.guess === null ? { baseUrl, ...first } : { baseUrl: shorter, ...second };
  };
}

type Ask = (method: 'GET' | 'POST', path: string, body: string | null) => Promise<Heard | null>;

type Heard = Sight & { readonly status: number };

/** Asks what changes nothing on any server (RFC 9110, 9.2.1) and names no wallet: a refusal tells what is wanted. */
async function askHarmless(ask: Ask): Promise<Omit<Detected, 'baseUrl'>> {
  const saw: Sighting[] = [];
  const fields = readMissing(await ask('POST', BALANCE, '{}'), saw);
  const isNode = fields.headers.length > 0;
  const nodeApi = isNode ? null : readVersion(await ask('GET', VERSION, null), saw);
  const listed = isNode ? readCalls(await ask('GET', CALLS, null), saw) : null;
  const hasBatch =
    listed !== null
      ? listed.hasBatch
      : fields.assetField === 'asset_id'
        ? readThere(await ask('GET', BATCH, null), saw)
        : null;
  const isFound = isNode || nodeApi !== null;
  const document = isFound ? NOTHING_THERE : readDocument(await ask('POST', UNSPENTS, null), saw);
  const isThunderlink =
    document.isThunderlink || (!isFound && readHealth(await ask('GET', HEALTH, null), saw));
  const evidence: DialectEvidence = {
    ...fields,
    hasBatch,
    sendTakes: listed?.sendTakes ?? null,
    hasDocumentPath: document.isThere,
    isThunderlink,
    nodeApi,
  };
  return { guess: guessDialect(evidence), saw };
}

const BALANCE = '/wallet/assetbalance';
const VERSION = '/version';
const CALLS = '/openapi.json';
const UNSPENTS = '/api/wallet/listunspends';
const HEALTH = '/health';
const NOTHING_THERE = { isThere: false, isThunderlink: false };

function readMissing(heard: Heard | null, saw: Sighting[]): Pick<DialectEvidence, 'headers' | 'assetField'> {
  const { headers, assetField } = heard?.status === 422 ? heard.missing : NOTHING_MISSING;
  if (headers.length > 0) {
    saw.push(
      sighting(BALANCE, heard, 'wantsHeaders', [...headers, ...(assetField === null ? [] : [assetField])]),
    );
  } else saw.push(plainSighting(BALANCE, heard));
  return { headers, assetField };
}

const NOTHING_MISSING = { headers: [], assetField: null };

function readVersion(heard: Heard | null, saw: Sighting[]): string | null {
  const version = heard?.status === 200 ? heard.version : null;
  saw.push(
    version === null ? plainSighting(VERSION, heard) : sighting(VERSION, heard, 'saysApp', ['rgb_node_api']),
  );
  return version;
}

function readCalls(
  heard: Heard | null,
  saw: Sighting[],
): Pick<DialectEvidence, 'hasBatch' | 'sendTakes'> | null {
  const calls = heard?.status === 200 ? heard.calls : null;
  saw.push(calls === null ? plainSighting(CALLS, heard) : sighting(CALLS, heard, 'namesCalls', calls.named));
  return calls;
}

/** A POST-only path answers GET with 405 if it exists, else 404. */
function readThere(heard: Heard | null, saw: Sighting[]): boolean | null {
  if (heard?.status === 405) {
    saw.push(sighting(BATCH, heard, 'callIsThere'));
    return true;
  }
  saw.push(plainSighting(BATCH, heard));
  return heard?.status === 404 ? false : null;
}

function readDocument(
  heard: Heard | null,
  saw: Sighting[],
): { readonly isThere: boolean; readonly isThunderlink: boolean } {
  if (heard?.status === 200 && heard.is === 'list') {
    // This server serves one wallet, whoever asks.
    saw.push(sighting(UNSPENTS, heard, 'answersWithoutKeys'));
    return { isThere: true, isThunderlink: true };
  }
  if (heard?.wantsToken === true) {
    saw.push(sighting(UNSPENTS, heard, 'wantsToken'));
    return { isThere: true, isThunderlink: true };
  }
  // A gateway refuses everything alike; a refusal about the question is the service's.
  const isThere = heard !== null && [400, 422, 500].includes(heard.status) && heard.is === 'object';
  saw.push(isThere ? sighting(UNSPENTS, heard, 'callIsThere') : plainSighting(UNSPENTS, heard));
  return { isThere, isThunderlink: false };
}

function readHealth(heard: Heard | null, saw: Sighting[]): boolean {
  const isThunderlink = heard?.status === 200 && heard.isHealthy;
  saw.push(isThunderlink ? sighting(HEALTH, heard, 'isThunderlink') : plainSighting(HEALTH, heard));
  return isThunderlink;
}

function sighting(
  path: string,
  heard: Heard | null,
  says: Sighting['says'],
  names: readonly string[] = [],
): Sighting {
  return { path, status: heard?.status ?? null, says, names: [...names] };
}

function plainSighting(path: string, heard: Heard | null): Sighting {
  const status = heard?.status ?? 0;
  if (status === 404 || status === 405) return sighting(path, heard, 'nothingThere');
  return sighting(path, heard, status === 401 || status === 403 ? 'wantsToken' : 'noSense');
}
