import '../../../src-renderer/main.ts';
import { formsOf, readLine, readPage } from '../page/glyphs.ts';

// Ochre's own page, unchanged, with the test's reader, which reads the page by its glyphs' places.
const names = {
  read: (given: readonly string[]) => readPage(given),
  linesOf: ({ lines, given }: { readonly lines: readonly string[]; readonly given: readonly string[] }) => {
    const forms = given.flatMap(formsOf).sort((a, b) => b.length - a.length);
    return lines.flatMap((text) => readLine(text, given, forms));
  },
};
Object.assign(window, { names });
