import type {
  Notice,
  NoticePayload,
  OpenedLink,
  Question,
  Result,
} from '../../src-preload/contract/index.ts';
import type { Language } from '../../src-preload/messages/say.ts';
import type { Append, LongFile } from '../records/sealed-pieces.ts';

/** What the machine and the host give: time, chance, the person's word, and ways to reach them. */

export interface Clock {
  /** Unix time in milliseconds; may jump. */
  nowMs: () => number;
  /** Milliseconds since some start; never goes back. For time-outs and ages. */
  monotonicMs: () => number;
}

/** Waiting that a test can hold still. */
export interface Timers {
  /** Runs once after so many ms, unless what it answers is called first. Never keeps the program alive by itself. */
  readonly after: (ms: number, act: () => void) => () => void;
}

/** That the machine sleeps and wakes: nobody is asked meanwhile, and what was heard before it is old after it. */
export interface Sleep {
  /**
   * Tells of it from now on. `asleep`: it is about to; not every host is told of it before. `awake`: it slept since
   * then, Unix ms. Answers what ends the telling.
   */
  readonly watch: (told: {
    readonly asleep: () => void;
    readonly awake: (sinceMs: number) => void;
    /** The person locked the session of the system, or it locked itself. Not every host is told. */
    readonly sessionLocked?: () => void;
  }) => () => void;
}

/** The language of this computer, and of all that main says from now on. */
export interface Speech {
  /** What the system is set to, best first (BCP 47). */
  readonly ofTheSystem: readonly string[];
  readonly speak: (language: Language) => void;
}

export interface Random {
  /** 16 bytes from the system, as 32 hex digits. */
  id: () => string;
}

/** What a host carries calls to. Never rejects: what fails is a Result, too. */
export type Dispatch = (name: unknown, input: unknown) => Promise<Result<unknown>>;

/** What main itself asks before an act that a screen must not be able to approve alone. */
export type Asked = Omit<Question, 'questionId'>;

/** Main's own question to the user, outside the reach of the page where the host has native dialogs. */
export interface Confirm {
  readonly kind: 'native' | 'page';
  ask: (question: Asked) => Promise<boolean>;
  /** Every question that stands is answered with no. */
  turnBack: () => void;
  /** Only where the page is asked: takes the page's answer. Unknown questions are ignored. */
  answer?: (questionId: string, agreed: boolean) => void;
}

/** Proof that the user sits here: the OS's own where there is one. */
export interface Presence {
  prove: (reason: string) => Promise<boolean>;
}

export interface Files {
  /**
   * Asks where, never overwrites in silence; null when the user turned back. `mayWrite` throws where nothing is to be
   * written any more: it is asked when the dialog is gone, and before the first byte.
   */
  save: (suggestedName: string, bytes: Uint8Array, mayWrite?: () => void) => Promise<string | null>;
  /** As `save`, of a file that is written part by part: where it ends in the middle, nothing is there. */
  saveLong: (
    suggestedName: string,
    write: (append: Append) => Promise<void>,
    mayWrite?: () => void,
  ) => Promise<string | null>;
  /** Asks for one folder and writes each there, none over another; null when the user turned back. */
  saveMany: (
    files: readonly { readonly name: string; readonly bytes: Uint8Array }[],
    mayWrite?: () => void,
  ) => Promise<{ readonly folder: string; readonly names: readonly string[] } | null>;
  /** Asks which; refuses above the limit (bytes); null when the user turned back. */
  open: (
    extensions: readonly string[],
    limitBytes: number,
  ) => Promise<{ name: string; bytes: Uint8Array } | null>;
  /** Asks which, and reads nothing yet; null when the user turned back. */
  openLong: (extensions: readonly string[]) => Promise<LongFile | null>;
  /** The same as `open` for as many as the user chooses, in no order; none when they turned back. The limit is each one's. */
  openMany: (
    extensions: readonly string[],
    limitBytes: number,
  ) => Promise<readonly { name: string; bytes: Uint8Array }[]>;
}

export interface Clipboard {
  /** Writes, reads back and throws CLIPBOARD_CHANGED where another program replaced it. */
  write: (text: string) => Promise<void>;
}

/** The window, as what it shows may be seen by others. */
export interface Screen {
  /** Keeps it out of screenshots, recordings and shared screens, where the OS can do that. */
  keepPrivate: (on: boolean) => void;
  /** Where the page can be dropped with all that it held, it is, and begins anew. */
  forget: () => void;
}

/** The camera, which the page may ask the system for only while it scans. */
export interface Camera {
  /** Whether it may ask now; until told it may not. Touches no camera. */
  allow: (on: boolean) => void;
}

/** What another program opened with Ochre. */
export interface OpenedLinks {
  /** The last one, once. */
  take: () => OpenedLink;
}

/** The file that Ochre was opened with: double-clicked, or on its command line. */
export interface OpenedFiles {
  /**
   * The last one, until it is forgotten; null: none. Throws BROUGHT_REFUSED, INPUT_TOO_LARGE, FILE_UNREADABLE, and
   * forgets what cannot be read.
   */
  read: () => Promise<{ openedId: number; name: string; bytes: Uint8Array } | null>;
  /** Unless another one came meanwhile. */
  forget: (openedId: number) => void;
}

/** The OS's notifications. */
export interface Notifier {
  /** Answers what takes it back; undefined: this system does not. */
  notify: (title: string, body: string) => (() => void) | undefined;
}

/** What the system shows of locked nodes while Ochre's window is out of sight: a badge on its icon, and its tray. */
export interface LockedSign {
  readonly show: (nodes: LockedNodes) => void;
}

export interface LockedNodes {
  /** How many nodes are watched at all; 0: nothing is shown. */
  readonly watched: number;
  readonly locked: number;
  /** Some of the locked ones by name, the longest locked first. Names come from services: any text. */
  readonly named: readonly { readonly id: string; readonly name: string }[];
}

/** Notices to every screen, checked by the contract on the way out. */
export type Tell = <N extends Notice>(name: N, payload: NoticePayload<N>) => void;
