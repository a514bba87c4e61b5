import type { Draft } from './builder.ts';
import { sized, writeRaw, type Pair } from './raw-psbt.ts';

/** Random numbers from a seed (mulberry32), so that a case that was found can be had again. */
export function seededRandom(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const AMOUNTS = [0n, 1n, 329n, 330n, 1_000n, 2n ** 53n, 2n ** 63n, 2n ** 64n - 1n];
const TYPES = ['03', '04', '07', '08', '13', '16', '17', '18', '0e', 'fb', '00', '01', 'fc'];
const SEQUENCES = [0, 1, 0xffff_fffc, 0xffff_fffd, 0xffff_fffe, 0xffff_ffff];

/** One to three changes of an honest PSBT, most of them where its structure is; then its text. */
export function mutant(draft: Pick<Draft, 'raw'>, random: (below: number) => number): string {
  const { raw } = draft;
  const pick = <T>(list: readonly T[]): T => list[random(list.length)]!;
  const maps = (): Pair[][] => [raw.global, ...raw.inputs, ...raw.outputs];
  const someHex = (bytes: number): string =>
    Array.from({ length: bytes }, () => random(256).toString(16).padStart(2, '0')).join('');
  const flip = (hex: string): string => {
    if (hex === '') return someHex(1);
    const at = random(hex.length);
    return hex.slice(0, at) + random(16).toString(16) + hex.slice(at + 1);
  };
  const pairs = (): Pair =>
    pick(
      maps()
        .filter((map) => map.length > 0)
        .map(pick),
    );

  const changes: readonly (() => void)[] = [
    () =>
      void (pick(raw.tx.outputs).amount +=
        BigInt(random(2_000)) - 1_000n > -330n ? BigInt(random(2_000)) : 0n),
    () => void (pick(raw.tx.outputs).amount = pick(AMOUNTS)),
    () => void (pick(raw.tx.outputs).script = flip(pick(raw.tx.outputs).script)),
    () => void (pick(raw.tx.outputs).script = pick(raw.tx.outputs).script),
    () =>
      void raw.tx.outputs.splice(random(raw.tx.outputs.length), random(2), {
        amount: BigInt(random(9_000)),
        script: pick(['6a', '51', `5120${someHex(32)}`, pick(raw.tx.outputs).script]),
      }),
    () => void (pick(raw.tx.inputs).txid = flip(pick(raw.tx.inputs).txid)),
    () => void (pick(raw.tx.inputs).vout = random(4)),
    () => void (pick(raw.tx.inputs).sequence = pick(SEQUENCES)),
    () => void (pick(raw.tx.inputs).scriptSig = pick(['', '00', '51'])),
    () => void (raw.tx.version = random(4)),
    () => void (raw.tx.lockTime = pick([0, 1, 799, 806, 807, 500_000_000, 0xffff_ffff])),
    () => void raw.tx.inputs.push({ ...pick(raw.tx.inputs) }),
    () => void raw.inputs.push(pick(raw.inputs).map(([key, value]) => [key, value])),
    () => void raw.outputs.reverse(),
    () => void pick(maps()).push([...pairs()]),
    () => void pick(maps()).push([someHex(1 + random(4)), someHex(random(40))]),
    () => void pick(maps()).push([pick(TYPES) + someHex(random(3)), someHex(pick([0, 1, 4, 32, 64]))]),
    () => void (pairs()[1] = flip(pairs()[1])),
    () => {
      const pair = pairs();
      pair[1] = flip(pair[1]);
    },
    () => {
      const pair = pairs();
      pair[0] = flip(pair[0]);
    },
    () => {
      const map = pick(maps());
      map.splice(random(map.length + 1), 1);
    },
    () => {
      const [a, b] = [pick(maps()), pick(maps())];
      const [first] = a;
      if (first !== undefined) b.unshift([...first]);
    },
    () => void (raw.txHex = flip(raw.txHex ?? '0200000000000000')),
  ];
  for (let count = 1 + random(3); count > 0; count--) pick(changes)();
  // Several changes of one amount may leave what 64 bits can say.
  for (const output of raw.tx.outputs) output.amount = BigInt.asUintN(64, output.amount);
  const text = writeRaw(raw);
  const bytes = Buffer.from(text, 'base64').toString('hex');
  const spoilt: readonly (() => string)[] = [
    () => Buffer.from(flip(bytes), 'hex').toString('base64'),
    () => Buffer.from(bytes.slice(0, 2 * random(bytes.length / 2)), 'hex').toString('base64'),
    () => Buffer.from(bytes + sized(someHex(random(4))), 'hex').toString('base64'),
    () =>
      text.slice(0, random(text.length)) + pick(['=', ' ', '\n', '-', 'A']) + text.slice(random(text.length)),
  ];
  // Most keep their changed structure; some are also cut, lengthened or flipped as bytes.
  return random(6) === 0 ? pick(spoilt)() : text;
}
