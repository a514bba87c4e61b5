import { concat, u32le, u64le } from '../psbt/bytes.ts';
import { u16le, u8 } from './bytes.ts';
import { FORMAT_VERSION, STATE_CLASSES, U64_TAG } from './transition.ts';
import type { Opout, RevealedSeal, Seal, State, Transition } from './transition.ts';

/** The one way in which a transition is written (rgb-commitment.md 2). */
export function writeTransition(transition: Transition): Uint8Array {
  const { contractId, nonce, type, metadata, globals, inputs, assignments, signature } = transition;
  return concat([
    u16le(FORMAT_VERSION),
    contractId,
    u64le(nonce),
    u16le(type),
    writeMetadata(metadata),
    u8(globals.length),
    ...globals.flatMap((global) => [
      u16le(global.type),
      u16le(global.values.length),
      ...global.values.map(sized16),
    ]),
    u16le(inputs.length),
    ...inputs.map(writeOpout),
    u16le(assignments.length),
    ...assignments.flatMap(({ type: owned, kind, items }) => [
      u16le(owned),
      Uint8Array.of(STATE_CLASSES.indexOf(kind)),
      u16le(items.length),
      ...items.flatMap(({ seal, state }) => [writeSeal(seal), writeState(state)]),
    ]),
    ...(signature === null ? [Uint8Array.of(0)] : [Uint8Array.of(1), signature]),
  ]);
}

/** A count, then the entries: what the operation id's metadata hash is taken of. */
export function writeMetadata(metadata: Transition['metadata']): Uint8Array {
  return concat([
    u8(metadata.length),
    ...metadata.flatMap(({ type, bytes }) => [u16le(type), sized16(bytes)]),
  ]);
}

export function writeOpout({ opid, type, no }: Opout): Uint8Array {
  return concat([opid, u16le(type), u16le(no)]);
}

/** Without the byte that tells it from a secret one: what the secret seal is the hash of. */
export function writeRevealed({ txid, vout, blinding }: RevealedSeal): Uint8Array {
  const pointer = txid === null ? [Uint8Array.of(0)] : [Uint8Array.of(1), txid];
  return concat([...pointer, u32le(vout), u64le(blinding)]);
}

export function writeState(state: State): Uint8Array {
  switch (state.kind) {
    case 'void':
      return new Uint8Array(0);
    case 'fungible':
      return concat([Uint8Array.of(U64_TAG), u64le(state.amount)]);
    case 'structured':
      return sized16(state.bytes);
  }
}

export function sized16(bytes: Uint8Array): Uint8Array {
  return concat([u16le(bytes.length), bytes]);
}

function writeSeal(seal: Seal): Uint8Array {
  return seal.kind === 'revealed'
    ? concat([Uint8Array.of(0), writeRevealed(seal)])
    : concat([Uint8Array.of(1), seal.secretSeal]);
}
