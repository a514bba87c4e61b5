/** What is bundled and then measured. */
export { benchSigning } from './signing.ts';
export { measureStall } from './stall.ts';
