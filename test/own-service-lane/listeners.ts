import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** The ports at which processes of Ochre itself were seen to listen. */
export interface Listeners {
  readonly ports: ReadonlySet<number>;
  /** `pidFile`: of a running host. */
  readonly look: (pidFile: string) => void;
}

/** In proc_net_tcp(5). */
const LISTENS = '0A';
const LOOPBACK = '0100007F';

export function openListeners(): Listeners {
  const ports = new Set<number>();
  return {
    ports,
    look: (pidFile) => {
      const pid = readFileSync(pidFile, 'utf8').trim();
      const own = new Set(socketsOf(pid));
      for (const line of readFileSync(`/proc/${pid}/net/tcp`, 'utf8').split('\n').slice(1)) {
        const [, local = '', , state, , , , , , inode = ''] = line.trim().split(/\s+/);
        const [address, port = ''] = local.split(':');
        if (state === LISTENS && address === LOOPBACK && own.has(inode)) ports.add(parseInt(port, 16));
      }
    },
  };
}

function socketsOf(pid: string): string[] {
  return readdirSync(`/proc/${pid}/fd`).flatMap((fd) => {
    try {
      return /^socket:\[(\d+)\]$/.exec(readlinkSync(`/proc/${pid}/fd/${fd}`))?.[1] ?? [];
    } catch {
      // Closed meanwhile.
      return [];
    }
  });
}
