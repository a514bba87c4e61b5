import * as v from 'valibot';
import type { Context } from '../context.ts';

/** A token belongs to the service that it was given for, so both lie together in the keychain. */
const boundToken = v.pipe(
  v.string(),
  v.parseJson(),
  v.strictObject({ baseUrl: v.string(), token: v.string() }),
);

export function saveServiceToken(
  context: Pick<Context, 'signer'>,
  walletId: string,
  baseUrl: string,
  token: string,
): Promise<void> {
  return context.signer.saveToken(walletId, JSON.stringify({ baseUrl, token }));
}

/** The token for exactly this service, or null: one of another service is never sent, whatever settings say. */
export async function readServiceToken(
  context: Pick<Context, 'signer'>,
  walletId: string,
  baseUrl: string,
): Promise<string | null> {
  const kept = v.safeParse(boundToken, await context.signer.readToken(walletId));
  return kept.success && kept.output.baseUrl === baseUrl ? kept.output.token : null;
}
