import { parseUrl } from '../../base/url.ts';

/** Pages of file:// may read the disk. */
export const APP_SCHEME = 'ochre';
export const APP_ORIGIN = 'ochre://app';
export const APP_PAGE = `${APP_ORIGIN}/`;

/** Exact: no user, port or look-alike host. */
export function isOfTheApp(url: string): boolean {
  const parsed = parseUrl(url);
  return (
    parsed !== null &&
    parsed.protocol === `${APP_SCHEME}:` &&
    parsed.host === 'app' &&
    parsed.username === '' &&
    parsed.password === ''
  );
}
