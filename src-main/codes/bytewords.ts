import { u32be } from '../base/bytes.ts';
import { crc32 } from '../base/crc32.ts';

/** BCR-2020-012, the minimal style, with a CRC-32. */
export function toBytewords(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += pairOf(byte);
  for (const byte of u32be(crc32(bytes))) text += pairOf(byte);
  return text;
}

/** Lower case. Null if letters or checksum are wrong. */
export function fromBytewords(text: string): Uint8Array | null {
  if (text.length % 2 !== 0 || text.length <= 2 * CRC_BYTES) return null;
  const bytes = new Uint8Array(text.length / 2);
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytesByPair.get(text.slice(2 * i, 2 * i + 2));
    if (byte === undefined) return null;
    bytes[i] = byte;
  }
  const body = bytes.subarray(0, -CRC_BYTES);
  const sum = u32be(crc32(body));
  return sum.every((byte, i) => byte === bytes[body.length + i]) ? body : null;
}

const CRC_BYTES = 4;

/** The first and last letter of each word are unique. */
const WORDS =
  'ableacidalsoapexaquaarchatomauntawayaxisbackbaldbarnbeltbetabiasbluebodybragbrewbulbbuzzcalmcashcatschefcityclawcodecolacookcostcruxcurlcuspcyandarkdatadaysdelidicedietdoordowndrawdropdrumdulldutyeacheasyechoedgeepicevenexamexiteyesfactfairfernfigsfilmfishfizzflapflewfluxfoxyfreefrogfuelfundgalagamegeargemsgiftgirlglowgoodgraygrimgurugushgyrohalfhanghardhawkheathelphighhillholyhopehornhutsicedideaidleinchinkyintoirisironitemjadejazzjoinjoltjowljudojugsjumpjunkjurykeepkenokeptkeyskickkilnkingkitekiwiknoblamblavalazyleaflegsliarlimplionlistlogoloudloveluaulucklungmainmanymathmazememomenumeowmildmintmissmonknailnavyneednewsnextnoonnotenumbobeyoboeomitonyxopenovalowlspaidpartpeckplaypluspoempoolposepuffpumapurrquadquizraceramprealredorichroadrockroofrubyruinrunsrustsafesagascarsetssilkskewslotsoapsolosongstubsurfswantacotasktaxitenttiedtimetinytoiltombtoystriptunatwinuglyundouniturgeuservastveryvetovialvibeviewvisavoidvowswallwandwarmwaspwavewaxywebswhatwhenwhizwolfworkyankyawnyellyogayurtzapszerozestzinczonezoom';

const pairOf = (byte: number): string => pairs[byte] ?? '';
const pairs: readonly string[] = Array.from(
  { length: 256 },
  (_, byte) => WORDS.charAt(4 * byte) + WORDS.charAt(4 * byte + 3),
);
const bytesByPair: ReadonlyMap<string, number> = new Map(pairs.map((pair, byte) => [pair, byte]));
