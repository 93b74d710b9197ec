import {
  hearsChanges,
  type CallAnswer,
  type CallErrorBody,
  type CallName,
  type CallPayload,
  type LegacyAnswer,
  type LegacyData,
  type LegacyName,
  type LegacyPayload,
} from 'server/contract';
import { io, type Socket } from 'socket.io-client';
import { CallError } from './call-error.ts';

const RETRY_MS = 1000;

/** One endpoint of the page's own origin, or of another; closed at first. The browser sends the session's cookie with the handshake. */
export const openSocket = (path: string, origin?: string): Socket => {
  const options = {
    path,
    auth: hearsChanges,
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    reconnectionDelay: RETRY_MS,
    reconnectionDelayMax: RETRY_MS,
    reconnectionAttempts: Infinity,
    autoConnect: false,
  };
  const socket = origin === undefined ? io(options) : io(origin, options);
  // The library gives up when the server itself closed or refused the connection (sign-out elsewhere, a restart).
  const again = (): void => {
    if (!socket.active) setTimeout(() => socket.connect(), RETRY_MS);
  };
  socket.on('connect_error', again);
  socket.on('disconnect', (reason) => {
    if (reason === 'io server disconnect') again();
  });
  return socket;
};

/** Time after which the caller is told that there was no answer. */
export const ANSWER_MS = 10_000;

export type Call = <N extends CallName>(
  name: N,
  payload: CallPayload<N>,
  answerMs?: number, // ANSWER_MS unless given
) => Promise<CallAnswer<N>>;
export type Legacy = <N extends LegacyName>(name: N, payload: LegacyPayload<N>) => Promise<LegacyData<N>>;

/** A call and its answer. Not sent while there is no connection, but waits for one. */
export const createCall =
  (socket: Socket, observeRoundTrip: (ms: number) => void): Call =>
  (name, payload, answerMs = ANSWER_MS) =>
    new Promise((resolve, reject) => {
      const wasUp = socket.connected;
      const sentAt = performance.now();
      const receive = (lost: Error | null, error?: CallErrorBody | null, result?: unknown): void => {
        if (lost) return reject(new CallError({ code: socket.connected ? 'timeout' : 'offline' }));
        if (wasUp) observeRoundTrip(performance.now() - sentAt);
        if (error) return reject(new CallError(error));
        resolve(result as CallAnswer<typeof name>);
      };
      socket.timeout(answerMs).emit('call', name, payload, receive);
    });

let requests = 0; // requests of this page

/** A request on a legacy channel, told from others' answers by its `requestId`. */
export const createLegacy =
  (socket: Socket, answerMs = ANSWER_MS): Legacy =>
  (name, payload) =>
    new Promise((resolve, reject) => {
      const [channel = '', type = ''] = name.split(':');
      const requestId = String((requests += 1));
      const finish = (act: () => void): void => {
        clearTimeout(timer);
        socket.off(channel, receive);
        socket.off('disconnect', lose);
        act();
      };
      const receive = (message: LegacyAnswer<LegacyData<typeof name>>): void => {
        if (message.requestId !== requestId) return;
        const { success, data, code = 500, ...refusal } = message.payload;
        if (success) finish(() => resolve(data as LegacyData<typeof name>));
        else finish(() => reject(new CallError({ ...refusal, code })));
      };
      const lose = (): void => finish(() => reject(new CallError({ code: 'offline' })));
      const timer = setTimeout(
        () => finish(() => reject(new CallError({ code: socket.connected ? 'timeout' : 'offline' }))),
        answerMs,
      );
      socket.on(channel, receive);
      if (socket.connected) socket.on('disconnect', lose);
      socket.emit(channel, { type, payload, requestId });
    });
