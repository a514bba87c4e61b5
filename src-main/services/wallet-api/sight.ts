import * as v from 'valibot';
import type { DialectEvidence } from '../../base/service/abilities.ts';
import { readJson } from '../../net/json.ts';

export interface Sight {
  readonly is: 'list' | 'object' | 'other';
  readonly missing: Pick<DialectEvidence, 'headers' | 'assetField'>;
  readonly version: string | null;
  readonly calls:
    (Pick<DialectEvidence, 'hasBatch' | 'sendTakes'> & { readonly named: readonly string[] }) | null;
  readonly wantsToken: boolean;
  readonly isHealthy: boolean;
}

export const BATCH = '/wallet/sendbatchbegin';

export function readSight(text: string): Sight {
  const read = readJson(text);
  const value = read.ok ? read.value : null;
  return {
    is: Array.isArray(value) ? 'list' : typeof value === 'object' && value !== null ? 'object' : 'other',
    missing: missingIn(value),
    version: versionIn(value),
    calls: callsIn(value),
    wantsToken: v.is(v.object({ error: v.literal('Authorization header missing or malformed') }), value),
    isHealthy: v.is(v.object({ status: v.literal('ok'), uptime: v.unknown() }), value),
  };
}

const HEADERS = ['xpub', 'xpub-van', 'xpub-col', 'master-fingerprint'];
const FIELDS = ['asset_id', 'assetId'] as const;

/** FastAPI names all missing fields before anything runs. */
const missing = v.object({
  detail: v.pipe(v.array(v.object({ loc: v.pipe(v.array(v.unknown()), v.maxLength(10)) })), v.maxLength(50)),
});

function missingIn(value: unknown): Sight['missing'] {
  const parsed = v.safeParse(missing, value);
  const places = parsed.success ? parsed.output.detail.map(({ loc }) => loc) : [];
  const named = (where: string) => places.flatMap(([kind, name]) => (kind === where ? [name] : []));
  return {
    headers: HEADERS.filter((name) => named('header').includes(name)),
    assetField: FIELDS.find((name) => named('body').includes(name)) ?? null,
  };
}

const appInfo = v.object({ app: v.literal('rgb_node_api'), version: v.optional(v.unknown()) });
const VERSION_FORM = /^\d{1,4}(\.\d{1,4}){0,3}(-[\w.]{1,20})?$/;

function versionIn(value: unknown): string | null {
  const parsed = v.safeParse(appInfo, value);
  if (!parsed.success) return null;
  const { version } = parsed.output;
  return typeof version === 'string' && VERSION_FORM.test(version) ? version : '';
}

const listOfCalls = v.object({
  paths: v.record(v.string(), v.unknown()),
  components: v.object({ schemas: v.record(v.string(), v.unknown()) }),
});
const model = v.object({ properties: v.record(v.string(), v.unknown()) });
const MARKS = ['/wallet/blindreceive', '/wallet/witnessreceive', '/wallet/sendbtcbegin', BATCH];

function callsIn(value: unknown): Sight['calls'] {
  const parsed = v.safeParse(listOfCalls, value);
  if (!parsed.success) return null;
  const { paths, components } = parsed.output;
  // The model's name has stayed the same (RGB-Node src/rgb_model.py).
  const send = v.safeParse(model, components.schemas['SendAssetBeginRequestModel']);
  const map = v.safeParse(model, components.schemas['SendAssetBeginModel']);
  const takes = (of: typeof send, field: string) => of.success && Object.hasOwn(of.output.properties, field);
  return {
    named: MARKS.filter((path) => Object.hasOwn(paths, path)),
    hasBatch: Object.hasOwn(paths, BATCH),
    sendTakes: takes(send, 'invoice') ? 'invoice' : takes(map, 'recipient_map') ? 'recipient_map' : null,
  };
}
