import { demoUsers } from 'db';
import type { Config } from './config.ts';

/** Logins of the demonstration accounts, which work without a second factor. None in production. */
export const demoLoginsOf = ({ production }: Pick<Config, 'production'>): readonly string[] =>
  production ? [] : demoUsers.map(({ login }) => login);
