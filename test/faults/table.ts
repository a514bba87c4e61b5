import * as f from '../support/fault-server.ts';
import type { Mischief } from './way.ts';

/** Faults of security.md 4.2 at the running wallet. TLS, DNS and refused connections never reach a path. */
export interface Fault {
  readonly name: string;
  readonly mischief: Mischief;
  /** The answer never ends: the client's time-outs are set to a fraction of a second. */
  readonly isSlow?: true;
  /** For these endpoints only. */
  readonly paths?: readonly string[];
  /** Not for these paths, which may answer so properly. */
  readonly properOf?: readonly string[];
}

const fault = (name: string, behaves: f.Behaviour): Fault => ({ name, mischief: () => behaves });
const slow = (name: string, mischief: Mischief): Fault => ({ name, mischief, isSlow: true });
/** Without the service's answer a text of similar length replaces it. */
const textOf = (truth: { readonly body: string } | null): string =>
  truth === null || truth.body === '' ? '{"something":"long enough to cut"}' : truth.body;
const onText = (name: string, behaves: (text: string) => f.Behaviour): Fault => ({
  name,
  mischief: (truth) => behaves(textOf(truth)),
});

const OTHER_TXID = 'ab'.repeat(32);

/** interface.md 4: these answer nothing. */
const MAY_BE_EMPTY = ['/wallet/refresh', '/wallet/failtransfers'];

export const faults: readonly Fault[] = [
  fault('reset', f.resets),
  fault('hang-up', f.hangsUp),
  slow('silence', () => f.staysSilent),
  slow('stall within the body', (truth) => f.stalls(textOf(truth))),
  slow('slow-loris', () => f.drips(20)),
  onText('cut at half', f.cutsAtHalf),
  onText('reset at half', f.resetsAtHalf),
  onText('length too long', (text) => f.misstatesLength(text, 10)),
  onText('length too short', (text) => f.misstatesLength(text, -3)),
  fault('broken chunks', f.breaksChunks),
  fault('another protocol', f.speaksNoHttp),
  ...[301, 307].map((code) => fault(`redirect ${code}`, f.redirects(code, 'https://elsewhere.example/api'))),
  ...[400, 401, 403, 409].map((code) => fault(`status ${code}`, f.answersJson({ detail: 'no' }, code))),
  fault('status 404, a page', f.answersHtml(404)),
  fault('status 413', f.answers('', 413)),
  fault('status 429, seconds', f.answers('', 429, { 'retry-after': '7' })),
  fault('status 429, a date', f.answers('', 429, { 'retry-after': 'Fri, 31 Dec 2999 23:59:59 GMT' })),
  fault('status 429, absurd', f.answers('', 429, { 'retry-after': '99999999999999999999' })),
  fault('status 500', f.answersJson({ error: 'InternalServerError', message: 'later' }, 500)),
  fault('status 502, a page', f.answersHtml(502)),
  fault('status 503', f.answers('', 503)),
  fault('status 504', f.answers('upstream timed out', 504, { 'content-type': 'text/plain' })),
  fault('200 with an error', f.answersJson({ error: 'AssetNotFound', message: 'none' })),
  { ...fault('200 with nothing', f.answers('')), properOf: MAY_BE_EMPTY },
  fault('200 with a page', f.answersHtml(200)),
  fault('200 with text', f.answers('Service is ready', 200, { 'content-type': 'text/plain' })),
  { ...fault('204', f.answers('', 204)), properOf: MAY_BE_EMPTY },
  fault('larger than the cap', f.neverEnds),
  fault('compressed bomb', f.gzipBomb(50_000_000)),
  fault('endless depth', f.answers('['.repeat(100_000))),
  fault('a member twice', f.answers('{"txid":"a","txid":"b"}')),
  fault('reaches for the prototype', f.answers('{"__proto__":{"txid":"a"}}')),
  fault('no UTF-8', f.answers(Buffer.from([0x22, 0xff, 0x22]))),
  fault('half a character', f.answers('"\\ud800"')),
  {
    ...fault('a wrong txid', f.answersJson({ txid: OTHER_TXID, batch_transfer_idx: 1 })),
    paths: ['/wallet/sendend'],
  },
];
