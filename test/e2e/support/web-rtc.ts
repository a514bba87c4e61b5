import { createSocket } from 'node:dgram';
import { createServer } from 'node:net';
import { listen } from '../../support/listen.ts';

/** Counts whatever comes to this machine by UDP and TCP, at a port of each. */
export async function packetListener() {
  let packets = 0;
  const udp = createSocket('udp4', () => (packets += 1));
  await new Promise<void>((bound) => {
    udp.bind(0, '127.0.0.1', bound);
  });
  const tcp = createServer((socket) => {
    packets += 1;
    socket.destroy();
  });
  const port = await listen(tcp);
  return {
    ports: { udp: udp.address().port, tcp: port },
    packets: () => packets,
    close: () => {
      udp.close();
      tcp.close();
    },
  };
}

/** What is used here of the page's own. */
interface Peer {
  readonly createDataChannel: (label: string) => unknown;
  readonly createOffer: () => Promise<unknown>;
  readonly setLocalDescription: (offer: unknown) => Promise<void>;
  readonly close: () => void;
}

/** STUN and TURN by UDP and TCP; for as long as a first packet takes, and more. */
export const leaveByWebRtc = async ({ udp, tcp }: { udp: number; tcp: number }): Promise<void> => {
  const login = { username: 'an xpub', credential: 'a token' };
  const { RTCPeerConnection } = globalThis as unknown as { RTCPeerConnection: new (to: object) => Peer };
  const peer = new RTCPeerConnection({
    iceServers: [
      { urls: `stun:127.0.0.1:${String(udp)}` },
      { urls: `turn:127.0.0.1:${String(udp)}`, ...login },
      { urls: `turn:127.0.0.1:${String(tcp)}?transport=tcp`, ...login },
    ],
  });
  peer.createDataChannel('out');
  await peer.setLocalDescription(await peer.createOffer());
  await new Promise((waited) => {
    setTimeout(waited, 1_500);
  });
  peer.close();
};
