import { parseUrl } from '../../base/url.ts';

/** The page's own scheme: no file://, whose pages may read the disk. */
export const APP_SCHEME = 'ochre';
export const APP_ORIGIN = 'ochre://app';
export const APP_PAGE = `${APP_ORIGIN}/`;

/** Whether a URL is the app's page or part of it, exactly: no user, no port, no look-alike host. */
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
