import type { Server, Socket } from 'socket.io';
import type { CallErrorBody } from '../../../contract/errors.ts';
import { generalCodes } from '../../../contract/general-codes.ts';
import { GEO_BLOCK } from '../../../contract/geo.contract.ts';
import type { Translate } from '../i18n/translate.ts';
import { callerOf, isGeoBlocked } from './connection.ts';
import type { Dispatch } from './dispatcher.ts';
import type { Limits } from './limits.ts';

type Callback = (error: CallErrorBody | null, result?: unknown) => void;

interface Dependencies {
  dispatch: Dispatch;
  limits: Limits;
  translate: Translate;
  work: { begin(): boolean; end(): void }; // refuses once the server is stopping, and counts what must be answered
}

/** The call channel: `emit('call', name, payload, callback)`, answered with `callback(error, result)`. */
export const serveCalls = (io: Server, { dispatch, limits, translate, work }: Dependencies): void => {
  const refuse = (socket: Socket, code: number | string, details: object = {}): CallErrorBody => ({
    code,
    msg: translate(callerOf(socket).lang, 'general', String(code), details),
    ...details,
  });

  const answer = async (socket: Socket, name: string, payload: unknown, callback: Callback): Promise<void> => {
    const caller = callerOf(socket);
    const retryAfterMs = limits.take(socket, caller, name);
    if (retryAfterMs > 0) return callback(refuse(socket, generalCodes.tooManyCalls, { retryAfterMs }));
    if (isGeoBlocked(socket)) return callback(refuse(socket, GEO_BLOCK));
    if (!work.begin()) return callback(refuse(socket, generalCodes.shuttingDown));
    try {
      const { error, result } = await dispatch(name, payload, caller);
      if (error) callback(error);
      else callback(null, result);
    } finally {
      work.end();
    }
  };

  io.on('connection', (socket) => {
    socket.on('call', (...args: unknown[]) => {
      const callback = args.findLast((argument): argument is Callback => typeof argument === 'function');
      const [name, payload] = args;
      if (!callback) return; // nobody to answer: a call without a callback does nothing
      void answer(socket, typeof name === 'string' ? name : '', typeof payload === 'function' ? {} : payload, callback);
    });
  });
};
