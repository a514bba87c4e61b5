import type { IncomingHttpHeaders } from 'node:http';
import type { InvalidField } from '../../../src-main/practice/chain/answers.ts';
import { header } from '../../../src-main/practice/http/request.ts';
import type { WatchedKeys } from '../rgb-lib/wallet.ts';

/**
 * The wallet that a request names, by the three headers of today's servers (service-facts.md 1.2). The document's own
 * `xpub` is the vanilla account's.
 */
export function readKeys(headers: IncomingHttpHeaders): {
  readonly keys: WatchedKeys | null;
  readonly problems: readonly InvalidField[];
} {
  const given = {
    'xpub-van': header(headers, 'xpub-van') ?? header(headers, 'xpub'),
    'xpub-col': header(headers, 'xpub-col'),
    'master-fingerprint': header(headers, 'master-fingerprint'),
  };
  const { 'xpub-van': xpubVanilla, 'xpub-col': xpubColored, 'master-fingerprint': fingerprint } = given;
  if (xpubVanilla !== null && xpubColored !== null && fingerprint !== null)
    return { keys: { xpubVanilla, xpubColored, fingerprint }, problems: [] };
  const missing = Object.entries(given).flatMap(([name, value]) => (value === null ? [name] : []));
  return {
    keys: null,
    problems: missing.map((name) => ({
      type: 'missing',
      loc: ['header', name],
      msg: 'Field required',
      input: null,
    })),
  };
}
