import type { Server, Socket } from 'socket.io';
import { paymentCodes, paymentStates, type Payment } from '../../contract/features/cashbox.contract.ts';
import { chatTypes, type ChatMessage } from '../../contract/features/chat.contract.ts';
import type { Push } from '../core/features/pushes.ts';
import type { Translate } from '../core/i18n/translate.ts';
import { callerOf } from '../core/realtime/connection.ts';
import { DOCUMENT_ROOM, eachDocumentClient, hasDocumentClients } from '../core/realtime/document-clients.ts';
import type { ServerTexts } from '../core/i18n/texts.ts';

type Notice = keyof ServerTexts['document'];

/** The notice of a push, if it is one that a player should read at once. */
const noticeOf = ({ channel, type, payload }: Push): Notice | undefined => {
  if (channel === 'tournament' && type === 'won') return 'tournamentWon';
  if (channel !== 'cash' || type !== 'payment') return undefined;
  const { code, state } = payload as Payment;
  if (code === paymentCodes.deposit) return state === paymentStates.done ? 'deposited' : undefined;
  if (state === paymentStates.done) return 'withdrawn';
  return state === paymentStates.refused ? 'withdrawalRefused' : undefined;
};

const isRefusedGame = ({ channel, type }: Push): boolean => channel === 'slots' && type === 'refused';

/** The common room of the chat in the specification's events: a new message is loaded, a deleted one removed by its uid. */
const chatForDocuments = ({ type, payload }: Push): { type: string; data: object }[] => {
  if (type === 'airdropUpdate') return [{ type: 'airdrop-update', data: payload }];
  const { room, messages = [] } = payload as { room?: string; messages?: readonly ChatMessage[] };
  if (type !== 'messages' || room !== 'common') return [];
  return messages.map((message) => {
    const { uid, isDeleted } = message;
    if (isDeleted) return { type: 'delete', data: { uid } };
    return message.type === chatTypes.airdropOver
      ? { type: 'airdrop-end', data: { uid } }
      : { type: 'load', data: [message] };
  });
};

/**
 * Repeats the news of areas where the specification has them: on the legacy connection `app` (`notify`, `error`), `slots`,
 * `chat` and `updateCurrencyCourses`.
 */
export const createDocumentPushes = ({ legacy }: { legacy: Server }, translate: Translate) => {
  const each = (room: string | null, act: (socket: Socket) => void): void =>
    eachDocumentClient(legacy, room ?? DOCUMENT_ROOM, act);

  return (room: string | null, push: Push): void => {
    const { channel, type, payload } = push;
    const notice = noticeOf(push);
    if (notice)
      each(room, (socket) => {
        const msg = translate(callerOf(socket).lang, 'document', notice);
        socket.emit('app', { type: 'notify', payload: { success: true, msg } });
      });
    if (isRefusedGame(push))
      each(room, (socket) => {
        const { code } = payload as { code: string };
        const msg = translate(callerOf(socket).lang, 'casino', code);
        socket.emit('app', { type: 'error', payload: { success: false, code, msg } });
      });
    if (channel === 'chat' && hasDocumentClients(legacy))
      for (const event of chatForDocuments(push))
        legacy.to(DOCUMENT_ROOM).emit(channel, { type: event.type, payload: { success: true, data: event.data } }); // encoded once
    if (channel === 'slots' && type === 'balanceUpdate')
      each(room, (socket) => socket.emit(channel, { type, payload }));
    if (channel === 'cash' && type === 'updateCurrencyCourses') {
      const { courses } = payload as { courses: unknown };
      each(room, (socket) => socket.emit(type, { type, payload: { success: true, data: courses } }));
    }
  };
};
