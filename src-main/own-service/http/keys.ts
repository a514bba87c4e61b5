import type { IncomingHttpHeaders } from 'node:http';
import type { InvalidField } from '../../serving/answers.ts';
import { header } from '../../serving/request.ts';
import type { WatchedKeys } from '../rgb-lib/wallet.ts';

/** Public ones alone: a private key has another beginning, and is no header's business. */
const XPUB = /^[xt]pub[1-9A-HJ-NP-Za-km-z]{100,112}$/;
const FINGERPRINT = /^[0-9a-f]{8}$/i;

/**
 * The wallet that a request names, by the three headers of today's servers (service-facts.md 1.2). The document's own
 * `xpub` is the vanilla account's.
 */
export function readKeys(headers: IncomingHttpHeaders): {
  readonly keys: WatchedKeys | null;
  readonly problems: readonly InvalidField[];
} {
  const xpubVanilla = header(headers, 'xpub-van') ?? header(headers, 'xpub');
  const xpubColored = header(headers, 'xpub-col');
  const fingerprint = header(headers, 'master-fingerprint');
  const problems = [
    ...problemsOf('xpub-van', xpubVanilla, XPUB),
    ...problemsOf('xpub-col', xpubColored, XPUB),
    ...problemsOf('master-fingerprint', fingerprint, FINGERPRINT),
  ];
  if (xpubVanilla === null || xpubColored === null || fingerprint === null || problems.length > 0)
    return { keys: null, problems };
  // In one spelling: rgb-lib names a folder by it, and another one of the same wallet would use its slots once more.
  return { keys: { xpubVanilla, xpubColored, fingerprint: fingerprint.toLowerCase() }, problems };
}

/** What was given is not said again: it may be a secret. */
function problemsOf(name: string, value: string | null, form: RegExp): InvalidField[] {
  const at = { loc: ['header', name], input: null };
  if (value === null) return [{ type: 'missing', msg: 'Field required', ...at }];
  if (form.test(value)) return [];
  return [{ type: 'value_error', msg: 'Input should be a public key or its fingerprint', ...at }];
}
