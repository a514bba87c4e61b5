import { WalletError } from '../../domain/errors.ts';
import type { NodeAnswer } from '../state/answer.ts';
import type { JsonValue } from '../state/unlock-body.ts';
import type { NodeApi, NodeTarget } from '../../ports.ts';

/**
 * A client whose answers quote none of what was sent: a service that writes “wrong password: …” into its error would
 * otherwise put the password into the history, onto the disk and before everyone who looks on.
 */
export function redactingApi(api: NodeApi, token: string | null): NodeApi {
  const own = token === null ? [] : [token];
  return {
    host: api.host,
    latestImage: () => quietFailure(api.latestImage(), own),
    list: () => quietFailure(api.list(), own),
    detail: (nodeId) => quietFailure(api.detail(nodeId), own),
    upgrade: async (nodeId) => quiet(await api.upgrade(nodeId), own),
    unlock: async (target, body) =>
      quiet(await api.unlock(target, body), [...own, ...tokenOf(target), ...textsOf(body)]),
    probe: async (target) => quiet(await api.probe(target), [...own, ...tokenOf(target)]),
  };
}

/** Shorter values stand in any sentence by chance, and such a sentence gives nothing away. */
const MIN_CHARS = 4;
const HIDDEN = '[hidden]';

function quiet(answer: NodeAnswer, secrets: readonly string[]): NodeAnswer {
  return 'text' in answer ? { ...answer, text: hide(answer.text, secrets) } : answer;
}

async function quietFailure<T>(asking: Promise<T>, secrets: readonly string[]): Promise<T> {
  try {
    return await asking;
  } catch (error) {
    if (!(error instanceof WalletError) || error.failure.code !== 'SERVICE_ERROR') throw error;
    const { code, facts } = error.failure;
    const message = facts.message === null ? null : hide(facts.message, secrets);
    throw new WalletError({ code, facts: { ...facts, message } });
  }
}

function hide(text: string, secrets: readonly string[]): string {
  return (
    secrets
      .filter((secret) => secret.length >= MIN_CHARS)
      // As JSON writes it, too: a service may quote the body that it was sent.
      .flatMap((secret) => [secret, JSON.stringify(secret).slice(1, -1)])
      // The longest first: one may be a part of another.
      .sort((a, b) => b.length - a.length)
      .reduce((left, secret) => left.replaceAll(secret, HIDDEN), text)
  );
}

function textsOf(value: JsonValue): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap((inner: JsonValue) => textsOf(inner));
}

function tokenOf({ token }: NodeTarget): string[] {
  return token === null ? [] : [token];
}
