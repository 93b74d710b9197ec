import { io, type Socket } from 'socket.io-client';

const PATIENCE_MS = 20_000;

/** A message of a legacy channel, or a push of either connection. */
export interface Heard {
  channel: string;
  type?: string;
  payload?: unknown;
  [field: string]: unknown;
}

/** A client that knows nothing but the specification: two sockets, a cookie, and the names that stand there. */
export interface DocumentClient {
  /** Emits on a legacy channel and gives the next message there. */
  ask(channel: string, message?: unknown): Promise<Heard>;
  /** Calls, and gives the answer or the refusal. */
  call(name: string, payload?: unknown): Promise<{ error: { code: unknown; msg: string } | null; result: unknown }>;
  /** The next message of a channel for which this holds, those of before included. */
  hear(channel: string, isIt: (message: Heard) => boolean): Promise<Heard>;
  close(): void;
}

const open = async (url: string, path: string, token: string | undefined): Promise<Socket> => {
  const extraHeaders: Record<string, string> = token === undefined ? {} : { cookie: `token=${token}` };
  const socket = io(url, { path, extraHeaders, forceNew: true });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve).once('connect_error', reject);
  });
  return socket;
};

const shaped = (channel: string, [message]: unknown[]): Heard => ({ ...Object(message), channel });

/** Connects one, with a session or as a guest. */
export const connectDocumentClient = async (url: string, token?: string): Promise<DocumentClient> => {
  const legacy = await open(url, '/socket.io', token);
  const calls = await open(url, '/micro/socket', token);
  const heard: Heard[] = [];
  const waiting = new Set<(message: Heard) => void>();
  for (const socket of [legacy, calls])
    socket.onAny((channel: string, ...args: unknown[]) => {
      const message = shaped(channel, args);
      heard.push(message);
      for (const listener of waiting) listener(message);
    });

  const next = (isIt: (message: Heard) => boolean): Promise<Heard> =>
    new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error(`not heard, but ${JSON.stringify(heard.slice(-20))}`)), PATIENCE_MS).unref();
      const listener = (message: Heard): void => {
        if (!isIt(message)) return;
        waiting.delete(listener);
        resolve(message);
      };
      waiting.add(listener);
    });

  return {
    ask(channel, ...message) {
      const answer = new Promise<Heard>((resolve) => {
        legacy.once(channel, (...args: unknown[]) => resolve(shaped(channel, args)));
      });
      legacy.emit(channel, ...message);
      return answer;
    },
    call: (name, payload) =>
      new Promise((resolve) => {
        calls.emit('call', name, payload, (error: { code: unknown; msg: string } | null, result: unknown) =>
          resolve({ error, result }),
        );
      }),
    hear(channel, isIt) {
      const known = heard.find((message) => message.channel === channel && isIt(message));
      return known ? Promise.resolve(known) : next((message) => message.channel === channel && isIt(message));
    },
    close() {
      legacy.disconnect();
      calls.disconnect();
    },
  };
};

/** The value at a path like `data.0.course`; undefined where there is none. */
export const valueAt = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((part, name) => Object(part)[name], value);
