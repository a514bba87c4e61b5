import type { Claim } from './claim.ts';
import { contributing } from './contributing.ts';
import { readmeCommands } from './readme-commands.ts';
import { readmeDecisions } from './readme-decisions.ts';
import { readmeDoes } from './readme-does.ts';
import { readmeFirst } from './readme-first.ts';
import { readmeKept } from './readme-kept.ts';
import { readmeLimits } from './readme-limits.ts';
import { readmeParts } from './readme-parts.ts';
import { readmeProtects } from './readme-protects.ts';
import { readmeShut } from './readme-shut.ts';
import { readmeVerdict } from './readme-verdict.ts';
import { security } from './security.ts';

/** What each document says, and where it is held. */
export const CLAIMS: Readonly<Record<string, readonly Claim[]>> = {
  'README.md': [
    ...readmeFirst,
    ...readmeDoes,
    ...readmeParts,
    ...readmeProtects,
    ...readmeShut,
    ...readmeVerdict,
    ...readmeCommands,
    ...readmeLimits,
    ...readmeDecisions,
    ...readmeKept,
  ],
  'CONTRIBUTING.md': contributing,
  'SECURITY.md': security,
};
