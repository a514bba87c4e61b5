import { paymentLink } from '../../../src-renderer/wallet/receive/payment-link.ts';
import { get } from '../wallet/host.ts';
import { addPerson, fund } from '../wallet/person.ts';
import { flows, must, person } from './flow.ts';

const SATS = 61_113;
const LABEL = 'Rent & heat, 50%';

/** Another wallet of the app reads the link and a real node pays it. Then the list of addresses and labels know it. */
export const requests = flows({
  'is paid what its link asks for, and knows the address and the labels that a file gives it': async (
    stage,
  ) => {
    const { host, world } = stage;
    const { bridge } = host;
    const { walletId } = await addPerson(host, world, 'Dora');
    const { address, index } = await get(bridge.wallet.newAddress({ walletId }));
    const text = paymentLink({ address, amountSats: SATS, label: LABEL });
    const payer = person(stage, 'Alice').walletId;
    const read = await get(bridge.signing.readPayment({ walletId: payer, text }));
    must(read.payable && read.amountSats === SATS && read.label === LABEL, JSON.stringify(read));
    const txid = await world.node.pay(read.address, read.amountSats);
    await fund({ name: 'Dora', walletId, host, world }, SATS);
    const lines = [
      { type: 'addr', ref: address, label: 'Flat' },
      { type: 'tx', ref: txid, label: 'Rent' },
    ];
    const labels = lines.map((line) => JSON.stringify(line)).join('\n');
    const source = { from: 'text', text: labels } as const;
    const brought = await get(bridge.transfers.importLabels({ walletId, source }));
    must(brought.outcome === 'read' && brought.set === 2, JSON.stringify(brought));
    const page = { walletId, offset: 0, limit: 10 };
    const { rows } = await get(bridge.wallet.addresses(page));
    const row = rows.find((one) => one.index === index);
    must(row?.address === address && row.label === 'Flat', JSON.stringify(rows));
    // Only if the service names a coin's index is its amount known.
    must(row.receivedSats === null || row.receivedSats === SATS, JSON.stringify(row));
    const listed = await get(bridge.wallet.transactions(page));
    const paid = listed.rows.find((one) => one.txid === txid);
    must(paid?.label === 'Rent' && paid.changeSats === SATS, JSON.stringify(listed));
  },
});
