import type { CloudView } from '../../../src-preload/contract/nodes.ts';
import { say } from '../../../src-preload/messages/say.ts';
import type { ApiNodeList } from '../api/pages.ts';

export type ListView = NonNullable<CloudView['list']>;

/** Nothing was told yet. */
export const NO_LIST: ListView = {
  trouble: null,
  unread: { count: 0, names: [] },
  isWhole: true,
  tellsImages: null,
};

/** More names are read by nobody. */
const NAMES = 20;

/** What screens say of a service's list beyond its nodes. */
export function toListView({ nodes, unread, isWhole }: ApiNodeList): ListView {
  return {
    trouble: null,
    unread: {
      count: unread.length,
      names: unread.slice(0, NAMES).map(({ name, place }) => name ?? say('nodes-list-row', { place })),
    },
    isWhole,
    tellsImages: nodes.length === 0 ? null : nodes.some(({ image }) => image !== null),
  };
}
