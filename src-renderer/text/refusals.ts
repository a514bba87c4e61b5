import type { FactsOf } from '../../src-preload/contract/index.ts';

/** Why a transaction is refused: what it would do, and why that is no small matter. */
export interface RefusalText {
  /** A headline, after “Blocked: ”. */
  readonly title: string;
  readonly would: string;
}

type RefusedCode = FactsOf<'PSBT_REFUSED'>['code'];

/** Words for a refusal code, or for a refusal without one. */
export const refusal = (code: RefusedCode | null): RefusalText => (code === null ? UNNAMED : table[code]);

const say = (title: string, would: string): RefusalText => ({ title, would });

const UNNAMED = say('not what you asked for', 'It does something else than you asked.');
const UNREADABLE = 'What cannot be read exactly cannot be checked, so it is not signed.';

const table: Readonly<Record<RefusedCode, RefusalText>> = {
  ENCODING: say('this is no readable transaction', `It is no well-formed PSBT. ${UNREADABLE}`),
  TOO_LARGE: say('this is too large', `It is more than any such transaction needs. ${UNREADABLE}`),
  DUPLICATE_KEY: say(
    'it says two things at once',
    `A field stands in it twice, so that two readers could see two transactions. ${UNREADABLE}`,
  ),
  PSBT_VERSION: say('an unknown kind of PSBT', `It is not version 0, which Ochre reads. ${UNREADABLE}`),
  UNSIGNED_TX: say('it already carries signatures', 'The transaction inside should be bare and is not.'),
  TX_VERSION: say(
    'an unknown kind of transaction',
    'Its version is none that is known here: services build version 2, and nodes pass on 1 to 3.',
  ),
  LOCKTIME: say('it would be held back', 'It could not confirm until a block or date far ahead.'),
  NO_INPUTS: say('it spends nothing', 'It has no inputs, so there is nothing to sign.'),
  NO_OUTPUTS: say('it pays nobody', 'It has no outputs: all of it would go to the miner.'),
  UNKNOWN_OUTPOINT: say(
    'it spends a coin that you do not have',
    'One input is not in the list of your coins.',
  ),
  FOREIGN_INPUT: say('it spends someone else’s coin', 'One input belongs to other keys than yours.'),
  DUPLICATE_INPUT: say('it spends a coin twice', 'The same coin stands in it twice.'),
  NO_WITNESS_UTXO: say(
    'it hides an amount',
    'One input does not say what it is worth, so the fee cannot be known.',
  ),
  AMOUNT_LIE: say(
    'it lies about an amount',
    'One input is said to hold another amount than the one listed. The true fee would differ from the one shown.',
  ),
  NOT_TAPROOT: say('an input of another kind', 'One input is not taproot. All of your coins are.'),
  NO_KEY_ORIGIN: say('it does not say which key', 'One input names no key of yours.'),
  KEY_ORIGIN_AMBIGUOUS: say('it names several keys', 'One input names more than one key.'),
  FINGERPRINT: say('it asks for another wallet’s key', 'One input names the fingerprint of another wallet.'),
  NETWORK: say('it is for another network', 'One key path belongs to another network than this wallet’s.'),
  PATH_POLICY: say(
    'it asks for an unusual key',
    'One key path lies outside the branches that this wallet uses.',
  ),
  SCRIPT_PATH: say('it hides conditions', 'One input carries a script tree. Your coins have none.'),
  SCRIPT_MISMATCH: say(
    'an input is not what it claims',
    'The key that it names does not lead to the coin that it spends.',
  ),
  INTERNAL_KEY: say(
    'a key does not fit',
    'The key inside one input is not the one that your wallet derives.',
  ),
  SIGHASH: say(
    'it asks for a weaker signature',
    'Services ask for the default alone. With most other kinds, someone could change the transaction after you signed.',
  ),
  ALREADY_SIGNED: say(
    'it is signed already',
    'One input carries a signature. Ochre signs only what is bare.',
  ),
  UTXO_TXID: say(
    'a coin’s origin is false',
    'A transaction was enclosed that is not the one the coin comes from.',
  ),
  AMOUNT_RANGE: say('impossible amounts', 'An amount is below zero or above all the bitcoin there is.'),
  OUTPUT_SPOOF: say(
    'your change would go to someone else',
    'An output is labelled as yours. Your keys do not derive it.',
  ),
  CHANGE_INDEX: say(
    'bitcoin would return out of sight',
    'It would go to an address of yours so far ahead that a restored wallet would not find it.',
  ),
  ADDRESS_REUSE: say('one address twice', 'Two outputs would go to the same address.'),
  DUST: say('an output too small to spend', 'One output is below 330 sats; the network would not carry it.'),
  FOREIGN_OUTPUT: say(
    'bitcoin would go to someone else',
    'One output goes to an address that is neither yours nor one that you named.',
  ),
  OUTPUT_COUNT: say('another number of outputs', 'It does not make the outputs that you asked for.'),
  OUTPUT_SIZE: say('an output of another size', 'An output would not hold the bitcoin that you asked for.'),
  BRANCH: say('an output on the wrong branch', 'Plain bitcoin and asset slots would be mixed up.'),
  SPENDS_COLORED: say(
    'assets would be destroyed',
    'It would spend a slot that carries assets, without moving them.',
  ),
  SPENDS_PENDING: say('it spends a slot that is held', 'It would spend a slot that waits for a payment.'),
  UNEXPECTED_INPUT: say('it spends something unasked', 'It spends a coin that this act has no use for.'),
  UNEXPECTED_OP_RETURN: say(
    'it carries something unasked',
    'It would write data into the chain that you did not ask for.',
  ),
  INTENT_MISMATCH: UNNAMED,
  FEE_TOO_LOW: say(
    'the fee is too low',
    'At this rate it could stay unconfirmed for a long time, with your coins held.',
  ),
  PART_ASSETS: say(
    'your asset slots in other people’s company',
    'Others put inputs into it too, and it would spend an asset slot of yours. Assets are moved in transactions of your own alone.',
  ),
  PART_COMMITMENT: say(
    'a hidden transfer in a common transaction',
    'Others put inputs into it too, and it carries an RGB commitment of which Ochre cannot recompute what it moves.',
  ),
  FEE_TOO_HIGH: say(
    'the fee is too high',
    'It would pay the miner clearly more than the rate you asked for.',
  ),
  NEGATIVE_FEE: say(
    'it pays out more than it takes in',
    'No such transaction can exist: an amount in it is false.',
  ),
  NO_COMMITMENT: say('the assets would be lost', 'It moves assets and carries no commitment to where.'),
  TWO_COMMITMENTS: say(
    'two commitments',
    'It carries more than one commitment, so that the assets’ way is not clear.',
  ),
  COMMITMENT_FORM: say('a malformed commitment', 'The commitment in it has another form than the rules say.'),
  OP_RETURN_VALUE: say(
    'bitcoin would be burned',
    'Its data output holds bitcoin, which nobody could ever spend.',
  ),
  COMMITMENT_MISMATCH: say(
    'the assets would go elsewhere',
    'The commitment is not the one that what you were shown gives.',
  ),
  COMMITMENT_POSITION: say(
    'the commitment stands in the wrong place',
    'Another output would be taken for it, and the assets be lost.',
  ),
  RGB_HIDDEN: say('something hidden rides in it', 'It commits to an asset move that is not shown.'),
  RGB_UNREADABLE: say('its asset part cannot be read', `The RGB data has an unknown form. ${UNREADABLE}`),
  RGB_BURN: say('an asset would be destroyed', 'An asset on a spent slot is not moved anywhere.'),
  RGB_INPUTS: say(
    'it touches other assets than listed',
    'The number of asset inputs is not the one that your list gives.',
  ),
  RGB_RECIPIENT: say('assets would go to someone else', 'The receiving slot is not the one you named.'),
  RGB_AMOUNT: say('another amount of assets', 'The recipient would get another amount than you asked.'),
  RGB_CHANGE: say(
    'your remaining assets would go to someone else',
    'What should return to you goes to a slot that is not yours.',
  ),
  RGB_BALANCE: say('assets would be missing', 'What goes in and what comes out is not the same.'),
  RGB_TRANSITION_TYPE: say('it does something else with the assets', 'The asset move in it is no transfer.'),
  WRONG_ASSET: say('another asset', 'It moves another asset than you asked for.'),
  NOT_PROVED: say(
    'something in it is not verified',
    'Ochre could not verify something in it, and you did not say to go on without that.',
  ),
  EXTRA_ASSET: say('it moves an asset that you did not name', 'One more asset than asked would move.'),
  LIST_DENIES: say(
    'the service denies what your own record proves',
    'Its list says otherwise of one of your coins than a transaction that Ochre verified. Spent by that list, an asset could be destroyed.',
  ),
  RESERVED: say(
    'another transaction of yours holds a coin of it',
    'Only one of the two could ever confirm, and what returns to you by the other one could be lost.',
  ),
  INVOICE_SLOT: say(
    'an open invoice of yours waits on a slot of it',
    'What is paid to that invoice would be lost. Wait for the payment, or see to the invoice first.',
  ),
  RGB_STATE: say(
    'an asset would be moved in a wrong form',
    'No wallet would accept it, and the asset would be lost.',
  ),
  RGB_UNSETTLED: say(
    'it spends an asset that is not settled',
    'If that asset never arrives, all that is moved with it is lost. Wait until it is settled, then send.',
  ),
};
