import { concat, u64le } from '../psbt/bytes.ts';
import { atOnce, type Steps } from '../steps.ts';
import { u16le } from './bytes.ts';
import { merkleRoot, merkleRootInSteps } from './merkle.ts';
import { taggedHash } from './tagged-hash.ts';
import { FORMAT_VERSION, type AssignmentItem, type Opout, type Transition, type Seal } from './transition.ts';
import { sized16, writeMetadata, writeOpout, writeState, writeRevealed } from './write-transition.ts';

/**
 * The id of a transition, recomputed from what was read of it (rgb-commitment.md 3): 32 bytes. Revealed seals count as
 * their secret ones, and the signature does not count.
 */
export function operationId(transition: Transition): Uint8Array {
  return atOnce(operationIdInSteps(transition));
}

/** An operation's id in steps, for whoever has other things to do meanwhile: it may close and assign thousands of items. */
export function* operationIdInSteps(transition: Transition): Steps<Uint8Array> {
  return taggedHash('operation', yield* messageInSteps(transition));
}

/** The 173 bytes that the id is the hash of. */
export function operationMessage(transition: Transition): Uint8Array {
  return atOnce(messageInSteps(transition));
}

function* messageInSteps(transition: Transition): Steps<Uint8Array> {
  const { nonce, contractId, type } = transition;
  return concat([
    u16le(FORMAT_VERSION),
    u64le(nonce),
    Uint8Array.of(IS_TRANSITION),
    contractId,
    u16le(type),
    ...(yield* bodyInSteps(transition)),
  ]);
}

/** What a genesis has, too, and commits to in the same way: the last 128 bytes of either message. */
export function* bodyInSteps({
  metadata,
  globals,
  inputs,
  assignments,
}: Pick<Transition, 'metadata' | 'globals' | 'inputs' | 'assignments'>): Steps<readonly Uint8Array[]> {
  const closed = yield* leavesInSteps(inputs, inputLeaf);
  const given: Uint8Array[] = [];
  for (const { type: right, items } of assignments)
    given.push(...(yield* leavesInSteps(items, (item) => assignmentLeaf(right, item))));
  return [
    metadata.length === 0 ? NO_METADATA : taggedHash('value', writeMetadata(metadata)),
    merkleRoot(globals.flatMap((global) => global.values.map((value) => globalLeaf(global.type, value)))),
    yield* merkleRootInSteps(closed),
    yield* merkleRootInSteps(given),
  ];
}

export function inputLeaf(opout: Opout): Uint8Array {
  return taggedHash('node', writeOpout(opout));
}

export function assignmentLeaf(type: number, { seal, state }: AssignmentItem): Uint8Array {
  return taggedHash('node', u16le(type), writeState(state), secretSealOf(seal));
}

function* leavesInSteps<T>(items: readonly T[], leaf: (item: T) => Uint8Array): Steps<Uint8Array[]> {
  const leaves: Uint8Array[] = [];
  for (const item of items) {
    yield;
    leaves.push(leaf(item));
  }
  return leaves;
}

function globalLeaf(type: number, value: Uint8Array): Uint8Array {
  return taggedHash('node', u16le(type), sized16(value));
}

const NO_METADATA = taggedHash('value', writeMetadata([]));
/** Tells it from a genesis. */
const IS_TRANSITION = 1;

/** What a seal is known by to everyone but its owner: 32 bytes. A revealed one is concealed (rgb-commitment.md 2). */
export function secretSealOf(seal: Seal): Uint8Array {
  return seal.kind === 'secret' ? seal.secretSeal : taggedHash('seal', writeRevealed(seal));
}
