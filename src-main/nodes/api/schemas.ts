import * as v from 'valibot';
import type { ApiNode } from '../../ports.ts';

/** `{data: "<version>"}`; anything else is no answer to this question (security.md G34). */
export function readImage(value: unknown): string | null {
  const parsed = v.safeParse(v.object({ data: image }), value);
  return parsed.success ? parsed.output.data : null;
}

/** `{nodes: […]}`, and `{data: […]}` of other eras. */
export function readNodes(value: unknown): readonly ApiNode[] | null {
  const parsed = v.safeParse(v.union([v.object({ nodes: wireList }), v.object({ data: wireList })]), value);
  if (!parsed.success) return null;
  return ('nodes' in parsed.output ? parsed.output.nodes : parsed.output.data).map(toNode);
}

/** A node alone, bare or in `{data}`. Vendor tests have a detail without an id: it was asked for by one. */
export function readNode(value: unknown): ApiNode | null {
  const parsed = v.safeParse(v.union([v.object({ data: wireDetail }), wireDetail]), value);
  if (!parsed.success) return null;
  const node = 'data' in parsed.output ? parsed.output.data : parsed.output;
  return toNode({ ...node, id: node.id ?? node.node_id ?? '' });
}

const text = v.pipe(v.string(), v.maxLength(500));
const image = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,200}$/));
const optional = v.nullish(text);
const fields = {
  name: optional,
  user_id: optional,
  userId: optional,
  invoke_url: optional,
  status: optional,
  rln_commit_id: v.nullish(image),
};
const MAX_NODES = 10_000;
const wireNode = v.object({
  ...fields,
  id: v.nullish(v.pipe(text, v.minLength(1))),
  node_id: v.nullish(v.pipe(text, v.minLength(1))),
});
const wireList = v.pipe(
  v.array(
    v.pipe(
      wireNode,
      v.check(({ id, node_id }) => (id ?? node_id ?? '') !== ''),
    ),
  ),
  v.maxLength(MAX_NODES),
);
/** At least one thing must be told, or any object would be a node. */
const wireDetail = v.pipe(
  wireNode,
  v.check(
    ({ status, invoke_url, rln_commit_id }) => (status ?? invoke_url ?? rln_commit_id ?? null) !== null,
  ),
);

function toNode(wire: v.InferOutput<typeof wireNode>): ApiNode {
  return {
    nodeId: wire.id ?? wire.node_id ?? '',
    name: wire.name ?? null,
    userId: wire.user_id ?? wire.userId ?? null,
    invokeUrl: wire.invoke_url ?? null,
    status: wire.status ?? null,
    image: wire.rln_commit_id ?? null,
  };
}
