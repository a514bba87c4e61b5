/**
 * What derives, judges and signs. It is read with the first act that needs it: who only asks whether there is a lock, as each
 * start does, does not wait for the libraries of the curve.
 */
export { derivePublicKeys } from '../keys/derive.ts';
export { judge, signPsbt } from '../verify/index.ts';
export { meet, readRules, setRules, spendByRules } from './rules.ts';
export { create, find, identify, readSecret, remove, restore, reveal } from './secrets.ts';
export { sign } from './sign.ts';
