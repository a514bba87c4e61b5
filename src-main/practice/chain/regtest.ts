/** The practice chain's rules, as regtest has them where not said otherwise. */

export const REGTEST = { bech32: 'bcrt', pubKeyHash: 0x6f, scriptHash: 0xc4, wif: 0xef } as const;

/** tpub and tprv (BIP32, serialization format): one pair of versions for every network that is not mainnet. */
export const TPUB_VERSIONS = { public: 0x043587cf, private: 0x04358394 } as const;

/** Block 0, as in Bitcoin Core's chain parameters. Its coinbase cannot be spent and is nowhere listed. */
export const GENESIS = {
  header:
    '0100000000000000000000000000000000000000000000000000000000000000000000003ba3edfd7a7b12b27ac72c3e67768f617fc81bc3888a51323a9fb8aa4b1e5e4adae5494dffff7f2002000000',
  hash: '0f9188f13cb7b2c71f2a335e3a4fc328bf5beb436012afca590b1a11466e2206',
  timeSeconds: 1_296_688_602,
} as const;

/** Blocks before a coinbase may be spent (consensus). */
export const COINBASE_MATURITY = 100;

/** Regtest halves every 150 blocks. */
const HALVING_BLOCKS = 150;

/** Below this a taproot output costs more to spend than it holds (Bitcoin Core's relay policy at 3 sat/vB). */
export const DUST_SATS = 330n;

/** Relay floor. */
export const MIN_RATE_SATS_PER_VB = 1;

/** A lock time from here on is a time, not a height (BIP65, consensus). */
export const LOCKTIME_IS_TIME = 500_000_000;

/** All the money there can be. */
export const MAX_SATS = 2_100_000_000_000_000n;

/** What a block at this height creates. */
export function subsidySats(height: number): bigint {
  return 5_000_000_000n >> BigInt(Math.floor(height / HALVING_BLOCKS));
}

/** What an input that spends it takes, at least: without a witness, and with one (Bitcoin Core, GetDustThreshold). */
const SPENDING_BYTES = 148n;
const SPENDING_WITNESS_BYTES = 67n;
const RELAY_SATS_PER_BYTE = 3n;
/** Amount and length. */
const BEFORE_SCRIPT_BYTES = 9n;

/** The least that Bitcoin Core relays on an output with this script: 330 sat for a taproot one, 294 for P2WPKH. */
export function dustSatsOf(script: Uint8Array): bigint {
  const spending = isWitnessProgram(script) ? SPENDING_WITNESS_BYTES : SPENDING_BYTES;
  return RELAY_SATS_PER_BYTE * (BEFORE_SCRIPT_BYTES + BigInt(script.length) + spending);
}

/** A version and one push of 2 to 40 bytes (BIP141). */
function isWitnessProgram(script: Uint8Array): boolean {
  const [version = -1, push = -1] = script;
  return (
    (version === 0 || (version >= 0x51 && version <= 0x60)) &&
    push >= 2 &&
    push <= 40 &&
    script.length === push + 2
  );
}
