import { notices } from 'db';
import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type { Server } from 'socket.io';
import type { Logger } from '../core/observability/logger.ts';
import { callerOf } from '../core/realtime/connection.ts';

const GATHER_MS = 100; // a reconnecting crowd is one statement
const RENEW_EVERY_MS = 30_000; // a third of the time for which it holds

/** Notes which players have a page open here, so that every process knows who is away. Returns how to stop. */
export const watchPresence = (calls: Server, { pool, log }: { pool: Pool; log: Logger }): (() => Promise<void>) => {
  const process = randomUUID();
  const pages = new Map<bigint, number>();
  const changed = new Set<bigint>();
  let timer: NodeJS.Timeout | undefined;
  let work = Promise.resolve();

  const note = (users: Iterable<bigint>): void => {
    const all = [...users];
    const present = all.filter((id) => pages.has(id));
    const left = all.filter((id) => !pages.has(id));
    work = work
      .then(() => notices.notePresence(pool, { process, present, left }))
      .catch((error: unknown) => log.warn({ err: error }, 'who is here was not noted: it is with the next renewal'));
  };

  const count = (userId: bigint, change: 1 | -1): void => {
    const open = (pages.get(userId) ?? 0) + change;
    if (open > 0) pages.set(userId, open);
    else pages.delete(userId);
    changed.add(userId);
    timer ??= setTimeout(() => {
      timer = undefined;
      note(changed);
      changed.clear();
    }, GATHER_MS);
  };

  calls.on('connection', (socket) => {
    const { player } = callerOf(socket);
    if (!player) return;
    count(player.userId, 1);
    socket.on('disconnect', () => count(player.userId, -1));
  });
  const renewal = setInterval(() => pages.size > 0 && note(pages.keys()), RENEW_EVERY_MS);
  renewal.unref();

  return async () => {
    clearTimeout(timer);
    clearInterval(renewal);
    await work;
    await notices.forgetPresence(pool, process);
  };
};
