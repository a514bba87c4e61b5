import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { startKeyring } from '../../support/keyring.ts';

// A desktop's parts on a bus of the test's own, beside its keyring: somebody who shows notifications (dunst), a place for
// tray icons, and a stand-in for logind (both by python3-dbusmock), which tells that the machine sleeps.

const run = promisify(execFile);
const MOCK = 'org.freedesktop.DBus.Mock';
const WATCHER = 'org.kde.StatusNotifierWatcher';
const MENU = 'com.canonical.dbusmenu';
const LOGIND = 'org.freedesktop.login1';

export type Desktop = Awaited<ReturnType<typeof startDesktop>>;

export interface MenuEntry {
  readonly id: number;
  readonly label: string;
}

export async function startDesktop() {
  const keyring = await startKeyring();
  const address = keyring.env['DBUS_SESSION_BUS_ADDRESS'] ?? '';
  const env = { DBUS_SYSTEM_BUS_ADDRESS: address };
  const started: ChildProcess[] = [];
  const start = (command: string, ...args: readonly string[]): void => {
    started.push(spawn(command, args, { env: { ...process.env, ...keyring.env, ...env }, stdio: 'ignore' }));
  };
  const call = async (dest: string, path: string, method: string, ...args: readonly string[]) => {
    const whom = ['--address', address, '--dest', dest, '--object-path', path];
    const said = await run('gdbus', ['call', ...whom, '--method', method, '--', ...args], {
      timeout: 10_000,
    });
    return said.stdout;
  };
  const has = async (name: string): Promise<boolean> =>
    (await call('org.freedesktop.DBus', '/', 'org.freedesktop.DBus.NameHasOwner', name)).includes('true');
  const mock = (method: string, ...args: readonly string[]) =>
    call(WATCHER, '/StatusNotifierWatcher', `${MOCK}.${method}`, ...args);
  /** The last name that an icon took and that still exists. */
  async function item(): Promise<string | null> {
    const told = await mock('GetMethodCalls', 'RegisterStatusNotifierItem');
    const name = [...told.matchAll(/<'(org\.[\w.-]+|:[\d.]+)'>/g)].at(-1)?.[1];
    return name !== undefined && (await has(name)) ? name : null;
  }
  const property = (name: string, which: string): Promise<string> =>
    call(
      name,
      '/StatusNotifierItem',
      'org.freedesktop.DBus.Properties.Get',
      'org.kde.StatusNotifierItem',
      which,
    );
  const inMenu = async (name: string, method: string, ...args: readonly string[]): Promise<string> => {
    const path = /'(\/[^']*)'/.exec(await property(name, 'Menu'))?.[1] ?? '';
    return call(name, path, `${MENU}.${method}`, ...args);
  };

  start('dunst');
  start('/usr/bin/python3', '-m', 'dbusmock', WATCHER, '/StatusNotifierWatcher', WATCHER);
  start('/usr/bin/python3', '-m', 'dbusmock', '--system', '--template', 'logind');
  for (const name of ['org.freedesktop.Notifications', LOGIND, WATCHER])
    await expect.poll(() => has(name), { message: `somebody offers ${name}` }).toBe(true);
  await mock('AddProperty', WATCHER, 'IsStatusNotifierHostRegistered', '<true>');
  await mock('AddMethod', WATCHER, 'RegisterStatusNotifierItem', 's', '', '');

  return {
    /** What Ochre is started with. */
    keyring,
    env,
    /** What was shown, newest first. */
    notifications: async () => {
      const as = { env: { ...process.env, ...keyring.env }, timeout: 10_000 };
      await run('dunstctl', ['close-all'], as);
      const { stdout } = await run('dunstctl', ['history'], as);
      const { data } = JSON.parse(stdout) as {
        data: readonly (readonly { summary: { data: string }; body: { data: string } }[])[];
      };
      return data.flat().map(({ summary, body }) => ({ summary: summary.data, body: body.data }));
    },
    /** The entries of the tray's menu, read from its bus interface; null: there is no icon. */
    trayMenu: async () => {
      const name = await item();
      if (name === null) return null;
      const told = await inMenu(name, 'GetLayout', '0', '-1', '@as []');
      return [...told.matchAll(/<\((\d+), \{([^}]*)\}/g)].flatMap(([, id = '', properties = '']) => {
        const label = /'label': <(?:'([^']*)'|"([^"]*)")>/.exec(properties);
        return label === null ? [] : [{ id: Number(id), label: label[1] ?? label[2] ?? '' }];
      });
    },
    trayTip: async () => {
      const name = await item();
      return name === null ? '' : property(name, 'ToolTip');
    },
    choose: async ({ id }: MenuEntry) => {
      await inMenu((await item()) ?? '', 'Event', String(id), 'clicked', "<''>", 'uint32 0');
    },
    /** Announces sleep and waking as logind does. */
    sleep: async (begins: boolean) => {
      const signal = [`${LOGIND}.Manager`, 'PrepareForSleep', 'b', `[<${String(begins)}>]`];
      await call(LOGIND, '/org/freedesktop/login1', `${MOCK}.EmitSignal`, ...signal);
    },
    /** Ends everything but the keyring. */
    stop: async () => {
      for (const child of started) {
        if (child.exitCode !== null || child.signalCode !== null) continue;
        const ended = once(child, 'exit');
        child.kill('SIGTERM');
        await ended;
      }
    },
  };
}
