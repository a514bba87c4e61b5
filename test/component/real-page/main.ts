import '../../../src-renderer/main.ts';
import { readLine, readPage } from '../page/glyphs.ts';

// Ochre's own page as it is, and beside it the eyes of the test, which read it by the places of its glyphs.
const names = {
  read: (given: readonly string[]) => readPage(given),
  lines: (texts: readonly { readonly text: string; readonly name: string }[]) =>
    texts.flatMap(({ text, name }) => readLine(text, [name, 'תשר'])),
};
Object.assign(window, { names });
