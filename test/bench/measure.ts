/** What is bundled and then measured. */
export { benchBackup } from './backup.ts';
export { benchHistory } from './history.ts';
export { benchHold } from './hold.ts';
export { benchInspection } from './inspection.ts';
export { benchSigning } from './signing.ts';
export { measureStalls } from './stall.ts';
