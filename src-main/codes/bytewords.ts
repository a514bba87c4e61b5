import { u32be } from '../base/bytes.ts';
import { crc32 } from '../base/crc32.ts';

/**
 * Bytes as letters, two for each, with a CRC-32 behind them (BCR-2020-012, the minimal style): what stands in a
 * Uniform Resource, and packs well into a QR code.
 */
export function toBytewords(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += pairOf(byte);
  for (const byte of u32be(crc32(bytes))) text += pairOf(byte);
  return text;
}

/** The bytes, or null where the letters are none or the sum does not hold. Takes lower case. */
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

/** The 256 words of four letters, in order: the first and the last letter of each are its own. */
const WORDS =
  'ableacidalsoapexaquaarchatomauntawayaxisbackbaldbarnbeltbetabiasbluebodybragbrewbulbbuzzcalmcashcatschefcityclawcodecolacookcostcruxcurlcuspcyandarkdatadaysdelidicedietdoordowndrawdropdrumdulldutyeacheasyechoedgeepicevenexamexiteyesfactfairfernfigsfilmfishfizzflapflewfluxfoxyfreefrogfuelfundgalagamegeargemsgiftgirlglowgoodgraygrimgurugushgyrohalfhanghardhawkheathelphighhillholyhopehornhutsicedideaidleinchinkyintoirisironitemjadejazzjoinjoltjowljudojugsjumpjunkjurykeepkenokeptkeyskickkilnkingkitekiwiknoblamblavalazyleaflegsliarlimplionlistlogoloudloveluaulucklungmainmanymathmazememomenumeowmildmintmissmonknailnavyneednewsnextnoonnotenumbobeyoboeomitonyxopenovalowlspaidpartpeckplaypluspoempoolposepuffpumapurrquadquizraceramprealredorichroadrockroofrubyruinrunsrustsafesagascarsetssilkskewslotsoapsolosongstubsurfswantacotasktaxitenttiedtimetinytoiltombtoystriptunatwinuglyundouniturgeuservastveryvetovialvibeviewvisavoidvowswallwandwarmwaspwavewaxywebswhatwhenwhizwolfworkyankyawnyellyogayurtzapszerozestzinczonezoom';

const pairOf = (byte: number): string => pairs[byte] ?? '';
const pairs: readonly string[] = Array.from(
  { length: 256 },
  (_, byte) => WORDS.charAt(4 * byte) + WORDS.charAt(4 * byte + 3),
);
const bytesByPair: ReadonlyMap<string, number> = new Map(pairs.map((pair, byte) => [pair, byte]));
