import { emptyOldLetters, type Queryable } from 'db';
import type { LetterKind } from '../../core/mail/mailer.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long what a letter holds opens something, ms. Such a letter is emptied once it was sent or that time is over. */
const secretLives: Partial<Record<LetterKind, number>> = {
  temporaryCode: 10 * MINUTE_MS,
  recovery: HOUR_MS,
  emailConfirm: 2 * DAY_MS,
  credentials: DAY_MS,
};

const NEWS_MS = 3 * DAY_MS; // any other letter is worth sending so long

const lives: Readonly<Record<string, number | undefined>> = secretLives;

/** How long after it was written a letter is still sent, ms. */
export const letterLifeMs = (kind: string): number => lives[kind] ?? NEWS_MS;

/** Whether a letter holds what opens something: a code, a link with a token, a password. */
export const isSecretLetter = (kind: string): boolean => lives[kind] !== undefined;

/** Empties every letter that holds what opens something and is older than that is good for. */
export const emptySecretLetters = async (client: Queryable): Promise<void> => {
  for (const [kind, lifeMs] of Object.entries(secretLives)) await emptyOldLetters(client, kind, lifeMs);
};
