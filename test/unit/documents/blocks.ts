/** A bullet, a paragraph, a row of a table or a command of a document, as one line without its mark. */
export interface Block {
  /** The heading that it stands under, or the document's own. */
  readonly part: string;
  readonly text: string;
}

const LIST_MARK = /^(?:-|\d+\.) /;
const TABLE_RULE = /^\|[ |:-]+\|$/;

/** The blocks of a document, in their order; headings, pictures and the heads of tables are none. */
export function blocksOf(document: string): readonly Block[] {
  const blocks: Block[] = [];
  let part = '';
  let open: string[] = [];
  const close = (): void => {
    if (open.length > 0) blocks.push({ part, text: open.join(' ').replace(LIST_MARK, '') });
    open = [];
  };
  let fenced = false;
  for (const line of document.split('\n').map((each) => each.trim())) {
    const heading = /^#+ (.+)$/.exec(line)?.[1];
    if (line.startsWith('```')) fenced = !fenced;
    if (fenced && line.startsWith('npm ')) close();
    if (line === '' || line.startsWith('```')) close();
    else if (!fenced && heading !== undefined) {
      close();
      part = heading;
    } else if (!fenced && line.startsWith('<')) close();
    else if (line.startsWith('|')) {
      // The row above a rule is the table's head.
      if (TABLE_RULE.test(line)) blocks.pop();
      else blocks.push({ part, text: line.replace(/ +/g, ' ') });
    } else {
      if (!fenced && LIST_MARK.test(line)) close();
      open.push(line.replace(/ +/g, ' '));
    }
  }
  close();
  return blocks;
}

/** The sentences of a block: each ends with a stop, and what follows begins after a space. */
export function sentencesOf(text: string): readonly string[] {
  return text.split(/(?<=[.?!][*_)]*) /);
}
