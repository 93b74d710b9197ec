import { createServer, request, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { auditExportKinds, type AuditExportKind } from '../../../contract/audit-files.contract.ts';
import { houseGames } from 'games-engine';
import { auditExportRoutes } from './audit.routes.ts';
import { openAuditedHouse, type AuditedHouse } from './testing/audit-fixtures.ts';
import { createTranslate } from '../../core/i18n/translate.ts';

let house: AuditedHouse;
beforeAll(async () => {
  house = await openAuditedHouse();
});
afterAll(() => house.close());

let app: FastifyInstance | undefined;
afterEach(() => app?.close());

/** The route over a pool of one's choice, for the house's auditor. Gives its address. */
const serve = async (audit: Pool): Promise<string> => {
  app = Fastify({ forceCloseConnections: true });
  await app.register(auditExportRoutes, {
    db: { audit },
    staff: house.staff,
    findSender: () => Promise.resolve(house.auditor as never),
    translate: createTranslate({}),
    isGame: (id) => houseGames.find(id) !== undefined,
  });
  return app.listen({ host: '127.0.0.1', port: 0 });
};

const linesOf = async (kind: AuditExportKind, query = ''): Promise<Record<string, unknown>[]> => {
  const { body } = (await app?.inject(`/api/audit/export?kind=${kind}${query}`)) ?? { body: '' };
  return body
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
};

describe('the export for auditors', () => {
  it('gives everything of a kind as NDJSON, and nothing that is secret', async () => {
    await serve(house.db.audit);
    const rounds = await linesOf('rounds');
    expect(rounds).toHaveLength(12 + 2 + 3 + 2 + 1);
    expect(rounds.find(({ id }) => id === house.openMines)).toMatchObject({ isOver: false, outcome: null });
    const { rows } = await house.db.owner.query<{ seed: string }>(
      `SELECT server_seed AS seed FROM seed_pair WHERE status <> 'revealed' UNION ALL SELECT seed FROM seed_chain`,
    );
    for (const kind of auditExportKinds) {
      const lines = await linesOf(kind);
      expect([kind, lines.length > 0]).toEqual([kind, kind !== 'leaves']); // no day's debt is stated yet
      for (const { seed } of rows) expect(JSON.stringify(lines)).not.toContain(seed);
    }
    expect(await linesOf('seeds')).toHaveLength(1 + 3); // a pair, and the rounds of battle
    const entries = await linesOf('entries');
    expect(entries.reduce((total, { amount }) => total + Number(amount), 0)).toBe(0);
  });

  it('keeps to a game and to a piece of time', async () => {
    await serve(house.db.audit);
    expect(await linesOf('rounds', '&game=battle')).toHaveLength(6);
    expect(await linesOf('events', '&game=dice')).toEqual([]);
    expect(await linesOf('rounds', `&to=${Date.now() - 3_600_000}`)).toEqual([]);
    expect(await linesOf('configs', '&from=2')).toEqual([]);
  });

  it.each(['kind=secrets', 'kind=rounds&from=2&to=1', 'kind=heads&game=dice', 'kind=rounds&game=poker', ''])(
    'refuses %j and names the field',
    async (query) => {
      await serve(house.db.audit);
      const answer = await app?.inject(`/api/audit/export?${query}`);
      expect(answer?.statusCode).toBe(400);
      expect(answer?.json()).toMatchObject({ success: false, code: 400, field: expect.any(String) });
    },
  );
});

/** A database of rounds without end, which counts the pages that were asked of it. */
const endless = (): { pool: Pool; pages: () => number } => {
  let pages = 0;
  const row = JSON.stringify({ id: 'x'.repeat(1000) });
  const rows = Array.from({ length: 1000 }, () => ({ row, key: ['00000000-0000-0000-0000-000000000000'] }));
  const query = (): Promise<unknown> => {
    pages += 1;
    return Promise.resolve({ rows });
  };
  return { pool: { query } as unknown as Pool, pages: () => pages };
};

const open = async (url: string): Promise<IncomingMessage> => {
  const asked = request(`${url}/api/audit/export?kind=rounds`);
  asked.on('error', () => undefined); // the test hangs up
  asked.end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  return response;
};

describe('a reader of the export', () => {
  it('a reader who does not read holds the export up, and one who hangs up ends it', async () => {
    const { pool, pages } = endless();
    const url = await serve(pool);
    const response = await open(url);
    await once(response, 'readable');
    const settled = async (): Promise<number> => {
      for (let before = -1; ;) {
        const now = pages();
        if (now === before) return now;
        before = now;
        await roundTrips(50);
      }
    };
    const held = await settled();
    expect(held).toBeLessThan(40); // a megabyte each: what the system buffers between two sockets, no more
    response.destroy();
    await roundTrips(50);
    const after = await settled();
    expect(after - held).toBeLessThan(5);
    for (let n = 0; n < 4; n += 1) expect((await open(url)).statusCode).toBe(200); // its place is free again
    expect((await open(url)).statusCode).toBe(429);
  });
});

/** As many exchanges over a socket as it takes to be sure that whatever could go on has gone on. */
const roundTrips = async (count: number): Promise<void> => {
  const echo = createServer((_, reply) => reply.end());
  echo.listen(0, '127.0.0.1');
  await once(echo, 'listening');
  const { port } = echo.address() as AddressInfo;
  for (let n = 0; n < count; n += 1) await (await fetch(`http://127.0.0.1:${port}`)).text();
  echo.close();
};
