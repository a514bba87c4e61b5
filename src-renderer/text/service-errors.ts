import { isMessage, say } from '../../src-preload/messages/say.ts';
import { foreign } from './foreign.ts';
import { kebab } from './kebab.ts';

/**
 * What an error of rgb-lib of that name means, as a clause; null where it says nothing to a person. Servers hand on the
 * names, often without another word (docs/service-facts.md).
 */
function errorMeaning(name: string): string | null {
  const id = `failure-error-${name}` as const;
  return isMessage(id) ? say(id) : null;
}

/** Why no answer came, by a code of ours as flows keep it, as a clause; null where there are no words. */
function reason(because: string): string | null {
  const id = `failure-reason-${kebab(because)}` as const;
  return /^[A-Z_]+$/.test(because) && isMessage(id) ? say(id) : null;
}

export const reasonText = (because: string): string => reason(because) ?? foreign(because);

/** Why a service refused, `Name: message` as it was kept: in our words where they are known, else in its own. */
export function refusedText(because: string): string {
  const [, name = '', rest = ''] = /^([A-Z][A-Za-z0-9]+)(?:: (.*))?$/su.exec(because) ?? [];
  return reason(because) ?? errorMeaning(name) ?? `“${foreign(rest === '' ? because : rest)}”`;
}

/** What a service answered with an error status, in one sentence. */
export function answered(
  host: string,
  endpoint: string,
  code: number,
  name: string | null,
  message: string | null,
): string {
  const meaning = name === null ? null : errorMeaning(name);
  if (meaning !== null) return say('failure-service-error-known', { host, meaning });
  const status = name === null ? String(code) : `${String(code)} ${foreign(name)}`;
  return message === null
    ? say('failure-service-error-status', { host, endpoint, status })
    : say('failure-service-error-words', { host, endpoint, status, message: foreign(message) });
}
