/** Every kind of transaction that is begun here. A new one does not compile until each table of kinds has its row. */
export const FLOW_KINDS = ['createSlots', 'send', 'sendBtc'] as const;
export type FlowKind = (typeof FLOW_KINDS)[number];
/** Besides those: what was imported, and does not say what it is for. */
export const SIGNING_KINDS = [...FLOW_KINDS, 'offline'] as const;
