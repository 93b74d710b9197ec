import { createServer, connect, type Server, type Socket } from 'node:net';
import { createUser, PLAYER_CHANGED_CHANNEL, sessionRepository, userRepository, type SessionEnded } from 'db';
import { createTestDatabase, type TestDatabase } from 'db/testing';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createLogger } from '../observability/logger.ts';
import { changeSettings, listenForChanges } from './changes.ts';
import { newToken, tokenHash } from './session-tokens.ts';

let db: TestDatabase;
let userId: bigint;

beforeAll(async () => {
  db = await createTestDatabase();
  userId = await createUser(db.pool, { login: 'listened', passwordHash: null, demoCreditMinor: 0n, at: Date.now() });
});
afterAll(() => db.drop());

const waitFor = (check: () => void | Promise<void>): Promise<unknown> =>
  vi.waitFor(check, { timeout: 30_000, interval: 20 });

const listen = async (url = db.url) => {
  const heard = { ended: [] as SessionEnded[], changed: [] as bigint[], reconnections: 0 };
  const stop = await listenForChanges({
    url,
    log: createLogger('silent'),
    onSessionEnded: (ended) => void heard.ended.push(ended),
    onPlayerChanged: (id) => void heard.changed.push(id),
    onConfigChanged: () => undefined,
    onNoticeAdded: () => undefined,
    onReconnected: () => void (heard.reconnections += 1),
  });
  onTestFinished(stop);
  return { heard, stop };
};

const listeners = async (): Promise<number> => {
  const { rows } = await db.owner.query<{ pid: number }>(
    `SELECT pid FROM pg_stat_activity WHERE application_name = 'glasshouse-listener' AND datname = current_database()`,
  );
  return rows.length;
};

const endListeners = (): Promise<unknown> =>
  db.owner.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE application_name = 'glasshouse-listener' AND datname = current_database()`,
  );

/** A way to the database that can be closed and opened again, as a server that restarts. */
const openGate = async (): Promise<{ url: string; close(): Promise<void>; open(): Promise<void> }> => {
  const target = new URL(db.url);
  const sockets = new Set<Socket>();
  let gate: Server;
  let port = 0;
  const open = async (): Promise<void> => {
    gate = createServer((near) => {
      const far = connect(Number(target.port), target.hostname);
      for (const [from, to] of [
        [near, far],
        [far, near],
      ] as const) {
        sockets.add(from);
        from.pipe(to);
        from.on('error', () => to.destroy());
        from.on('close', () => to.destroy());
      }
    });
    await new Promise<void>((resolve) => gate.listen(port, '127.0.0.1', resolve));
    port = (gate.address() as { port: number }).port;
  };
  const close = async (): Promise<void> => {
    const closed = new Promise((resolve) => gate.close(resolve));
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  await open();
  onTestFinished(close);
  return { url: Object.assign(new URL(db.url), { hostname: '127.0.0.1', port: String(port) }).href, close, open };
};

describe('the listener', () => {
  it('hears which session ended and which player changed', async () => {
    const { heard } = await listen();
    const expiresAt = new Date(Date.now() + 60_000);
    const session = await sessionRepository(db.orm.em.fork()).create({
      userId,
      tokenHash: tokenHash(newToken()),
      expiresAt,
    });
    await sessionRepository(db.orm.em.fork()).end(session.id);
    await changeSettings(db, userId, { lang: 'tr' });
    await waitFor(() => expect(heard).toMatchObject({ ended: [{ sessionId: session.id, userId }], changed: [userId] }));
    expect((await userRepository(db.orm.em.fork()).findById(userId))?.lang).toBe('tr');
  });

  it('hears again after its connection was ended, says so, and keeps to one connection', async () => {
    const { heard } = await listen();
    for (const round of [1, 2]) {
      await endListeners();
      await waitFor(() => expect(heard.reconnections).toBe(round));
    }
    await changeSettings(db, userId, { lang: 'en' });
    await waitFor(() => expect(heard.changed).toEqual([userId]));
    expect(await listeners()).toBe(1);
  });

  it('waits for a database that is away', async () => {
    const gate = await openGate();
    const { heard } = await listen(gate.url);
    await gate.close();
    await waitFor(async () => expect(await listeners()).toBe(0));
    await gate.open();
    await waitFor(() => expect(heard.reconnections).toBe(1));
    await changeSettings(db, userId, { lang: 'ru' });
    await waitFor(() => expect(heard.changed).toEqual([userId]));
  });

  it('waits for one that is away at the start', async () => {
    const gate = await openGate();
    await gate.close();
    const listening = listen(gate.url);
    await gate.open();
    const { heard } = await listening;
    expect(heard.reconnections).toBe(0);
  });

  it('stops while the database is away', async () => {
    const gate = await openGate();
    const { stop } = await listen(gate.url);
    await gate.close();
    await stop();
    await waitFor(async () => expect(await listeners()).toBe(0)); // the server notices a closed connection by itself
  });

  it('is not ended by a notification that it cannot read', async () => {
    const { heard } = await listen();
    await db.pool.query(`SELECT pg_notify('session_ended', 'no json'), pg_notify($1, 'no number')`, [
      PLAYER_CHANGED_CHANNEL,
    ]);
    await changeSettings(db, userId, { lang: 'uz' });
    await waitFor(() => expect(heard.changed).toEqual([userId]));
    expect(heard.ended).toEqual([]);
  });
});

describe('a change of settings', () => {
  it('a failed change of settings tells nobody', async () => {
    const { heard } = await listen();
    await expect(changeSettings(db, userId, { targetCurrencyId: 99 })).rejects.toThrow(/target_currency/);
    await changeSettings(db, userId, { targetCurrencyId: 1 });
    await waitFor(() => expect(heard.changed).toEqual([userId]));
  });
});
