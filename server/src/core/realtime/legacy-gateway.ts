import type { Server, Socket } from 'socket.io';
import { z } from 'zod';
import { generalCodes } from '../../../contract/general-codes.ts';
import { GEO_BLOCK } from '../../../contract/geo.contract.ts';
import type { RequestContracts } from '../../../contract/feature.ts';
import type { LegacyAnswer } from '../../../contract/legacy.contract.ts';
import type { Translate } from '../i18n/translate.ts';
import type { Logger } from '../observability/logger.ts';
import { isPlainObject } from '../plain-json.ts';
import { callerOf, isGeoBlocked } from './connection.ts';
import type { Dispatch } from './dispatcher.ts';
import type { Limits } from './limits.ts';

const typedSchema = z.looseObject({
  type: z.string().max(64),
  payload: z.unknown().optional(),
  requestId: z.string().max(64).optional(),
});

/** A request on a channel. */
interface Request {
  type: string;
  payload: unknown;
  requestId?: string | undefined;
}

/** A message with a type: its fields stand in `payload`, or beside the type. */
const typedRequest = (message: unknown): Request | undefined => {
  const parsed = typedSchema.safeParse(message);
  if (!parsed.success) return undefined;
  const { type, payload, requestId, ...fields } = parsed.data;
  return { type, payload: payload ?? fields, requestId };
};

/** A message without a type: nothing, the payload itself, or the id that it asks for. */
const barePayload = (message: unknown): unknown => (typeof message === 'string' ? { id: message } : (message ?? {}));

interface Dependencies {
  requests: RequestContracts;
  dispatch: Dispatch; // names are "channel:type"
  /** Hears of each answer after it was sent. */
  onAnswered(socket: Socket, name: string, payload: LegacyAnswer<unknown>['payload']): void;
  limits: Limits;
  translate: Translate;
  log: Pick<Logger, 'error'>;
  work: { begin(): boolean; end(): void };
}

/** An answer with words of its own says them where a refusal does. */
const wordsOf = (result: unknown): Pick<LegacyAnswer<never>['payload'], 'code' | 'msg'> => {
  const { code, msg } = Object(result) as { code?: unknown; msg?: unknown };
  return typeof code === 'number' ? { code, ...(typeof msg === 'string' && { msg }) } : {};
};

/** The legacy channels: `emit(channel, {type, payload, requestId?})`, answered on the same channel. */
export const serveLegacy = (
  io: Server,
  { requests, dispatch, limits, translate, log, work, onAnswered }: Dependencies,
): void => {
  const names = Object.keys(requests);
  const channels = new Set(names.map((name) => name.split(':')[0] ?? name));
  const bare = new Map(
    names.filter((name) => requests[name]?.isBare).map((name) => name.split(':') as [channel: string, type: string]),
  );

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

  /** The request that a message is, or undefined for nonsense. */
  const requestOf = (channel: string, message: unknown): Request | undefined => {
    const type = bare.get(channel);
    const payload = type === undefined ? undefined : barePayload(message);
    return typedRequest(message) ?? (type !== undefined && isPlainObject(payload) ? { type, payload } : undefined);
  };

  const answer = async (socket: Socket, channel: string, message: unknown): Promise<void> => {
    const request = requestOf(channel, message);
    if (!request) {
      // counted like a call: nonsense is no cheaper to answer
      if (limits.take(socket, callerOf(socket), '') > 0) return;
      const payload = refuse(socket, generalCodes.badPayload);
      socket.emit(channel, { type: 'error', payload });
      return onAnswered(socket, '', payload);
    }
    const { type, requestId } = request;
    const name = `${channel}:${type}`;
    const payload = await perform(socket, name, request.payload);
    const { answeredAs } = (Object.hasOwn(requests, name) && requests[name]) || {};
    const answerType = answeredAs?.[payload.success ? 'done' : 'refused'] ?? type;
    socket.emit(channel, { type: answerType, payload, ...(requestId === undefined ? {} : { requestId }) });
    onAnswered(socket, name, payload);
  };

  io.on('connection', (socket) => {
    for (const channel of channels)
      socket.on(channel, (message: unknown) =>
        answer(socket, channel, message).catch((error: unknown) => {
          log.error({ err: error, channel }, 'an answer cannot be sent'); // and would end the process
          socket.emit(channel, { type: 'error', payload: refuse(socket, generalCodes.unexpected) });
        }),
      );
  });
};
