import { afterAll, beforeAll, expect, it } from 'vitest';
import type { HouseChangeRow, HouseRecordRow, HouseSubject } from '../../../contract/features/office-bonus.contract.ts';
import { houseFeatures } from '../../app/features.ts';
import { startTestServer, type TestPlayer, type TestServer } from '../../testing/test-server.ts';
import { defineFeature } from '../features/feature.ts';
import { defineHouseChange, type HouseEntry } from './define-house-change.ts';
import { createHouseSubjects } from './house-changes.ts';

interface Prize {
  code: string;
  amount: number;
  shares: readonly { percent: number }[];
}

const applied: string[] = [];

/** Prizes of a test, in a table of their own. */
const prizes = defineHouseChange({
  subject: 'prize',
  fields: [
    { key: 'code', kind: 'text', maxLength: 8, isFixed: true },
    { key: 'amount', kind: 'money', min: 1, max: 1_000 },
    {
      key: 'shares',
      kind: 'table',
      minRows: 1,
      maxRows: 3,
      columns: [{ key: 'percent', kind: 'integer', min: 1, max: 100 }],
    },
  ],
  facts: [{ key: 'uses', kind: 'integer', min: 0, max: 9 }],
  title: 'code',
  async list(em) {
    const rows = await em.execute<HouseEntry<Prize>[]>('SELECT key, record FROM test_prize ORDER BY key');
    return rows.map((row) => ({ ...row, facts: { uses: 2 } }));
  },
  async read(em, key) {
    const [row] = await em.execute<{ record: Prize }[]>('SELECT record FROM test_prize WHERE key = ?', [key]);
    return row?.record;
  },
  newKey: ({ code }) => code,
  check: ({ shares }) => (shares.reduce((sum, { percent }) => sum + percent, 0) === 100 ? undefined : 'shares'),
  async apply({ client }, { key, after }) {
    const write = 'INSERT INTO test_prize VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET record = EXCLUDED.record';
    await client.query(write, [key, JSON.stringify(after)]);
  },
  applied: (key) => void applied.push(key),
});

let server: TestServer;
let author: TestPlayer;
let decider: TestPlayer;
beforeAll(async () => {
  const prizeArea = defineFeature({ contract: {}, open: () => ({ houseChanges: [prizes] }) });
  server = await startTestServer({}, { parts: { features: { ...houseFeatures, prizeArea } } });
  await server.database.owner.query(
    'CREATE TABLE test_prize (key text PRIMARY KEY, record jsonb NOT NULL); GRANT SELECT, INSERT, UPDATE ON test_prize TO glasshouse_app',
  );
  [author, decider] = [await server.player({ roles: ['finance'] }), await server.player({ roles: ['admin'] })];
});
afterAll(() => server.close());

const cup: Prize = { code: 'CUP', amount: 500, shares: [{ percent: 100 }] };
const proposal = (after: object, key: string | null = 'CUP') => ({ subject: 'prize', key, after, reason: 'as agreed' });
const propose = async (after: object, key?: string | null): Promise<number> =>
  (await author.call<{ id: number }>('officeBonus.propose', proposal(after, key))).id;
const yes = (id: number) => ({ id, isApproved: true, reason: 'as agreed' });
const records = async (): Promise<HouseRecordRow[]> =>
  (await decider.call<{ records: HouseRecordRow[] }>('officeBonus.records', { subject: 'prize' })).records;
const wait = async (): Promise<HouseChangeRow[]> =>
  (await decider.call<{ changes: HouseChangeRow[] }>('officeBonus.changes')).changes;

it('describes the subject to staff who may change it', async () => {
  const { subjects } = await author.call<{ subjects: HouseSubject[] }>('officeBonus.subjects');
  expect(subjects.find(({ subject }) => subject === 'prize')).toEqual({
    subject: 'prize',
    fields: prizes.fields,
    facts: prizes.facts,
    title: 'code',
    canAdd: true,
  });
  expect(subjects.find(({ subject }) => subject === 'campaign')).toMatchObject({ canAdd: false, title: null });
});

