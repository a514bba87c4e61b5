import type { Contract } from './contract/index.ts';
import type { NamesOf } from './contract/define.ts';

/**
 * The contract's names and kinds, without its schemas: all that the preload needs, so it stays a few hundred bytes.
 * A missing or surplus name does not compile.
 */
export const names = {
  vault: {
    keychain: 'call',
    create: 'call',
    restore: 'call',
    createFromService: 'call',
    reveal: 'call',
    checkWords: 'call',
    lookInKeychain: 'call',
    adopt: 'call',
    waiting: 'notice',
  },
  wallet: {
    list: 'call',
    select: 'call',
    rename: 'call',
    remove: 'call',
    connect: 'call',
    register: 'call',
    overview: 'call',
    unspents: 'call',
    newAddress: 'call',
    lastAddress: 'call',
    refresh: 'call',
    descriptors: 'call',
    changed: 'notice',
    listChanged: 'notice',
  },
  assets: { list: 'call', balance: 'call', issue: 'call' },
  transfers: { page: 'call', read: 'call', label: 'call', fail: 'call', exportCsv: 'call' },
  invoices: { create: 'call', list: 'call', status: 'call', read: 'call' },
  signing: {
    planSlots: 'call',
    beginSlots: 'call',
    beginSend: 'call',
    approve: 'call',
    cancel: 'call',
    progress: 'notice',
  },
  practice: {
    status: 'call',
    faucet: 'call',
    mine: 'call',
    block: 'notice',
    setInvoiceSeconds: 'call',
    friend: 'call',
    setFriend: 'call',
    friendInvoice: 'call',
    friendPay: 'call',
    giveSamples: 'call',
    friendChanged: 'notice',
  },
  settings: { get: 'call', set: 'call', about: 'call', copy: 'call', changed: 'notice' },
  confirm: { asked: 'notice', closed: 'notice', answer: 'call' },
} as const satisfies NamesOf<Contract>;
