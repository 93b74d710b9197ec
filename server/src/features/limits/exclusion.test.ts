import { inUnitOfWork, linkProfile, unlinkProfile } from 'db';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LimitsState } from '../../../contract/limits.contract.ts';
import { startTestServer, type TestPlayer, type TestServer } from '../../testing/test-server.ts';
import { buildPhoto } from '../../core/documents/testing/document-fixtures.ts';
import { betNames, bets, here, trailOf } from './testing/limits-fixtures.ts';
import { betOf, openSiteBrowser, type Person, type SiteBrowser } from './testing/person-fixtures.ts';

let server: TestServer;
let beside: TestServer;
const environment = { TRUST_PROXY: 'true', VOID_AFTER: '3600', DEMO_CREDIT: '1000', APP_SECRET: 'a'.repeat(32) };
beforeAll(async () => {
  server = await startTestServer(environment);
  beside = await startTestServer(environment, { beside: server });
});
afterAll(async () => {
  await beside.close();
  await server.close();
});

const browser = (): SiteBrowser => openSiteBrowser(server);

const exclude = (player: TestPlayer, length = 'sixMonths'): Promise<LimitsState> =>
  player.call('limits.selfExclude', { for: length });

/** Somebody who has excluded themselves, and their browser. */
const excludedPerson = async (email?: string): Promise<{ person: Person; own: SiteBrowser }> => {
  const device = browser();
  const person = await device.register(email);
  await exclude(person);
  return { person, own: device };
};

const pass = (player: TestPlayer): Promise<unknown> =>
  server.database.owner.query(`UPDATE app_user SET restricted_until = now() - interval '1 second' WHERE id = $1`, [
    player.userId,
  ]);

describe('a new account of an excluded player', () => {
  it.each(betNames)('cannot bet by %s in any process, and is told why', async (name) => {
    const { own } = await excludedPerson();
    const again = await own.register();
    const refusal = await again.refusal(name, bets[name]);
    expect(refusal).toMatchObject({ code: 'IDENTITY_REVIEW', until: null });
    expect(refusal.msg).toMatch(/^Some of your details match those of a player who has excluded themselves/);
    expect(await (await here(again, beside)).refusal(name, bets[name])).toMatchObject({ code: 'IDENTITY_REVIEW' });
    const { restriction } = await again.call<LimitsState>('limits.load');
    expect(restriction).toEqual({ kind: 'identity_review', until: null });
    expect(await trailOf(server, again)).toContain('exclusion.matched');
  });

  it.each([
    ['ann.lee@gmail.com', 'AnnLee+casino@googlemail.com'],
    ['bob@example.org', 'bob+2@EXAMPLE.org'],
  ])('is known by its address: %s is %s', async (email, sameMailbox) => {
    await excludedPerson(email);
    expect(await betOf(await browser().register(sameMailbox))).toBe('IDENTITY_REVIEW');
  });

  it('is known by an address that the excluded player has changed since', async () => {
    const { person } = await excludedPerson('before@example.net');
    const { owner } = server.database;
    await owner.query(
      `UPDATE app_user SET email = 'after@example.net', email_key = 'after@example.net' WHERE id = $1`,
      [person.userId],
    );
    await browser().signIn(person.login);
    expect(await betOf(await browser().register('before+x@example.net'))).toBe('IDENTITY_REVIEW');
    expect(await betOf(await browser().register('after+x@example.net'))).toBe('IDENTITY_REVIEW');
  });

  it('is known by a profile that the excluded player has unlinked since', async () => {
    const profile = { provider: 'steam', subject: '7656119', name: 'Ann', url: null };
    const device = browser();
    const person = await device.register();
    await linkProfile(server.db.orm.em.fork(), person.userId, profile, null);
    await exclude(person);
    expect(await inUnitOfWork(server.db, ({ em }) => unlinkProfile(em, person.userId, 'steam', null))).toBe('unlinked');
    await browser().signIn(person.login);

    const elsewhere = browser();
    const { login, userId } = await elsewhere.register();
    await linkProfile(server.db.orm.em.fork(), userId, profile, null);
    expect(await betOf(await elsewhere.signIn(login))).toBe('IDENTITY_REVIEW');
  });

  it('is known by the same photo of a document, whatever was appended to it', async () => {
    const photo = await buildPhoto({ hue: 77 });
    const device = browser();
    const person = await device.register();
    expect((await device.sendDocument(photo)).status).toBe(200);
    await exclude(person);
    const elsewhere = browser();
    const again = await elsewhere.register();
    expect(await betOf(again)).toBe('taken');
    await elsewhere.sendDocument(Buffer.concat([photo, Buffer.from('x')]));
    expect(await betOf(again)).toBe('IDENTITY_REVIEW');
  });

  it('is nobody’s who shares nothing with them', async () => {
    await excludedPerson();
    expect(await betOf(await browser().register())).toBe('taken');
  });

  it('plays when the exclusion is over', async () => {
    const { person, own } = await excludedPerson();
    const again = await own.register();
    expect(await betOf(again)).toBe('IDENTITY_REVIEW');
    await pass(person);
    expect(await betOf(again)).toBe('taken');
  });

  it('an account that is opened while the exclusion begins is held, whichever is first', async () => {
    const homes = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const device = browser();
        return { own: device, person: await device.register() };
      }),
    );
    const accounts = await Promise.all(
      homes.map(async ({ own, person }) => {
        const [again] = await Promise.all([own.register(), exclude(person)]);
        return again;
      }),
    );
    expect(new Set(await Promise.all(accounts.map(betOf)))).toEqual(new Set(['IDENTITY_REVIEW']));
  });
});

