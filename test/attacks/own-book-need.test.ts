import { describe, expect, it } from 'vitest';
import { changeRecipient, genuineTrial, judgeTrial, recipientIdOf } from '../support/psbt/send.ts';
import { testWallet, type TestWallet } from '../support/psbt/test-wallet.ts';
import { A, B, C, units, type Coin, type Wish } from '../support/rgb/genuine-send.ts';

const coin = (contract: string, amount: bigint, sats?: bigint): Coin => ({
  ...(sats === undefined ? {} : { sats }),
  assets: [{ contract, amount, fromGenesis: false }],
});
const both = (first: string, one: bigint, second: string, other: bigint): Coin => ({
  assets: [coin(first, one), coin(second, other)].flatMap(({ assets }) => assets),
});

/** The verdict of an honest send of these coins, and the claim that each of them is needed. */
function judged(coins: Coin[], wishes: Wish[], wallet: TestWallet = testWallet()) {
  const trial = genuineTrial({ coins, wishes, known: true, wallet });
  if (wallet.account.network === 'mainnet')
    trial.asked
      .flatMap(({ recipients }) => recipients)
      .forEach((one, i) => changeRecipient(trial, { recipientId: recipientIdOf(one, 'mainnet') }, i));
  const verdict = judgeTrial(trial);
  const claim = verdict.claims.find(({ name }) => name === 'inputsAreSlots');
  return { verdict, claim, said: [verdict.outcome, verdict.code] };
}
const mainnet = (): TestWallet => testWallet({ network: 'mainnet' });

describe('a send that spends a slot more than what is asked for takes', () => {
  const coins = [coin(A, 300n), coin(A, 200n)];
  const wishes = [units(A, 200n)];

  it('is not proved on a test network, and names the slot', () => {
    const { said, claim, verdict } = judged(coins, wishes);
    expect(said).toEqual(['notProved', 'UNEXPECTED_INPUT']);
    expect(claim).toMatchObject({
      outcome: 'notProved',
      code: 'UNEXPECTED_INPUT',
      facts: { input: '0', problem: 'couldBeLeftOut' },
    });
    expect(verdict.inputs.map(({ outcome }) => outcome)).toEqual(['notProved', 'proved']);
  });

  it.each<[string, Coin[], string]>([
    ['', coins, '0'],
    [
      ', also where the slot bears an asset besides that was not asked',
      [both(A, 300n, B, 5n), coins[1]!],
      '0',
    ],
    [', also where it stands last', [coin(A, 200n), coin(A, 300n)], '1'],
    [', the first of two that hold the same', [coin(A, 200n), coin(A, 200n)], '0'],
  ])('is refused on mainnet%s', (_, spent, input) => {
    const { said, claim } = judged(spent, wishes, mainnet());
    expect(said).toEqual(['contradicts', 'UNEXPECTED_INPUT']);
    expect(claim).toMatchObject({ outcome: 'contradicts', facts: { input, problem: 'couldBeLeftOut' } });
  });

  it('is proved where the sats of that slot are needed', () => {
    const poor = [coin(A, 300n), coin(A, 200n, 400n)];
    expect(judged(poor, wishes).said).toEqual(['proved', null]);
    expect(judged(poor, wishes, mainnet()).said).toEqual(['proved', null]);
  });
});

it.each<[string, Coin[], Wish[]]>([
  ['of one slot that holds more', [coin(A, 300n)], [units(A, 1n)]],
  ['of a small one and the next', [coin(A, 1n), coin(A, 300n)], [units(A, 2n)]],
  ['of three', [coin(A, 1n), coin(A, 2n), coin(A, 300n)], [units(A, 4n)]],
  ['of equal ones', [coin(A, 5n), coin(A, 5n)], [units(A, 6n)]],
  ['to two recipients', [coin(A, 5n), coin(A, 5n)], [units(A, 3n), units(A, 3n)]],
  ['of two assets', [coin(A, 5n), coin(B, 5n)], [units(A, 1n), units(B, 1n)]],
  [
    'of two, the second slot chosen for one of them and with more of the other',
    [coin(A, 5n), both(A, 100n, B, 5n)],
    [units(A, 5n), units(B, 5n)],
  ],
  [
    'of three, each slot chosen for one of them and with more of another',
    [coin(A, 10n), both(B, 5n, A, 100n), both(C, 1n, B, 50n)],
    [units(A, 10n), units(B, 5n), units(C, 1n)],
  ],
])(
  'a send that takes the smallest slots first, until the amount is met is proved on mainnet, %s',
  (_, coins, wishes) => expect(judged(coins, wishes, mainnet()).said).toEqual(['proved', null]),
);
