/** Main's end of the pipe to a child process. Node's fork and Electron's utilityProcess differ behind it. */
export interface ChildLink {
  /** A JSON value. Does nothing once the child has ended. */
  readonly post: (message: unknown) => void;
  readonly hear: (listener: (message: unknown) => void) => void;
  /** Called once, when the child has ended or could not be started. */
  readonly ended: (listener: () => void) => void;
  /** Ends it at once. Does nothing once the child has ended. */
  readonly kill: () => void;
}
