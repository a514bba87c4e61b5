import type { Shell } from 'electron';
import { parseUrl } from '../../domain/url.ts';

/**
 * The one way out to the user's browser: https, a host of the given list by its exact name, no credentials, no port.
 * The OS hands other schemes to whatever program registered them, so nothing else ever gets there.
 * False where it was refused.
 */
export async function openExternal(
  shell: Pick<Shell, 'openExternal'>,
  allowedHosts: ReadonlySet<string>,
  url: string,
): Promise<boolean> {
  const parsed = parseUrl(url);
  if (
    parsed?.protocol !== 'https:' ||
    !allowedHosts.has(parsed.host) ||
    parsed.username !== '' ||
    parsed.password !== ''
  ) {
    return false;
  }
  await shell.openExternal(parsed.href);
  return true;
}
