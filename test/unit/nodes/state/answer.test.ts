import { describe, expect, it } from 'vitest';
import { evidenceOf, evidenceOfStatus, readNodeAnswer } from '../../../../src-main/nodes/state/answer.ts';

const said = (status: number, name: string | null, text: string | null) =>
  readNodeAnswer({ status, name, text }).kind;

describe('what a node answers', () => {
  it('is read by its name, whatever the status', () => {
    expect(said(401, 'WrongPassword', 'The provided password is incorrect')).toBe('wrongPassword');
    expect(said(403, 'LockedNode', null)).toBe('locked');
    expect(said(403, 'ChangingState', null)).toBe('changingState');
    expect(said(403, 'NotInitialized', null)).toBe('notInitialized');
    expect(said(403, 'AlreadyUnlocked', null)).toBe('alreadyUnlocked');
    expect(said(403, 'UnlockedNode', null)).toBe('alreadyUnlocked');
    expect(said(500, 'AlreadyUnlocked', null)).toBe('alreadyUnlocked');
  });

  it('is read by its sentence where an old node sends no name', () => {
    expect(said(403, null, 'Node is locked (hint: call unlock)')).toBe('locked');
    expect(said(403, null, 'Node has already been unlocked')).toBe('alreadyUnlocked');
    expect(said(403, null, 'Node is unlocked (hint: call lock)')).toBe('alreadyUnlocked');
    expect(said(403, null, 'Cannot call other APIs while node is changing state')).toBe('changingState');
    expect(said(403, null, 'Wallet has not been initialized (hint: call init)')).toBe('notInitialized');
    expect(said(401, null, 'The provided password is incorrect')).toBe('wrongPassword');
  });

  it.each(['constructor', '__proto__', 'toString'])(
    'names no state by %s, which every object has',
    (name) => {
      expect(said(400, name, null)).toBe('refused');
      expect(said(403, name, 'Node is locked')).toBe('locked');
    },
  );

  it('is about the token where it names none of the node’s states', () => {
    expect(said(401, null, null)).toBe('tokenRefused');
    expect(said(403, null, null)).toBe('tokenRefused');
    expect(said(403, 'Forbidden', 'role')).toBe('tokenRefused');
  });

  it('is no answer about the lock while the node starts', () => {
    for (const status of [500, 502, 503, 504]) expect(said(status, null, null)).toBe('notReady');
  });

  it('is accepted with 200 alone, not with an error inside it', () => {
    expect(said(200, null, null)).toBe('accepted');
    expect(said(200, 'LockedNode', 'Node is locked')).toBe('locked');
    expect(said(200, null, 'something went wrong')).toBe('refused');
    expect(said(404, null, 'no such node')).toBe('refused');
  });
});

it('proves by an answer only what the call asked about', () => {
  expect(evidenceOf('unlock', { kind: 'accepted' })).toEqual({ kind: 'unlockAccepted' });
  expect(evidenceOf('probe', { kind: 'accepted' })).toEqual({ kind: 'probeUnlocked' });
  expect(evidenceOf('upgrade', { kind: 'accepted' })).toMatchObject({ kind: 'upgradeAccepted' });
  expect(evidenceOf('probe', { kind: 'locked' })).toEqual({ kind: 'probeLocked' });
  expect(evidenceOf('unlock', { kind: 'wrongPassword' })).toEqual({ kind: 'answeredLocked' });
  expect(evidenceOf('unlock', { kind: 'tokenRefused' })).toEqual({ kind: 'answered' });
  expect(evidenceOf('probe', { kind: 'notReady', status: 502 })).toEqual({ kind: 'notReady' });
  expect(evidenceOf('unlock', { kind: 'notReady', status: 504 })).toEqual({ kind: 'answered' });
  const silent = { kind: 'noAnswer', text: 'x' } as const;
  expect(evidenceOf('unlock', { ...silent, nobodyThere: false })).toEqual({ kind: 'noAnswer' });
  expect(evidenceOf('probe', { ...silent, nobodyThere: true })).toEqual({ kind: 'gone' });
});

it('takes a service’s own status for what it says of an upgrade, and any other word for nothing', () => {
  expect(evidenceOfStatus('IN_PROGRESS', 'b2')).toEqual({ kind: 'cloudUpgrading', image: 'b2' });
  expect(evidenceOfStatus('RUNNING', 'b2')).toEqual({ kind: 'cloudRunning' });
  for (const status of ['STARTING', 'FAILED', 'PAUSED', 'running', '', null])
    expect(evidenceOfStatus(status, 'b2')).toBeNull();
});
