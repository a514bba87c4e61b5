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
