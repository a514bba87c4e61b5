import { Refusal } from '../answers.ts';

/** Errors of a node, word for word (service-facts.md 5): all but the wrong password are 403. */
const SENTENCES = {
  LockedNode: [403, 'Node is locked (hint: call unlock)'],
  ChangingState: [403, 'Cannot call other APIs while node is changing state'],
  NotInitialized: [403, 'Wallet has not been initialized (hint: call init)'],
  AlreadyUnlocked: [403, 'Node has already been unlocked'],
  WrongPassword: [401, 'The provided password is incorrect'],
  InvalidRequest: [422, 'The request body is not what this call takes'],
} as const;

export function nodeError(name: keyof typeof SENTENCES): Refusal {
  const [code, error] = SENTENCES[name];
  return new Refusal({ status: code, body: { error, code, name } });
}

/** The gateway in front of nodes and cloud, which knows nothing of a node's own errors. */
export function gatewayError(status: 400 | 404 | 502 | 504, error: string): Refusal {
  return new Refusal({ status, body: { error } });
}
