import type { Socket } from 'socket.io';
import { generalCodes } from '../../contract/general-codes.ts';
import type { LegacyAnswer } from '../../contract/legacy.contract.ts';
import type { ServerGame } from '../core/games/server-game.ts';
import type { DocumentCalls } from '../core/realtime/call-gateway.ts';
import { callerOf } from '../core/realtime/connection.ts';
import { isDocumentClient } from '../core/realtime/document-clients.ts';

/** Answers and pushes of the games that document clients play. */
export const createDocumentCalls = (games: readonly ServerGame[]): DocumentCalls => {
  const gameOf = new Map(games.flatMap((served) => Object.keys(served.calls).map((name) => [name, served] as const)));
  return {
    answer(name, result) {
      const document = gameOf.get(name)?.document?.answers?.[name];
      return document ? document(result as never) : result;
    },
    tell(socket, name, { error, result }) {
      const { channel, document } = gameOf.get(name) ?? {};
      if (channel === undefined || !document) return;
      if (error && document.tellsErrors) socket.emit(channel, { type: 'error', payload: error });
      if (!error) for (const push of document.pushes?.(name, Object(result)) ?? []) socket.emit(channel, push);
      const { balance } = Object(result) as { balance?: unknown };
      if (document.tellsBalance && balance !== undefined)
        socket.emit(channel, { type: 'balance', payload: { balance } });
    },
  };
};

const general: ReadonlySet<unknown> = new Set(Object.values(generalCodes));

/** True when a refusal is about the caller or the connection rather than the request. */
const isGeneral = (socket: Socket, { code, requestId }: LegacyAnswer<unknown>['payload']): boolean => {
  if (code === generalCodes.signIn) return !callerOf(socket).player; // an area's own code too
  if (code === generalCodes.unexpected) return requestId !== undefined; // as well
  return general.has(code);
};

/** After an answer on a legacy channel: the referrer was kept (`clearRef`), or the event `error` says what is wrong. */
export const tellOfAnswer = (socket: Socket, name: string, payload: LegacyAnswer<unknown>['payload']): void => {
  const { success, code, msg } = payload;
  if (success && name === 'user:setRefId') socket.emit('app', { type: 'clearRef', payload: { success: true } });
  if (!success && isDocumentClient(socket) && isGeneral(socket, payload)) socket.emit('error', { code, msg });
};