describe('an account that an excluded player had before', () => {
  it('is held at once, and its page is told', async () => {
    const device = browser();
    const [one, other] = [await device.register(), await device.register()];
    expect(await betOf(one)).toBe('taken');
    const pushed = new Promise((resolve) => one.calls.once('limits', resolve));
    await exclude(other);
    await pushed;
    expect(await betOf(one)).toBe('IDENTITY_REVIEW');
  });

  it('is not anybody’s whose address a stranger has typed in', async () => {
    const victim = await browser().register('victim@gmail.com');
    const { person, own } = await excludedPerson('vic.tim+1@gmail.com'); // never confirmed
    expect(await betOf(victim)).toBe('taken');
    await server.database.owner.query('UPDATE app_user SET email_verified = true WHERE id = $1', [person.userId]);
    await own.signIn(person.login);
    expect(await betOf(victim)).toBe('IDENTITY_REVIEW');
  });
});

describe('the stored identities', () => {
  const keysOf = async ({ userId }: TestPlayer) =>
    (
      await server.db.pool.query<{ kind: string; keyHash: Buffer; isCurrent: boolean }>(
        `SELECT kind, key_hash AS "keyHash", is_current AS "isCurrent" FROM identity_key WHERE user_id = $1 ORDER BY kind`,
        [userId],
      )
    ).rows;

  it('are keyed hashes: nothing of them can be read or tried out', async () => {
    const { person } = await excludedPerson('secret.name@example.com');
    const keys = await keysOf(person);
    expect(keys.map(({ kind, keyHash }) => [kind, keyHash.length])).toEqual([
      ['device', 32],
      ['email', 32],
    ]);
    const tried = await server.db.pool.query(
      `SELECT sha256('secret.name@example.com') AS plain, sha256('email\\000secret.name@example.com') AS salted`,
    );
    const guesses = Object.values(tried.rows[0] as Record<string, Buffer>);
    expect(keys.some(({ keyHash }) => guesses.some((guess) => guess.equals(keyHash)))).toBe(false);
  });
});

describe('an exclusion that is over', () => {
  it('leaves play closed until its player comes back', async () => {
    const { person } = await excludedPerson();
    expect(await person.refusal('limits.comeBack')).toMatchObject({ code: 'RETURN_TOO_EARLY' });
    await pass(person);
    for (const name of betNames)
      expect(await person.refusal(name, bets[name])).toMatchObject({ code: 'EXCLUSION_OVER', until: null });
    const state = await person.call<LimitsState>('limits.load');
    expect(state.restriction).toEqual({ kind: 'exclusion_over', until: null });
    expect((await person.call<LimitsState>('limits.comeBack')).restriction).toBeNull();
    expect(await betOf(person)).toBe('taken');
    expect(await trailOf(server, person)).toContain('exclusion.ended');
  });

  it('may be followed by another one', async () => {
    const { person } = await excludedPerson();
    await pass(person);
    const { restriction } = await exclude(person, 'year');
    expect(restriction?.kind).toBe('self_exclusion');
    expect(await betOf(person)).toBe('SELF_EXCLUDED');
  });
});
