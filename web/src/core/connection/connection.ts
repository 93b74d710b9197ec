import type { z } from 'zod';
import { GEO_BLOCK, type appPushes, type AppPushType, type LegacyPushes, type GeoBlock } from 'server/contract';
import { useStore } from '../store/store.ts';
import { createClock } from './clock.ts';
import { createCall, createLegacy, openSocket } from './requests.ts';
import { createStatus, type ConnectionStatus } from './status.ts';

export { CallError, isConnectionLoss } from './call-error.ts';

type AppData<T extends AppPushType> = T extends keyof typeof appPushes ? z.output<(typeof appPushes)[T]> : undefined;

/** Message that the server pushes on a channel of the call connection. */
export interface Push {
  readonly type: string;
  readonly payload: unknown;
  readonly bet?: unknown; // in place of `payload` on channel `liveFeed`
}

const calls = openSocket('/micro/socket');
const channels = openSocket('/socket.io');
const sockets = [calls, channels] as const;

// Not Date.now(): a player who sets the device's clock must not move the animations.
const clock = createClock(() => performance.timeOrigin + performance.now());
const status = createStatus();

/** Performs a call; rejects with CallError. */
export const call = createCall(calls, clock.observeRoundTrip);

/** Performs a request of a legacy channel, named "channel:type"; rejects with CallError. */
export const legacy = createLegacy(channels);

/** Listens to a channel of the call connection. Returns how to stop. */
export const onPush = (channel: string, listener: (push: Push) => void): (() => void) => {
  calls.on(channel, listener);
  return () => calls.off(channel, listener);
};

/** Listens to one type of push of channel `app`, whichever connection brings it. Returns how to stop. */
export const onApp = <T extends AppPushType>(type: T, listener: (data: AppData<T>) => void): (() => void) => {
  const receive = (push: { type: string; payload?: { data?: unknown } }): void => {
    if (push.type === type) listener(push.payload?.data as AppData<T>);
  };
  for (const socket of sockets) socket.on('app', receive);
  return () => {
    for (const socket of sockets) socket.off('app', receive);
  };
};

/** Listens to a channel on which the server tells a page of its own accord. Returns how to stop. */
export const onTold = <N extends keyof LegacyPushes>(
  channel: N,
  listener: (data: LegacyPushes[N]) => void,
): (() => void) => {
  const receive = ({ payload }: { payload: { data: LegacyPushes[N] } }): void => listener(payload.data);
  channels.on(channel as string, receive);
  return () => channels.off(channel as string, receive);
};

/** Hears, at most once, that this visitor is not served: both connections are closed then. */
export const onGeoBlock = (listener: (block: GeoBlock) => void): void => {
  const receive = (block: GeoBlock): void => {
    for (const socket of sockets) socket.off(GEO_BLOCK, receive).disconnect();
    listener(block);
  };
  for (const socket of sockets) socket.on(GEO_BLOCK, receive);
};

/** The server's time, ms since epoch, as well as it can be told from here. */
export const serverNow = (): number => clock.now();

/** Runs each time that both connections have come up. Returns how to stop. */
export const onOnline = (listener: () => void): (() => void) =>
  status.store.subscribe(() => {
    if (status.store.get() === 'online') listener();
  });

export const connectionStatus = (): ConnectionStatus => status.store.get();
export const useConnection = (): ConnectionStatus => useStore(status.store);

/** Connects again with the cookies of this moment: after signing in or out. */
export const reconnect = (): void => {
  for (const socket of sockets) socket.disconnect().connect();
};

const report = (): void => status.report(sockets.every((socket) => socket.connected));
for (const socket of sockets) {
  socket.on('connect', report);
  socket.on('disconnect', report);
}
onApp('serverTime', ({ serverTime }) => clock.observeServerTime(serverTime));

/** Closes both until `connect`: what happens to the session meanwhile is no news to this page. */
export const disconnect = (): void => {
  for (const socket of sockets) socket.disconnect();
};

/** Opens both connections: when the application starts. */
export const connect = (): void => {
  for (const socket of sockets) socket.connect();
};
