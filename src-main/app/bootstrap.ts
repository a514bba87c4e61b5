import { randomBytes } from 'node:crypto';
import { openLogFile } from '../hosts/log-file.ts';
import { createNotices, type Notices } from '../hosts/notices.ts';
import { createLogger, type Logger } from './logger.ts';
import { lockFolder } from '../storage/folder-lock.ts';

/** What stands before the rest of main is loaded: little, and nothing cryptographic. */
export interface Bootstrap {
  readonly logger: Logger;
  readonly notices: Notices;
  /** Logs a fault of ours, redacted, under a number of its own, which it answers. */
  readonly fault: (name: string, error: unknown) => string;
  /** Lets another Ochre have the data folder. */
  readonly release: () => void;
}

/** Locks the data folder and opens its log. Throws DATA_FOLDER_BUSY, DISK_REFUSED. */
export function bootstrap(dataFolder: string): Bootstrap {
  const lock = lockFolder(dataFolder);
  const logger = createLogger(openLogFile(dataFolder));
  const fault = (name: string, error: unknown): string => {
    const incident = randomBytes(4).toString('hex');
    logger.fault(incident, name, error);
    return incident;
  };
  return { logger, notices: createNotices(fault), fault, release: lock.release };
}
