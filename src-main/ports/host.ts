import type {
  Notice,
  NoticePayload,
  OpenedLink,
  Question,
  Result,
} from '../../src-preload/contract/index.ts';
import type { Language } from '../../src-preload/messages/say.ts';
import type { Append, LongFile } from '../records/backup-encryption.ts';

export interface Clock {
  /** Unix time in milliseconds; may jump. */
  nowMs: () => number;
  /** Never goes back. For time-outs and ages. */
  monotonicMs: () => number;
}

export interface Timers {
  /** Runs once after so many ms unless cancelled. Never keeps the program alive. */
  readonly after: (ms: number, act: () => void) => () => void;
}

/** Tells of sleeps, before which nothing that was heard is still news. */
export interface Sleep {
  /** `asleep` isn't reported by every host. `awake`: asleep since `sinceMs`, Unix ms. */
  readonly watch: (told: {
    readonly asleep: () => void;
    readonly awake: (sinceMs: number) => void;
    /** The system's session was locked. Not every host reports it. */
    readonly sessionLocked?: () => void;
  }) => () => void;
}

export interface LanguagePort {
  /** Best first (BCP 47). */
  readonly ofTheSystem: readonly string[];
  readonly speak: (language: Language) => void;
}

export interface Random {
  /** 16 bytes from the system, as 32 hex digits. */
  id: () => string;
}

/** Never rejects: failures are Results, too. */
export type Dispatch = (name: unknown, input: unknown) => Promise<Result<unknown>>;

/** A screen alone must not be able to approve these acts. */
export type Confirmation = Omit<Question, 'questionId'>;

export interface Confirm {
  readonly kind: 'native' | 'page';
  ask: (question: Confirmation) => Promise<boolean>;
  /** Answers all open questions with no. */
  turnBack: () => void;
  /** Only without native dialogs. Unknown questions are ignored. */
  answer?: (questionId: string, agreed: boolean) => void;
}

export interface Presence {
  prove: (reason: string) => Promise<boolean>;
}

export interface Files {
  /** Never overwrites silently; null if cancelled. `mayWrite` throws to stop it: after the dialog, before any byte. */
  save: (suggestedName: string, bytes: Uint8Array, mayWrite?: () => void) => Promise<string | null>;
  /** As `save`, in parts: an interrupted file is removed. */
  saveLong: (
    suggestedName: string,
    write: (append: Append) => Promise<void>,
    mayWrite?: () => void,
  ) => Promise<string | null>;
  /** Into one folder, none over another; null if cancelled. */
  saveMany: (
    files: readonly { readonly name: string; readonly bytes: Uint8Array }[],
    mayWrite?: () => void,
  ) => Promise<{ readonly folder: string; readonly names: readonly string[] } | null>;
  /** Null if cancelled. */
  chooseFolder: () => Promise<string | null>;
  /** Refuses above the limit (bytes); null if cancelled. */
  open: (
    extensions: readonly string[],
    limitBytes: number,
  ) => Promise<{ name: string; bytes: Uint8Array } | null>;
  /** Reads nothing yet; null if cancelled. */
  openLong: (extensions: readonly string[]) => Promise<LongFile | null>;
  /** As `open`; empty if cancelled. The limit is for each file. */
  openMany: (
    extensions: readonly string[],
    limitBytes: number,
  ) => Promise<readonly { name: string; bytes: Uint8Array }[]>;
}

export interface Clipboard {
  /** Throws CLIPBOARD_CHANGED if another program replaced it. */
  write: (text: string) => Promise<void>;
}

export interface Screen {
  /** Keeps the window out of screenshots, recordings and shared screens, if the OS can. */
  keepPrivate: (on: boolean) => void;
  /** Drops the page with all that it held, if possible. */
  forget: () => void;
}

export interface Camera {
  /** Permits or forbids the page a camera. Main itself uses none. */
  allow: (on: boolean) => void;
}

export interface OpenedLinks {
  /** The last opened link; each is given once. */
  take: () => OpenedLink;
}

export interface OpenedFiles {
  /** The last opened file. Throws BROUGHT_REFUSED, INPUT_TOO_LARGE, FILE_UNREADABLE, and forgets an unreadable file. */
  read: () => Promise<{ openedId: number; name: string; bytes: Uint8Array } | null>;
  /** Forgets the file, unless another one came meanwhile. */
  forget: (openedId: number) => void;
}

export interface Notifier {
  /** Returns a function that withdraws the notice, undefined if the system can't. */
  notify: (title: string, body: string) => (() => void) | undefined;
}

export interface LockedSign {
  readonly show: (nodes: LockedNodes) => void;
}

export interface LockedNodes {
  /** 0: nothing is shown. */
  readonly watched: number;
  readonly locked: number;
  /** The longest locked first. Names come from services: any text. */
  readonly named: readonly { readonly id: string; readonly name: string }[];
}

/** The contract checks each payload. */
export type Tell = <N extends Notice>(name: N, payload: NoticePayload<N>) => void;
