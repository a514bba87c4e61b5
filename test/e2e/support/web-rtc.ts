import { createSocket } from 'node:dgram';
import { createServer } from 'node:net';
import { listen } from '../../support/listen.ts';

/** Counts packets to this machine at one UDP and one TCP port. */
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

/** A script for the page: STUN and TURN by UDP and TCP, for longer than a first packet takes. */
export const leaveByWebRtc = ({ udp, tcp }: { readonly udp: number; readonly tcp: number }) => `(async () => {
  const login = { username: 'an xpub', credential: 'a token' };
  const peer = new RTCPeerConnection({
    iceServers: [
      { urls: 'stun:127.0.0.1:${String(udp)}' },
      { urls: 'turn:127.0.0.1:${String(udp)}', ...login },
      { urls: 'turn:127.0.0.1:${String(tcp)}?transport=tcp', ...login },
    ],
  });
  peer.createDataChannel('out');
  await peer.setLocalDescription(await peer.createOffer());
  await new Promise((waited) => setTimeout(waited, 1_500));
  peer.close();
})()`;
