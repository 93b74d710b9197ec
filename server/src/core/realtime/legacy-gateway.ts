import type { Server, Socket } from 'socket.io';
import { z } from 'zod';
import { generalCodes } from '../../../contract/general-codes.ts';
import { GEO_BLOCK } from '../../../contract/geo.contract.ts';
import type { LegacyAnswer } from '../../../contract/legacy.contract.ts';
import type { Translate } from '../i18n/translate.ts';
import { callerOf, isGeoBlocked } from './connection.ts';
import type { Dispatch } from './dispatcher.ts';
import type { Limits } from './limits.ts';

const requestSchema = z.object({
  type: z.string().max(64),
  payload: z.unknown().optional(),
  requestId: z.string().max(64).optional(),
});

interface Dependencies {
  channels: readonly string[];
  dispatch: Dispatch; // names are "channel:type"
  limits: Limits;
  translate: Translate;
  work: { begin(): boolean; end(): void };
}

/** An answer with words of its own says them where a refusal does. */
const wordsOf = (result: unknown): Pick<LegacyAnswer<never>['payload'], 'code' | 'msg'> => {
  const { code, msg } = Object(result) as { code?: unknown; msg?: unknown };
  return typeof code === 'number' && typeof msg === 'string' ? { code, msg } : {};
};

/** The legacy channels: `emit(channel, {type, payload, requestId?})`, answered on the same channel. */
export const serveLegacy = (io: Server, { channels, dispatch, limits, translate, work }: Dependencies): void => {
  const refuse = (socket: Socket, code: number | string): LegacyAnswer<never>['payload'] => ({
    success: false,
    code,
    msg: translate(callerOf(socket).lang, 'general', String(code)),
  });

  const perform = async (socket: Socket, name: string, payload: unknown): Promise<LegacyAnswer<unknown>['payload']> => {
    const caller = callerOf(socket);
    const retryAfterMs = limits.take(socket, caller, name);
    if (retryAfterMs > 0) return { ...refuse(socket, generalCodes.tooManyCalls), retryAfterMs };
    if (isGeoBlocked(socket)) return refuse(socket, GEO_BLOCK);
    if (!work.begin()) return refuse(socket, generalCodes.shuttingDown);
    try {
      const { error, result } = await dispatch(name, payload, caller);
      return error ? { success: false, ...error } : { success: true, ...wordsOf(result), data: result };
    } finally {
      work.end();
    }
  };

  const answer = async (socket: Socket, channel: string, message: unknown): Promise<void> => {
    const parsed = requestSchema.safeParse(message);
    if (!parsed.success) {
      // counted like a call: nonsense is no cheaper to answer
      if (limits.take(socket, callerOf(socket), '') === 0)
        socket.emit(channel, { type: 'error', payload: refuse(socket, generalCodes.badPayload) });
      return;
    }
    const { type, payload, requestId } = parsed.data;
    const result = await perform(socket, `${channel}:${type}`, payload);
    socket.emit(channel, { type, payload: result, ...(requestId === undefined ? {} : { requestId }) });
  };

  io.on('connection', (socket) => {
    for (const channel of channels) socket.on(channel, (message: unknown) => void answer(socket, channel, message));
  });
};
