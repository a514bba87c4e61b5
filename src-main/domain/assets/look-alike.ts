/**
 * What a text looks like, so that two that look alike give the same: compatibility forms are undone (full-width,
 * ligatures), marks and what is not seen are dropped, letters of other alphabets become the Latin ones that they pass
 * for, and case, spaces and 0/O, 1/l/I make no difference. A small table of our own: Unicode's (UTS 39) has thousands of
 * entries for scripts that would be marked as mixed or foreign anyway. Never shown, only compared.
 */
export function skeleton(text: string): string {
  const bare = text.normalize('NFKD').replace(/[\p{M}\p{C}\p{Z}\s._'’·-]/gu, '');
  const latin = Array.from(bare, (letter) => LOOKS_LIKE.get(letter) ?? letter).join('');
  return latin
    .toLowerCase()
    .replace(/0/g, 'o')
    .replace(/[1i|]/g, 'l')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}

/** Other letters above the Latin ones that they pass for. */
const TABLE: readonly (readonly [string, string])[] = [
  // Cyrillic
  ['АВСЕНІЈКМОРЅТУХԚԜӀЗ', 'ABCEHIJKMOPSTYXQWI3'],
  ['авсеһіјкмнорѕтухԁԛԝѵӏпґгь', 'abcehijkmhopstyxdqwvlnrrb'],
  // Greek
  ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹ', 'ABEZHIKMNOPTYXC'],
  ['αβεγηικνορτυχωϲϳ', 'abeynikvoptuxwcj'],
  // Armenian
  ['ՏՍՕօսոհցզյ', 'SUOounhgqj'],
  // Latin beside ASCII, which no normal form takes apart
  ['ıłøđɡɑŁØĐƖ', 'ilodgaLODI'],
  // Cherokee, in capitals
  ['ᎠᎡᎢᎪᎫᎬᎳᎷᎻᏀᏃᏒᏔᏙᏚᏢᏟᏞᏴᏦ', 'DRTAJEWMHGZRWVSPCLBK'],
];
const LOOKS_LIKE: ReadonlyMap<string, string> = new Map(
  TABLE.flatMap(([others, latin]) =>
    Array.from(others).map((other, place): [string, string] => [other, latin[place] ?? other]),
  ),
);
