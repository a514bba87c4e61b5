import type { ServedEndpoint } from '../../../src-main/own-service/http/endpoint.ts';
import { wholeDocument } from './document.ts';
import { rgbNodeEndpoints } from './rgb-node.ts';

/** What a service may speak: the document's words under `/api`, or RGB-Node's of today without a prefix. */
export const SPOKEN = ['document', 'rgb-node-2026-03'] as const;
export type Speaks = (typeof SPOKEN)[number];

export const ENDPOINTS: Readonly<Record<Speaks, readonly ServedEndpoint[]>> = {
  document: wholeDocument,
  'rgb-node-2026-03': rgbNodeEndpoints,
};
