import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../testing/index.ts';
import { awaitDatabase } from './await-database.ts';

it('a database that is there is found at once; one that never comes is given up, and said once', async () => {
  const db = await createTestDatabase();
  const lines: string[] = [];
  const log = (line: string): void => void lines.push(line);
  await awaitDatabase(db.url, { log });
  expect(lines).toEqual([]);
  const nobody = createServer().listen(0, '127.0.0.1');
  await once(nobody, 'listening');
  const { port } = nobody.address() as AddressInfo;
  nobody.close();
  await once(nobody, 'close');
  const gone = awaitDatabase(`postgres://x@127.0.0.1:${port}/x`, { log, patienceMs: 300 });
  await expect(gone).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  expect(lines).toEqual([expect.stringContaining('ECONNREFUSED')]);
  const wrong = Object.assign(new URL(db.url), { pathname: '/no_such_database' }).href;
  await expect(awaitDatabase(wrong, { log })).rejects.toMatchObject({ code: '3D000' }); // waiting would change nothing
  await db.drop();
});
