import { io, type Socket } from 'socket.io-client';

const RETRY_MS = 1000;

/** Opens one endpoint. The browser sends the session's cookie with the handshake. */
export const openSocket = (origin: string, path: string): Socket => {
  const socket = io(origin, {
    path,
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    reconnectionDelay: RETRY_MS,
    reconnectionDelayMax: RETRY_MS,
    reconnectionAttempts: Infinity,
    autoConnect: false,
  });
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
