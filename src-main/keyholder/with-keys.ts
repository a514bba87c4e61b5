/** The first act that needs keys loads this: a start that asks for a lock doesn't wait for the curve's libraries. */
export { derivePublicKeys } from '../keys/derive.ts';
export { judge, signPsbt } from '../verify/index.ts';
export { meet, readRules, setRules, spendByRules } from './rules.ts';
export { create, find, identify, readSecret, remove, restore, reveal, signVerified } from './sign.ts';
