import { hash } from '@node-rs/argon2';
import type { Pool } from 'pg';
import { LoginTakenError } from '../features/account/errors.ts';
import type { Role } from '../features/account/user.entity.ts';
import { createUser } from './create-user.ts';

/** The sign-ins of a demonstration, all with `demoPassword`. */
export const demoUsers = [
  { login: 'player01', roles: [] },
  { login: 'player02', roles: [] }, // shared games need two
  { login: 'player03', roles: [] },
  { login: 'designer', roles: ['designer'] },
  { login: 'auditor01', roles: ['auditor'] },
  { login: 'moderator', roles: ['moderator'] },
  { login: 'cashier01', roles: ['payments'] },
  { login: 'finance01', roles: ['finance'] },
  { login: 'admin01', roles: ['admin'] },
  { login: 'admin02', roles: ['admin'] }, // guardrails need two
] as const satisfies readonly { login: string; roles: readonly Role[] }[];

/** Their password. Public: never seed these users in production. */
export const demoPassword = 'Glasshouse1';

/** Creates the demonstration users that are missing. Existing ones keep their money and their password. */
export const seedDemo = async (pool: Pool, { demoCreditMinor }: { demoCreditMinor: bigint }): Promise<void> => {
  const { rows } = await pool.query<{ login: string }>('SELECT login FROM app_user WHERE login_key = ANY($1)', [
    demoUsers.map(({ login }) => login),
  ]);
  const missing = demoUsers.filter(({ login }) => !rows.some((row) => row.login === login));
  if (missing.length === 0) return;
  const passwordHash = await hash(demoPassword); // the library's default is argon2id; once, as all share the password
  for (const { login, roles } of missing) {
    await createUser(pool, { login, nick: login, roles, passwordHash, demoCreditMinor, at: Date.now() }).catch(
      (error: unknown) => {
        if (!(error instanceof LoginTakenError)) throw error; // another process seeds at the same time
      },
    );
  }
};
