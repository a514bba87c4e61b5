// What the lane has Keystone's SDK and bbqr do: reads {"act": …} from the file that it is given, and writes the answer as JSON.
import { readFileSync } from 'node:fs';

/** They are installed in this folder, where there is a lane at all. @param {string} name @returns {Promise<any>} */
const installed = (name) => import(name);
const { default: keystone } = await installed('@keystonehq/keystone-sdk');
const { joinQRs, splitQRs } = await installed('bbqr');

const sdk = new keystone.KeystoneSDK();

/** @type {Record<string, (asked: any) => unknown>} */
const ACTS = {
  /** The PSBT of frames, as hexadecimal, and how many were taken until it was whole. */
  keystoneRead: ({ frames }) => {
    const decoder = new keystone.URDecoder();
    let taken = 0;
    while (!decoder.isComplete() && taken < frames.length) decoder.receivePart(frames[taken++]);
    if (!decoder.isSuccess()) throw new Error(decoder.resultError() || `not whole after ${taken} frames`);
    return { hex: sdk.btc.parsePSBT(decoder.resultUR()), taken };
  },
  /** So many frames of a PSBT from the one of this number on. */
  keystoneWrite: ({ hex, bytesPerFrame, from, count }) => {
    const encoder = new keystone.UREncoder(sdk.btc.generatePSBT(Buffer.from(hex, 'hex')), bytesPerFrame);
    const frames = Array.from({ length: from - 1 + count }, () => encoder.nextPart());
    return { frames: frames.slice(from - 1) };
  },
  bbqrRead: ({ frames }) => {
    const { fileType, raw } = joinQRs(frames);
    return { fileType, hex: Buffer.from(raw).toString('hex') };
  },
  bbqrWrite: ({ hex, encoding, maxVersion }) => ({
    frames: splitQRs(Buffer.from(hex, 'hex'), 'P', { encoding, maxVersion }).parts,
  }),
};

const asked = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
console.log(JSON.stringify(ACTS[asked.act]?.(asked)));