it('adds a record that a second person agrees to', async () => {
  const id = await propose(cup, null);
  expect(await records()).toEqual([]);
  expect(await wait()).toMatchObject([{ id, subject: 'prize', key: 'CUP', before: {}, after: cup, isOwn: false }]);
  expect(await author.refusal('officeBonus.decideChange', yes(id))).toMatchObject({ code: 'OWN_PROPOSAL' });
  await decider.call('officeBonus.decideChange', yes(id));
  expect(await records()).toEqual([{ key: 'CUP', record: cup, facts: { uses: 2 }, extraFields: [] }]);
  expect(applied).toEqual(['CUP']);
});

it('refuses what makes no record, what is there, and what changes nothing', async () => {
  const refusal = (after: object, key?: string | null) => author.refusal('officeBonus.propose', proposal(after, key));
  expect(await refusal(cup, null)).toMatchObject({ code: 'KEY_TAKEN' });
  expect(await refusal({ code: 'NEW' }, null)).toMatchObject({ code: 400, field: 'amount' });
  expect(await refusal({ amount: 1 }, 'NONE')).toMatchObject({ code: 404 });
  expect(await refusal({ amount: 5_000 })).toMatchObject({ code: 400, field: 'amount' });
  expect(await refusal({ unknown: 1 })).toMatchObject({ code: 400, field: 'unknown' });
  expect(await refusal({ code: 'OTHER' })).toMatchObject({ code: 400, field: 'code' });
  expect(await refusal({ shares: [{ percent: 99 }] })).toMatchObject({ code: 400, field: 'shares' });
  expect(await refusal({ amount: 500 })).toMatchObject({ code: 400, field: 'after' });
  const isNone = { ...proposal({ amount: 1 }), subject: 'none' };
  expect(await author.refusal('officeBonus.propose', isNone)).toMatchObject({ code: 404 });
  expect(await author.refusal('officeBonus.records', { subject: 'none' })).toMatchObject({ code: 404 });
});

it('keeps one proposal a record, which its author can withdraw', async () => {
  const id = await propose({ amount: 600 });
  const second = await decider.refusal('officeBonus.propose', proposal({ amount: 700 }));
  expect(second).toMatchObject({ code: 'PROPOSAL_WAITS' });
  await author.call('officeBonus.decideChange', { ...yes(id), isApproved: false });
  expect(await decider.refusal('officeBonus.decideChange', yes(id))).toMatchObject({ code: 'GONE' });
  expect(await decider.refusal('officeBonus.decideChange', yes(999))).toMatchObject({ code: 404 });
  expect((await records())[0]?.record).toEqual(cup);
});

it('refuses a proposal whose record has changed since, and lets it be set aside', async () => {
  const id = await propose({ amount: 600 });
  await server.database.owner.query(`UPDATE test_prize SET record = record || '{"amount": 1}'`);
  expect(await decider.refusal('officeBonus.decideChange', yes(id))).toMatchObject({ code: 'CHANGED_SINCE' });
  expect((await wait())[0]).toMatchObject({ id, status: 'proposed' });
  await decider.call('officeBonus.decideChange', { ...yes(id), isApproved: false });
});

it('is decided once, however often it is asked', async () => {
  const id = await propose({ amount: 800 });
  const before = applied.length;
  const answers = await Promise.allSettled(
    Array.from({ length: 10 }, () => decider.call('officeBonus.decideChange', yes(id))),
  );
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(applied).toHaveLength(before + 1);
  expect((await records())[0]?.record).toEqual({ ...cup, amount: 800 });
});

it('knows a subject once', () => {
  const subjects = createHouseSubjects();
  expect(() => subjects.add([prizes, prizes])).toThrow('house change prize is registered twice');
});
