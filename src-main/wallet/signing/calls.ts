import type { RoomCalls } from '../../ports/index.ts';
import type { WalletContext } from '../context/context.ts';
import { beginSendBtc, planSendBtc, readPayment } from './begin-send-btc.ts';
import { beginSend } from './begin-send.ts';
import { beginSlots, planSlots } from './begin-slots.ts';
import { beginAway, bringBack, readAway, saveAway } from './handoff.ts';
import { coinsThere, dropImported, importPsbt, listImported, readImported } from './import-psbt.ts';
import { openedFile } from './opened-file.ts';
import {
  copySigned,
  saveManySigned,
  saveSigned,
  showSigned,
  signBrought,
  signMany,
} from './sign-imported.ts';
import { approve } from './sign.ts';
import { cancelFlow, listUnfinished, resume } from './unfinished.ts';
import { stopWaiting, waitForSlots } from './waiting.ts';

export const signingCalls = {
  'signing.planSlots': planSlots,
  'signing.beginSlots': beginSlots,
  'signing.beginSend': beginSend,
  'signing.readPayment': readPayment,
  'signing.planSendBtc': planSendBtc,
  'signing.beginSendBtc': beginSendBtc,
  'signing.approve': approve,
  'signing.cancel': cancelFlow,
  'signing.unfinished': listUnfinished,
  'signing.wait': waitForSlots,
  'signing.stopWaiting': stopWaiting,
  'signing.resume': resume,

  'handoff.begin': beginAway,
  'handoff.read': readAway,
  'handoff.save': saveAway,
  'handoff.bringBack': bringBack,

  'offline.openedFile': openedFile,
  'offline.forgetOpenedFile': ({ openedFiles }, { openedId }) => openedFiles.forget(openedId),
  'offline.bring': importPsbt,
  'offline.list': listImported,
  'offline.read': readImported,
  'offline.coinsThere': coinsThere,
  'offline.sign': signBrought,
  'offline.signMany': signMany,
  'offline.save': saveSigned,
  'offline.saveMany': saveManySigned,
  'offline.copy': copySigned,
  'offline.codes': showSigned,
  'offline.drop': dropImported,
} satisfies RoomCalls<WalletContext>;
