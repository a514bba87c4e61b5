import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A system call that connects to another process, or lets others connect, by strace(1). */
export interface Reached {
  readonly call: string;
  /** As in `AF_INET`. */
  readonly family: string;
  /** A path of this machine, an address and port, or the kernel, which is asked for the addresses that are here. */
  readonly to: string;
}

/** Calls that connect, and io_uring, which could connect unseen. No byte of a message is recorded (`-s 0`). */
const CALLS = 'connect,bind,sendto,sendmsg,sendmmsg,io_uring_setup';
const traced = (file: string): string[] => [
  'strace',
  // The tracer runs beside, so that the started program is the child, and ends as usual.
  ...['-D', '-f', '-qqq', '-s', '0', '--seccomp-bpf', '-e', `trace=${CALLS}`, '-e', 'signal=none'],
  ...['-o', file, '--'],
];

/** Why nothing can be traced on this machine, or null. The caller skips, aloud. */
export function missingForTrace(): string | null {
  if (process.platform !== 'linux') return 'what a program reaches is traced on Linux only';
  const [name = '', ...args] = traced('/dev/null');
  const { error, status, stderr } = spawnSync(name, [...args, 'true'], { encoding: 'utf8', timeout: 10_000 });
  if (error !== undefined) return 'strace is not installed (apt-get install strace)';
  return status === 0 ? null : `strace cannot trace here: ${stderr.trim().slice(0, 200)}`;
}

/** A command's prefix: records its calls and its children's in that file. */
export const tracedTo = (file: string): readonly string[] => traced(file);

/** Everything that was reached by what was traced to that file. Throws where a line is of no known form. */
export function reachedIn(file: string): Reached[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.flatMap((line) => {
    // The second half of an interrupted call; the first half named the target.
    if (line === '' || / <\.\.\. \w+ resumed>/.test(line)) return [];
    const call = /^\d+ +(\w+)\(/.exec(line)?.[1];
    if (call === undefined) throw new Error(`not understood: ${line}`);
    if (call === 'io_uring_setup') return [{ call, family: 'unseen', to: '' }];
    const addresses = [...line.matchAll(/\{sa_family=(\w+)([^}]*)\}/g)];
    // Without an address the data goes to the socket's earlier target.
    if (addresses.length === 0 && ['connect', 'bind'].includes(call))
      throw new Error(`not understood: ${line}`);
    return addresses.map(([, family = '', rest = '']) => ({ call, family, to: nameOf(rest) }));
  });
}

function nameOf(rest: string): string {
  if (/\bnl_pid=0\b/.test(rest)) return 'the kernel';
  const path = /sun_path=(@?"[^"]*")/.exec(rest)?.[1];
  if (path !== undefined) return path.replaceAll('"', '');
  const port = /(?:sin_port|sin6_port)=htons\((\d+)\)/.exec(rest)?.[1];
  const address = /inet_(?:addr|pton)\((?:AF_INET6, )?"([^"]*)"/.exec(rest)?.[1];
  return port === undefined ? rest : `${address ?? '?'}:${port}`;
}
