export { startOwnService } from './in-main.ts';
export type { OwnService, OwnServiceOptions } from './in-main.ts';
export type { Doors } from './rgb-lib/relay.ts';
