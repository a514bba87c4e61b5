/** Hides the difference of Node's fork and Electron's utilityProcess. */
export interface ChildLink {
  /** A JSON value. Does nothing once the child has ended. */
  readonly post: (message: unknown) => void;
  readonly hear: (listener: (message: unknown) => void) => void;
  /** Called once, when the child has ended or couldn't be started. */
  readonly ended: (listener: () => void) => void;
  readonly kill: () => void;
}
