import { randomUUIDv7 } from 'node:crypto';
import { inUnitOfWork, kyc, userRepository } from 'db';
import type { Role } from '../../../../contract/staff-rights.ts';
import { startTestServer, type TestPlayer, type TestServer } from '../../../testing/test-server.ts';

export type Rank = 'guest' | 'player' | 'moderator' | 'admin';

/** A server with somebody of every rank, and what tests of moderation look at. */
export interface Office {
  server: TestServer;
  people: Record<Rank, TestPlayer>;
  /** Another person with these roles. */
  staff(...roles: Role[]): Promise<TestPlayer>;
  publicIdOf(player: TestPlayer): Promise<string>;
  /** A document that waits for a review; its id. */
  addDocument(player: TestPlayer, kind?: 'passport' | 'address_proof' | 'funds_proof'): Promise<string>;
  /** Somebody excluded in whose browser the player was; their public id. */
  addMatch(player: TestPlayer): Promise<string>;
  setEmail(player: TestPlayer, email: string): Promise<unknown>;
  trailOf(player: TestPlayer): Promise<{ kind: string; actor: bigint | null }[]>;
  /** Kinds of the letters that were written to them. */
  lettersOf(player: TestPlayer): Promise<string[]>;
}

export const openOffice = async (): Promise<Office> => officeOf(await startTestServer());

/** The office of a server that runs already. */
export const officeOf = async (server: TestServer): Promise<Office> => {
  const { owner, pool } = server.database;
  let documents = 0;

  const staff: Office['staff'] = (...roles) => server.player({ language: 'en', roles });

  return {
    server,
    people: {
      guest: await server.guest({ cookie: 'lang=en' }),
      player: await server.player({ language: 'en' }),
      moderator: await staff('moderator'),
      admin: await staff('admin'),
    },
    staff,
    async publicIdOf({ userId }) {
      const sql = 'SELECT public_id AS id FROM app_user WHERE id = $1';
      return (await pool.query<{ id: string }>(sql, [userId])).rows[0]?.id ?? '';
    },
    async addDocument({ userId }, kind = 'passport') {
      const id = randomUUIDv7();
      const sha256 = Buffer.alloc(32, (documents += 1));
      const document = {
        id,
        userId,
        kind,
        mediaType: 'image/png',
        bytes: 1,
        sha256,
        pictureSha256: sha256,
        address: null,
      };
      const added = await inUnitOfWork(server.db, ({ em }) => kyc.addDocument(em, document));
      if (added !== 'added') throw new Error(`the document was not added: ${added}`);
      return id;
    },
    async addMatch({ userId }) {
      const excluded = await server.player();
      const sql = `UPDATE app_user SET restriction = 'self_exclusion', restricted_until = '9999-12-31' WHERE id = $1`;
      await owner.query(sql, [excluded.userId]);
      await owner.query(`INSERT INTO exclusion_match VALUES ($1, $2, 'device', true)`, [userId, excluded.userId]);
      return (await userRepository(server.db.orm.em.fork()).findById(excluded.userId))?.publicId ?? '';
    },
    setEmail: ({ userId }, email) =>
      owner.query('UPDATE app_user SET email = $2, email_key = $2, email_verified = true WHERE id = $1', [
        userId,
        email,
      ]),
    async trailOf({ userId }) {
      const sql = 'SELECT kind, actor_id AS actor FROM account_event WHERE user_id = $1 ORDER BY id';
      return (await pool.query<{ kind: string; actor: bigint | null }>(sql, [userId])).rows;
    },
    async lettersOf({ userId }) {
      const sql = 'SELECT kind FROM mail WHERE user_id = $1 ORDER BY id';
      return (await pool.query<{ kind: string }>(sql, [userId])).rows.map(({ kind }) => kind);
    },
  };
};
