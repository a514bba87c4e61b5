import { expect, it } from 'vitest';
import { fail } from '../../../src-main/base/errors.ts';
import { explainStartFailure } from '../../../src-main/hosts/start-failure.ts';

it.each<[unknown, string]>([
  [fail('DATA_FOLDER_GONE', { folder: '/d' }), 'The data folder /d was moved, removed or replaced'],
  [fail('DATA_FOLDER_BUSY', { folder: '/d' }), 'Another Ochre uses the data folder /d'],
  [fail('STORAGE_DAMAGED', { file: 'journal.sqlite', keptAs: 'j.corrupt-1' }), 'kept it as j.corrupt-1'],
  [fail('STORAGE_DAMAGED', { file: 'journal.sqlite', keptAs: null }), 'left it as it is'],
  [
    fail('DATA_FOLDER_FORM', { folder: '/d', file: 'ochre.json', member: 'app.sepia', isNewer: true }),
    '/d holds “app.sepia” in ochre.json',
  ],
  [
    fail('DATA_FOLDER_FORM', { folder: '/d', file: 'ochre.json', member: null, isNewer: true }),
    'A newer Ochre made /d',
  ],
  [fail('DISK_REFUSED', { file: 'ochre.json', detail: 'EROFS' }), 'ochre.json: EROFS'],
  [Object.assign(new Error('listen'), { code: 'EADDRINUSE' }), 'Port in use'],
  [Object.assign(new Error('listen'), { code: 'EACCES' }), 'This user may not use'],
  [new Error('no built page in /x'), 'no built page in /x'],
  ['text', 'for an unknown reason'],
])("the reason why Ochre can't start is one sentence: %s", (error, sentence) => {
  const explained = explainStartFailure(error);
  expect(explained).toContain(sentence);
  expect(explained).not.toMatch(/\n|\bat \S+:\d/);
});
