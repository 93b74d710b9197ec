import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '../../contract/calls.ts';
import { legacyRequests } from '../../contract/legacy.contract.ts';
import { roles } from '../../contract/staff-rights.ts';
import { createLogger } from '../core/observability/logger.ts';
import { callOver, startTestServer, type TestPlayer, type TestServer } from '../testing/test-server.ts';

/** Values that nobody else has, by the private field that they are sent in. */
const marks = {
  login: 'marked_7d1f',
  nick: 'marked-nick-2c9a',
  email: 'marked.person@example.test',
  phone: '+79990417733',
  password: 'Marked-Password-5e2b',
  repeatPassword: 'Marked-Password-5e2b',
  newPassword: 'Marked-New-9a3c',
  oldPassword: 'Marked-Old-4d8e',
  code: 'MARKED-CODE-61f0',
  token: 'marked-token-8b7d',
  session: 'marked-session-1e5c',
  captcha: 'marked-captcha-3f6a',
  purseNumber: '4111222233334444',
  address: 'marked-address-0c4d',
  name: 'Marked Surname 7f7f',
  birthDate: '1987-06-05',
  document: 'marked-document-aa41',
  msg: 'marked words of a letter 52d6',
  clientSeed: 'marked-seed-90be',
  secret: 'marked-secret-d3d3',
  key: 'marked-key-c8c8',
};
const values = Object.values(marks);

let site: TestServer;
let written = '';
beforeAll(async () => {
  const into = new Writable({
    write(chunk: Buffer, _encoding, done) {
      written += chunk.toString();
      done();
    },
  });
  site = await startTestServer({ TRUST_PROXY: '1' }, { parts: { log: createLogger('trace', into) } });
});
afterAll(() => site.close());

/** Fields of a request: marks, and what lets more of the calls come to their work. */
const fields = { ...marks, amount: '1000', methodId: 74, purse_id: 4, room: 'common', game: 'dice', userId: 1, id: 1 };

/** Asks everything that can be asked: some of it signs out, so each asks on a connection that is open. */
const askAll = async (people: (() => Promise<TestPlayer>)[]): Promise<void> => {
  for (const open of people) {
    let person = await open();
    for (const name of Object.keys(calls)) {
      if (!person.calls.connected) person = await open();
      const gone = new Promise((resolve) => person.calls.once('disconnect', resolve));
      await Promise.race([callOver(person.calls, name, fields), gone]);
    }
    for (const name of Object.keys(legacyRequests)) {
      if (!person.legacy.connected) person = await open();
      const gone = new Promise((resolve) => person.legacy.once('disconnect', resolve));
      await Promise.race([person.request(name, fields), gone]);
    }
  }
};

const requestAll = async (): Promise<void> => {
  const query = new URLSearchParams({ code: marks.code, state: marks.token, email: marks.email });
  for (const route of site.server.routes) {
    const [method = 'GET', path = '/'] = route.split(' ');
    if (path.includes('*')) continue;
    const url = `${site.url}${path.replaceAll(/:\w+/g, marks.token)}?${query}`;
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${marks.session}`,
      cookie: `token=${marks.session}`,
      'x-forwarded-for': '203.0.113.77',
    };
    const body = method === 'GET' || method === 'HEAD' ? null : JSON.stringify(fields);
    await fetch(url, { method, headers, body, redirect: 'manual', signal: AbortSignal.timeout(5000) })
      .then((answer) => answer.body?.cancel())
      .catch(() => undefined); // some answer for as long as somebody listens
  }
};

const linesWith = (marked: string[]): string[] =>
  written.split('\n').filter((line) => marked.some((value) => line.includes(value)));

it('no line of the log holds a secret or who somebody is, whatever is asked and whatever fails', async () => {
  const registered = await fetch(`${site.url}/api/auth/registration`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...marks, terms: true }),
  });
  expect(await registered.json()).toMatchObject({ success: true });
  const account = await site.account({ roles: [...roles] });
  const people = [() => site.guest(), () => site.signIn(account)];
  await requestAll();
  await askAll(people);
  const { rows } = await site.database.owner.query<{ name: string }>(
    `SELECT format('%I', tablename) AS name FROM pg_tables WHERE schemaname = 'public'
     AND tablename NOT IN ('app_user', 'session')`, // the asker is found, and then nothing else is
  );
  for (const { name } of rows) await site.database.owner.query(`REVOKE ALL ON ${name} FROM glasshouse_app`);
  await requestAll();
  await askAll(people);
  expect(written.split('failed unexpectedly').length).toBeGreaterThan(50);
  expect(linesWith([...values, account.token, account.login])).toEqual([]);
  // an attempt to sign in names its network, so that attacks are seen: no other line does
  expect(linesWith(['203.0.113.77']).filter((line) => !line.includes('an attempt to sign in'))).toEqual([]);
  await site.database.owner.query(
    'GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO glasshouse_app',
  );
});
