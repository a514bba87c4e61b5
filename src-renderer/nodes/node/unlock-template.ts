import { capital } from '../../../src-preload/messages/node-alert.ts';
import { say } from '../../../src-preload/messages/say.ts';

export const USUAL_BODY = '{"password": "{{password}}"}';
export const RPC_PASSWORD = 'bitcoind_rpc_password';

interface UnlockBody {
  readonly ok: true;
  readonly body: Readonly<Record<string, unknown>>;
  readonly names: readonly string[];
}

/** Reads a body as it is typed. Main is stricter when it saves the body. */
export function readTemplate(text: string): UnlockBody | { readonly ok: false; readonly problem: string } {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    body = null;
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    return { ok: false, problem: say('node-body.no-json', { example: USUAL_BODY }) };
  const names = new Set<string>();
  for (const [place, name = ''] of text.matchAll(/\{\{([^}]*)\}\}/g)) {
    if (!/^[a-z][a-z0-9_]{0,40}$/.test(name))
      return { ok: false, problem: say('node-body.no-name', { place }) };
    names.add(name);
  }
  return { ok: true, body: body as Readonly<Record<string, unknown>>, names: [...names] };
}

export function templatePasswords(template: string): readonly string[] {
  const [, place = ''] = /"password"\s*:\s*"([^"]*)"/.exec(template) ?? [];
  return [...place.matchAll(/\{\{([^}]*)\}\}/g)].map(([, name = '']) => name);
}

export function secretLabel(name: string): string {
  if (name === RPC_PASSWORD) return capital(say('node-secret-bitcoind'));
  return capital(name === 'password' ? say('node-secret-password') : name.replaceAll('_', ' ').trim());
}

/** Text typed for a secret. A secret's name may be that of a member of every object, which isn't text. */
export const typedText = (typed: unknown): string => (typeof typed === 'string' ? typed : '');
