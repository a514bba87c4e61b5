/** Loaded by the first act that needs it: a start, which asks for a lock, does not wait for the curve's libraries. */
export { derivePublicKeys } from '../keys/derive.ts';
export { judge, signPsbt } from '../verify/index.ts';
export { meet, readRules, setRules, spendByRules } from './rules.ts';
export { create, find, identify, readSecret, remove, restore, reveal, signVerified } from './sign.ts';
