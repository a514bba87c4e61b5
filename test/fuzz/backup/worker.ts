import '../../support/in-english.ts';
import { answerParent } from '../../support/child.ts';
import { fuzzBackupShare } from './fuzz-backup.ts';

/** A process that takes its share of the cases. */
answerParent(fuzzBackupShare);
