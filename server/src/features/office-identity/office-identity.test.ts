import { inUnitOfWork, kyc, type UnitOfWork } from 'db';
import { houseDayOf, houseDayText } from 'games-engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallAnswer } from '../../../contract/calls.ts';
import type { KycDocument, KycRequest } from '../../../contract/features/kyc.contract.ts';
import { noticeCodes } from '../../testing/notice-codes.ts';
import type { TestPlayer, TestServer } from '../../testing/test-server.ts';
import { openOffice, type Office } from '../moderation/testing/moderation-fixtures.ts';
import { expireProofs } from './index.ts';

let office: Office;
let server: TestServer;
let reviewer: TestPlayer;
beforeAll(async () => {
  office = await openOffice();
  ({ server } = office);
  reviewer = await office.staff('compliance');
});
afterAll(() => server.close());

const today = houseDayOf(Date.now());
const read = { holder: 'Anna Petrova', born: '1990-02-28', expires: houseDayText(today + 3) };

const accept = (documentId: string, said: object = read, by = reviewer): Promise<unknown> =>
  by.call('officeIdentity.decide', { documentId, isAccepted: true, ...said });
const refuse = (documentId: string, why = 'unreadable', by = reviewer): Promise<unknown> =>
  by.call('officeIdentity.decide', { documentId, isAccepted: false, why });
const codeOf = async (documentId: string, said: object): Promise<unknown> =>
  (await reviewer.refusal('officeIdentity.decide', { documentId, isAccepted: true, ...said })).code;
const person = async (player: TestPlayer, by = reviewer): Promise<CallAnswer<'officeIdentity.person'>> =>
  by.call('officeIdentity.person', { userId: await office.publicIdOf(player) });
const loadOwn = (player: TestPlayer): Promise<{ status: string; documents: KycDocument[]; requests: KycRequest[] }> =>
  player.call('kyc.load');

describe('a decision on a document', () => {
  it('keeps what the document says, and an address alone proves no identity', async () => {
    const player = await server.player({ language: 'en' });
    await office.setEmail(player, 'kyc@example.com');
    await accept(await office.addDocument(player, 'address_proof'), { holder: 'Anna Petrova' });
    expect((await loadOwn(player)).status).toBe('none');
    const passport = await office.addDocument(player);
    await accept(passport);
    expect(await person(player)).toMatchObject({ holder: 'Anna Petrova', born: '1990-02-28', kyc: 'approved' });
    await refuse(await office.addDocument(player, 'address_proof'), 'oldAddress');
    expect((await loadOwn(player)).status).toBe('approved');
    await refuse(passport, 'otherPerson'); // an acceptance can be taken back
    expect((await loadOwn(player)).status).toBe('rejected');
    expect(await office.lettersOf(player)).toEqual(['kycReviewed', 'kycReviewed', 'kycReviewed', 'kycReviewed']);
    expect(await noticeCodes(server.db, player.userId)).toContain('kycRejected');
  });

  it.each([
    ['en', /cannot be read/],
    ['ru', /не читается/],
    ['tr', /okunmuyor/],
  ] as const)('tells a player of %s why in their language', async (language, words) => {
    const player = await server.player({ language });
    await refuse(await office.addDocument(player));
    expect((await loadOwn(player)).documents[0]?.reason).toMatch(words);
  });

  it('takes no document of a child, none that has expired, and no date that there is none of', async () => {
    const id = await office.addDocument(await server.player());
    const year = Number(houseDayText(today).slice(0, 4)) - 18;
    const born = (day: number): string => `${year}${houseDayText(day).slice(4)}`;
    expect(await codeOf(id, { ...read, born: born(today + 1) })).toBe('UNDERAGE');
    expect(await codeOf(id, { ...read, expires: houseDayText(today - 1) })).toBe('DOCUMENT_EXPIRED');
    expect(await codeOf(id, { ...read, born: '1990-02-30' })).toBe(400);
    expect(await codeOf(id, { holder: 'Anna', expires: read.expires })).toBe(400);
    expect(await codeOf(id, { born: read.born })).toBe(400);
    await accept(id, { ...read, born: born(today), expires: houseDayText(today) });
  });

  it('is made once, by the first of many, and by nobody about themselves', async () => {
    const player = await server.player();
    const id = await office.addDocument(player);
    const results = await Promise.allSettled(Array.from({ length: 6 }, () => accept(id)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await office.trailOf(player)).filter(({ kind }) => kind === 'kyc.reviewed')).toHaveLength(1);
    const mine = await office.addDocument(reviewer);
    expect(await codeOf(mine, read)).toBe('PROTECTED_ACCOUNT');
    expect((await person(reviewer)).isProtected).toBe(true);
    const moderator = await office.staff('moderator');
    expect((await moderator.refusal('officeIdentity.list', { list: 'waiting' })).code).toBe(403);
  });
});

describe('a document that is asked for', () => {
  it('is told to its player with the reason, until one is accepted', async () => {
    const player = await server.player({ language: 'en' });
    const userId = await office.publicIdOf(player);
    const asked = { userId, need: 'identity', cause: 'second', note: 'the photo is old' };
    await reviewer.call('officeIdentity.ask', asked);
    expect((await reviewer.refusal('officeIdentity.ask', asked)).code).toBe('ASKED_ALREADY');
    await reviewer.call('officeIdentity.ask', { ...asked, need: 'address', cause: 'address' });
    expect((await loadOwn(player)).requests.map(({ text }) => text)).toEqual([
      expect.stringMatching(/second one is needed/),
      expect.stringMatching(/shows your address/),
    ]);
    await accept(await office.addDocument(player));
    await reviewer.call('officeIdentity.withdraw', { userId, need: 'address' });
    expect((await reviewer.refusal('officeIdentity.withdraw', { userId, need: 'address' })).code).toBe('UNCHANGED');
    expect((await loadOwn(player)).requests).toEqual([]);
    const kinds = (await office.trailOf(player)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind.startsWith('kyc.ask')).toSorted()).toEqual([
      'kyc.askWithdrawn',
      'kyc.asked',
      'kyc.asked',
    ]);
  });
});

it('a proof counts to the end of its last day; then a new one is asked for, once', async () => {
  const player = await server.player({ language: 'en' });
  const id = await office.addDocument(player);
  await accept(id);
  const { db } = server;
  const tools = {
    db,
    inUnitOfWork: <T>(work: (unit: UnitOfWork) => Promise<T>): Promise<T> => inUnitOfWork(db, work),
    clock: { now: () => Date.now() },
  };
  await expireProofs(tools);
  expect((await loadOwn(player)).status).toBe('approved');
  const listed = await reviewer.call<CallAnswer<'officeIdentity.list'>>('officeIdentity.list', { list: 'expiring' });
  expect(listed.documents.map((row) => row.id)).toContain(id);
  await server.database.owner.query('UPDATE kyc_document SET expires_day = $2 WHERE id = $1', [id, today - 1]);
  await expireProofs(tools);
  await expireProofs(tools);
  expect(await loadOwn(player)).toMatchObject({ status: 'none', requests: [{ need: 'identity', cause: 'expiring' }] });
  expect(await kyc.expiredPlayers(db.pool, Date.now(), 10)).toEqual([]);
});
