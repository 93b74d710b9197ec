import type { Server, Socket } from 'socket.io';
import type { CallErrorBody } from '../../../contract/errors.ts';
import { generalCodes } from '../../../contract/general-codes.ts';
import { GEO_BLOCK } from '../../../contract/geo.contract.ts';
import type { Translate } from '../i18n/translate.ts';
import type { Logger } from '../observability/logger.ts';
import { callerOf, isGeoBlocked } from './connection.ts';
import type { Dispatch, Outcome } from './dispatcher.ts';
import { isDocumentClient } from './document-clients.ts';
import type { Limits } from './limits.ts';

type Callback = (error: CallErrorBody | null, result?: unknown) => void;

/** Answers to document clients. */
export interface DocumentCalls {
  /** The answer of a call under the names of the specification. */
  answer(name: string, result: unknown): unknown;
  /** Pushes what they read on a channel instead of an answer. */
  tell(socket: Socket, name: string, outcome: Outcome): void;
}

interface Dependencies {
  dispatch: Dispatch;
  documents: DocumentCalls;
  limits: Limits;
  translate: Translate;
  log: Pick<Logger, 'error'>;
  work: { begin(): boolean; end(): void }; // refuses once the server is stopping, and counts what must be answered
}

/** The call channel: `emit('call', name, payload, callback)`, answered with `callback(error, result)`. */
export const serveCalls = (io: Server, { dispatch, documents, limits, translate, log, work }: Dependencies): void => {
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
      const outcome = await dispatch(name, payload, caller);
      const isDocument = isDocumentClient(socket);
      if (outcome.error) callback(outcome.error);
      else callback(null, isDocument ? documents.answer(name, outcome.result) : outcome.result);
      if (isDocument) documents.tell(socket, name, outcome);
    } finally {
      work.end();
    }
  };

  io.on('connection', (socket) => {
    socket.on('call', (...args: unknown[]) => {
      const callback = args.findLast((argument): argument is Callback => typeof argument === 'function');
      const [first, payload] = args;
      const name = typeof first === 'string' ? first : '';
      if (!callback) return; // nobody to answer: a call without a callback does nothing
      answer(socket, name, typeof payload === 'function' ? {} : payload, callback).catch((error: unknown) => {
        log.error({ err: error, call: name }, 'an answer cannot be sent'); // and would end the process
        callback(refuse(socket, generalCodes.unexpected));
      });
    });
  });
};
