const LINE = '\r\n';

/** The parts of a form by their names (RFC 7578). Throws where it has no boundary, or a part no name. */
export function readForm(body: Buffer, contentType: string): ReadonlyMap<string, Buffer> {
  const boundary = /;\s*boundary="?([^";]+)"?/i.exec(contentType)?.[1];
  if (boundary === undefined) throw new Error('a form without a boundary');
  // The first boundary has no line before it.
  const whole = Buffer.concat([Buffer.from(LINE), body]);
  const between = Buffer.from(`${LINE}--${boundary}`);
  const parts = new Map<string, Buffer>();
  let from = whole.indexOf(between);
  for (;;) {
    const start = from + between.length;
    const end = whole.indexOf(between, start);
    if (from < 0 || end < 0) return parts;
    const [name, content] = readPart(whole.subarray(start, end));
    parts.set(name, content);
    from = end;
  }
}

function readPart(part: Buffer): [name: string, content: Buffer] {
  const head = part.indexOf(LINE + LINE);
  const name = /^content-disposition:.*;\s*name="([^"]*)"/im.exec(
    part.subarray(0, head).toString('utf8'),
  )?.[1];
  if (head < 0 || name === undefined) throw new Error('a part without a name');
  return [name, part.subarray(head + 2 * LINE.length)];
}
