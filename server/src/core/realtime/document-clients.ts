import type { Server, Socket } from 'socket.io';

/**
 * The room of clients that are written from the specification alone: they hear whole states under its names, where
 * clients that have said `hearsChanges` in their handshake, as our own pages do, hear what has changed.
 */
export const DOCUMENT_ROOM = 'document';

/** True for a document client's connection. */
export const isDocumentClient = ({ rooms }: Socket): boolean => rooms.has(DOCUMENT_ROOM);

/** True when any document client is connected to this process. */
export const hasDocumentClients = (io: Server): boolean => io.of('/').adapter.rooms.has(DOCUMENT_ROOM);

/** Acts on each document client among the connections of a room. */
export const eachDocumentClient = (io: Server, room: string, act: (socket: Socket) => void): void => {
  if (!hasDocumentClients(io)) return;
  const { adapter, sockets } = io.of('/');
  for (const id of adapter.rooms.get(room) ?? []) {
    const socket = sockets.get(id);
    if (socket && isDocumentClient(socket)) act(socket);
  }
};
