import { connect } from 'node:net';

/** A bus that is silent for so long counts as a locked ring. */
const PATIENCE_MS = 5_000;
/** The answers are a few hundred bytes. */
const MAX_HEARD_BYTES = 65_536;
/** The call starts no service that isn't running. */
const NO_AUTO_START = 2;
const RETURN = 2;
const ERROR = 3;

/**
 * Whether the ring for new secrets is open, by the session bus; false also without ring, service or bus. Null: this
 * system can't be asked so. A locked ring asks for its password at each read of an existing entry and each write
 * (Unlock and Prompt, measured with gnome-keyring 42). Reading this property opens no prompt.
 */
export function isRingOpen(
  env: Readonly<Record<string, string | undefined>>,
  platform: NodeJS.Platform,
): Promise<boolean | null> {
  if (platform === 'win32' || platform === 'darwin') return Promise.resolve(null);
  const path = busPath(env);
  if (path === null) return Promise.resolve(false);
  return new Promise((resolve) => {
    const socket = connect({ path });
    let heard = Buffer.alloc(0);
    let isLetIn = false;
    const end = (isOpen: boolean): void => {
      socket.destroy();
      resolve(isOpen);
    };
    socket.setTimeout(PATIENCE_MS, () => end(false));
    socket.on('error', () => end(false));
    socket.on('close', () => end(false));
    socket.on('data', (bytes) => {
      heard = Buffer.concat([heard, bytes]);
      if (heard.length > MAX_HEARD_BYTES) end(false);
      else if (isLetIn) {
        const isOpen = answerIn(heard);
        if (isOpen !== null) end(isOpen);
      } else if (heard.includes('\r\n')) {
        if (!heard.toString('latin1').startsWith('OK ')) {
          end(false);
          return;
        }
        isLetIn = true;
        heard = Buffer.alloc(0);
        socket.write(Buffer.concat([Buffer.from('BEGIN\r\n'), HELLO, READ_LOCKED]));
      }
    });
    const uid = Buffer.from(String(process.getuid?.() ?? '')).toString('hex');
    socket.write(`\0AUTH EXTERNAL ${uid}\r\n`);
  });
}

/** The session bus' address, found as libdbus does, but without starting a bus. */
function busPath(env: Readonly<Record<string, string | undefined>>): string | null {
  const folder = env['XDG_RUNTIME_DIR'];
  const address = env['DBUS_SESSION_BUS_ADDRESS'] ?? (folder === undefined ? '' : `unix:path=${folder}/bus`);
  const found = /(?:^|;)unix:(?:[^;]*,)?(path|abstract)=([^,;]+)/.exec(address);
  if (found === null) return null;
  const name = decodeURIComponent(found[2] ?? '');
  return found[1] === 'abstract' ? `\0${name}` : name;
}

/** The answer to the question; the greeting's answer comes first. Null: not arrived yet. */
function answerIn(heard: Buffer): boolean | null {
  let answers = 0;
  for (let at = 0; heard.length >= at + 16;) {
    const isLittle = heard[at] === 0x6c;
    const number = (from: number): number => (isLittle ? heard.readUInt32LE(from) : heard.readUInt32BE(from));
    const bodyAt = at + 16 + Math.ceil(number(at + 12) / 8) * 8;
    const endAt = bodyAt + number(at + 4);
    if (heard.length < endAt) return null;
    const kind = heard[at + 1];
    if (kind === RETURN || kind === ERROR) answers += 1;
    if (answers === 2) {
      const isBoolean = endAt === bodyAt + 8 && heard.toString('latin1', bodyAt, bodyAt + 3) === '\u0001b\0';
      return kind === RETURN && isBoolean && number(bodyAt + 4) === 0;
    }
    at = endAt;
  }
  return null;
}

function callOf(
  serial: number,
  flags: number,
  { to, path, of, method }: Record<'to' | 'path' | 'of' | 'method', string>,
  texts: readonly string[],
): Buffer {
  const fields: number[] = [];
  const members = [
    [1, 'o', path],
    [2, 's', of],
    [3, 's', method],
    [6, 's', to],
  ] as const;
  for (const [code, type, text] of members) {
    pad(fields, 8);
    fields.push(code, 1, type.charCodeAt(0), 0);
    write(fields, text);
  }
  const body: number[] = [];
  for (const text of texts) write(body, text);
  if (texts.length > 0) {
    pad(fields, 8);
    fields.push(8, 1, 'g'.charCodeAt(0), 0, texts.length, ...texts.map(() => 's'.charCodeAt(0)), 0);
  }
  const head = ['l'.charCodeAt(0), 1, flags, 1];
  for (const length of [body.length, serial, fields.length]) head.push(...uint32(length));
  head.push(...fields);
  pad(head, 8);
  return Buffer.from([...head, ...body]);
}

function write(into: number[], text: string): void {
  pad(into, 4);
  into.push(...uint32(text.length), ...Buffer.from(text, 'latin1'), 0);
}

function pad(into: number[], to: number): void {
  while (into.length % to !== 0) into.push(0);
}

function uint32(value: number): number[] {
  return [value & 0xff, (value >> 8) & 0xff, (value >> 16) & 0xff, value >>> 24];
}

const BUS = 'org.freedesktop.DBus';
const HELLO = callOf(1, 0, { to: BUS, path: '/org/freedesktop/DBus', of: BUS, method: 'Hello' }, []);
const READ_LOCKED = callOf(
  2,
  NO_AUTO_START,
  {
    to: 'org.freedesktop.secrets',
    path: '/org/freedesktop/secrets/aliases/default',
    of: `${BUS}.Properties`,
    method: 'Get',
  },
  ['org.freedesktop.Secret.Collection', 'Locked'],
);
