/** What forges a line, is not seen or turns the direction of writing; joiners within a drawn sign stay out too. */
const ODD = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\s\u115f\u1160\u2800\u3164\uffa0]+/gu;

/**
 * A name from elsewhere as it is kept and quoted: one line, of `most` characters (UTF-16) at most, with nothing in it
 * that an eye does not see. “Unnamed” where nothing of it is left. Pure.
 */
export function plainName(name: string, most: number): string {
  // Nobody walks a text of megabytes for the few letters that are kept.
  const plain = name
    .slice(0, 4 * most)
    .replace(ODD, ' ')
    .trim();
  const cut = plain.length <= most ? plain : `${plain.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')}…`;
  return cut === '' ? 'Unnamed' : cut;
}
