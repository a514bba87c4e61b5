import type { CallInput, CallAnswer } from '../../../src-preload/contract/index.ts';
import { LIST_COLUMNS } from '../state/node-list.ts';
import type { NodeRecord } from '../state/records.ts';
import { csvText } from '../../domain/transfers/csv.ts';
import type { NodesContext } from '../registry/context.ts';

/** All nodes without any secret, in the form that importList reads. The port asks where, and overwrites nothing unasked. */
export async function exportList(
  context: NodesContext,
  { format }: CallInput<'nodes.exportList'>,
): Promise<CallAnswer<'nodes.exportList'>> {
  const rows = context.registry.nodes().map(toRow);
  const text =
    format === 'csv'
      ? csvText([LIST_COLUMNS, ...rows.map((row) => LIST_COLUMNS.map((column) => row[column] ?? ''))])
      : `${JSON.stringify({ nodes: rows }, null, 2)}\n`;
  const day = new Date(context.clock.nowMs()).toISOString().slice(0, 10);
  const savedAs = await context.files.save(`nodes-${day}.${format}`, new TextEncoder().encode(text));
  return { savedAs, nodes: rows.length };
}

/** The columns by name: a field of a record that is not among them never leaves. */
function toRow(node: NodeRecord): Record<(typeof LIST_COLUMNS)[number], string | null> {
  return {
    name: node.name,
    node_id: node.nodeId,
    user_id: node.userId,
    plan: node.plan,
    invoke_url: node.invokeUrl,
    image: node.facts.image,
  };
}
