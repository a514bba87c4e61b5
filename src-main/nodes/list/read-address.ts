import { WalletError } from '../../domain/errors.ts';
import type { Route } from '../../domain/services/route.ts';
import type { NodesContext } from '../context.ts';

/** As in the forms. */
const MAX_URL_CHARS = 500;

/** An address from a list or a file, in the one form that is kept; null for one that may not be asked (security.md, G33). */
export function readAddress(
  { parseBaseUrl }: Pick<NodesContext, 'parseBaseUrl'>,
  url: string,
  route?: Route,
): string | null {
  if (url.length > MAX_URL_CHARS) return null;
  try {
    return parseBaseUrl(url, route);
  } catch (error) {
    if (error instanceof WalletError) return null;
    throw error;
  }
}
