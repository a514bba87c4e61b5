import { parseUrl } from '../../base/url.ts';

/** The page has its own scheme, because pages of file:// may read the disk. */
export const APP_SCHEME = 'ochre';
export const APP_ORIGIN = 'ochre://app';
export const APP_PAGE = `${APP_ORIGIN}/`;

/** True only for the exact origin, without a user, port or look-alike host. */
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
