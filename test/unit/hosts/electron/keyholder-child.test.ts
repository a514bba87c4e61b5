import type { ForkOptions, UtilityProcess } from 'electron';
import { describe, expect, it } from 'vitest';
import { forkUtility } from '../../../../src-main/hosts/electron/keyholder-child.ts';
import { strict } from '../../../fakes/electron.ts';

function fork() {
  const listeners = new Map<string, (value: unknown) => void>();
  const done: unknown[] = [];
  let options: ForkOptions | undefined;
  const child = strict<UtilityProcess>('utilityProcess', {
    on: (name: string, listener: (value: unknown) => void) => listeners.set(name, listener),
    postMessage: (message: unknown) => done.push(['post', message]),
    kill: () => done.push('kill'),
  });
  const link = forkUtility(
    {
      fork: (path, args, given) => {
        done.push(['fork', path, args]);
        options = given;
        return child;
      },
    },
    {
      path: '/app/keyholder.js',
      env: { DBUS_SESSION_BUS_ADDRESS: 'unix:x', NODE_OPTIONS: '--inspect', HOME: '/home/x' },
      serviceName: 'Ochre keyholder',
    },
  );
  return {
    link,
    done,
    options: () => options,
    emit: (name: string, value: unknown) => listeners.get(name)?.(value),
  };
}

describe('the keyholder as a utility process', () => {
  it('starts without flags, with only the keychain’s variables, and without output', () => {
    const { done, options } = fork();
    expect(done).toEqual([['fork', '/app/keyholder.js', []]]);
    expect(options()).toEqual({
      env: { DBUS_SESSION_BUS_ADDRESS: 'unix:x' },
      execArgv: [],
      stdio: 'ignore',
      serviceName: 'Ochre keyholder',
    });
  });

  it('carries messages both ways and is ended by its parent', () => {
    const { link, done, emit } = fork();
    const heard: unknown[] = [];
    link.hear((message) => heard.push(message));
    link.post({ id: 1 });
    emit('message', { id: 1, value: 2 });
    link.kill();
    expect(heard).toEqual([{ id: 1, value: 2 }]);
    expect(done.slice(1)).toEqual([['post', { id: 1 }], 'kill']);
  });

  it('reports its end once, also to later listeners, and takes no messages after it', () => {
    const { link, done, emit } = fork();
    let ends = 0;
    link.ended(() => (ends += 1));
    emit('exit', 1);
    emit('exit', 1);
    link.ended(() => (ends += 10));
    link.post({});
    link.kill();
    expect(ends).toBe(11);
    expect(done).toHaveLength(1);
  });
});
