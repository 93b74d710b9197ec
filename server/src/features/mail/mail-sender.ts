import {
  claimLetter,
  isLetterWelcome,
  letterFailed,
  letterSent,
  MAIL_WAITING_CHANNEL,
  nextLetterInMs,
  type ClaimedLetter,
  type Database,
} from 'db';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from '../../core/observability/logger.ts';
import { listen } from '../../core/pg-listener.ts';
import { isSecretLetter, letterLifeMs } from './letter-lives.ts';
import { DELIVERY_TIMEOUT_MS, DeliveryError, openSmtp, type Smtp } from './smtp.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Pauses after each failed try; after the last one the letter is given up. About a day in all. */
export const retryPausesMs: readonly number[] = [
  MINUTE_MS,
  5 * MINUTE_MS,
  15 * MINUTE_MS,
  HOUR_MS,
  3 * HOUR_MS,
  6 * HOUR_MS,
  12 * HOUR_MS,
];

/** Lease of a claimed letter: far longer than a delivery can take. */
const LEASE_MS = 5 * DELIVERY_TIMEOUT_MS;
const MAX_SLEEP_MS = HOUR_MS; // a clock that was set, a notification that was lost
const FAULT_PAUSE_MS = 5000;
const STOP_GRACE_MS = 10_000;
const NOTE_TRIES = 3;

export interface MailSenderOptions {
  db: Pick<Database, 'orm'>;
  databaseUrl: string;
  log: Logger;
  smtpUrl: string;
  from: string; // Name <address>
}

/** Stores the result of an attempt. Tries three times: an unrecorded delivery would be sent again. */
const note = async (write: () => Promise<void>): Promise<void> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await write();
    } catch (error) {
      if (attempt === NOTE_TRIES) throw error;
      await pause(attempt * 1000);
    }
  }
};

/** Sends one claimed letter and notes what came of it. */
const sendLetter = async ({ db, log }: MailSenderOptions, smtp: Smtp, letter: ClaimedLetter): Promise<void> => {
  const { id, kind, createdAt, attempts } = letter;
  const em = db.orm.em.fork();
  const isStale = Date.now() - createdAt.getTime() > letterLifeMs(kind);
  if (isStale || letter.text === '') return letterFailed(em, id, 'not sent in time', null);
  if (letter.unsubscribe !== null && !(await isLetterWelcome(em, id)))
    return letterFailed(em, id, 'not wanted any more', null);
  try {
    await smtp.deliver(letter);
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error;
    const pauseMs = error.isFinal ? null : (retryPausesMs[attempts - 1] ?? null);
    log.warn({ err: error, letter: id, kind, attempts, pauseMs }, 'a letter was not taken over');
    return note(() => letterFailed(em, id, error.message, pauseMs));
  }
  await note(() => letterSent(em, id, !isSecretLetter(kind)));
};

/**
 * Sends the letters of the outbox, as many processes as like. It sleeps until a letter is committed or due. A letter is
 * sent once, unless a process dies between the mail server's yes and its own note of it: then again, under the same
 * Message-ID. Returns how to stop.
 */
export const startMailSender = async (options: MailSenderOptions): Promise<{ stop(): Promise<void> }> => {
  const { db, log } = options;
  const smtp = openSmtp({ url: options.smtpUrl, from: options.from });
  let isStopping = false;
  let isAskedAgain = false;
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  const sendDue = async (): Promise<void> => {
    while (!isStopping) {
      const letter = await claimLetter(db.orm.em.fork(), LEASE_MS);
      if (!letter) return;
      await sendLetter(options, smtp, letter);
    }
  };

  const sendAll = async (): Promise<number> => {
    try {
      await Promise.all(Array.from({ length: smtp.connections }, sendDue));
      return Math.min((await nextLetterInMs(db.orm.em.fork())) ?? MAX_SLEEP_MS, MAX_SLEEP_MS);
    } catch (error) {
      log.error({ err: error }, 'letters cannot be sent: trying again');
      return FAULT_PAUSE_MS;
    }
  };

  const run = async (): Promise<void> => {
    clearTimeout(timer);
    let sleepMs: number;
    do {
      isAskedAgain = false;
      sleepMs = await sendAll();
    } while (isAskedAgain && !isStopping);
    running = undefined;
    if (!isStopping) timer = setTimeout(wake, sleepMs).unref();
  };

  const wake = (): void => {
    isAskedAgain = true;
    if (!isStopping) running ??= run();
  };

  const stopListening = await listen({
    url: options.databaseUrl,
    log,
    channels: { [MAIL_WAITING_CHANNEL]: wake },
    onReconnected: wake,
  });
  wake();

  return {
    async stop() {
      isStopping = true;
      clearTimeout(timer);
      await stopListening();
      const late = pause(STOP_GRACE_MS, undefined, { ref: false }); // letters unfinished by then are sent after their lease
      await Promise.race([running, late]);
      smtp.close();
    },
  };
};
