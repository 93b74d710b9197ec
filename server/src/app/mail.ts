import type { Database } from 'db';
import type { Logger } from '../core/observability/logger.ts';
import { startMailSender } from '../features/mail/mail-sender.ts';
import type { Config } from './config.ts';

interface Dependencies {
  config: Config;
  db: Database;
  databaseUrl: string;
  log: Logger;
}

/** Sends letters where a mail server is configured; else they stay in the outbox. Returns how to stop. */
export const startMail = async ({ config, db, databaseUrl, log }: Dependencies): Promise<() => Promise<void>> => {
  const { smtpUrl, from } = config.mail;
  if (smtpUrl === undefined) return () => Promise.resolve(); // not in production, which asks for one
  const sender = await startMailSender({ db, databaseUrl, log, smtpUrl, from });
  return () => sender.stop();
};
