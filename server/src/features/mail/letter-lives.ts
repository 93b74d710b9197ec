import { emptyOldLetters, type EntityManager } from 'db';
import type { LetterKind } from '../../core/mail/mailer.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Lifetime of a letter's secret, ms. Such a letter is emptied once it was sent or that time is over. */
const secretLives: Partial<Record<LetterKind, number>> = {
  temporaryCode: 10 * MINUTE_MS,
  recovery: HOUR_MS,
  emailConfirm: 2 * DAY_MS,
  credentials: DAY_MS,
};

const NEWS_MS = 3 * DAY_MS; // any other letter is worth sending so long

const lives: Readonly<Record<string, number | undefined>> = secretLives;

/** Time after which a letter is no longer sent, ms. */
export const letterLifeMs = (kind: string): number => lives[kind] ?? NEWS_MS;

/** True when a letter holds a secret: a code, a link with a token, a password. */
export const isSecretLetter = (kind: string): boolean => lives[kind] !== undefined;

/** Empties every letter that holds what opens something and is older than that is good for. */
export const emptySecretLetters = async (em: EntityManager): Promise<void> => {
  for (const [kind, lifeMs] of Object.entries(secretLives)) await emptyOldLetters(em, kind, lifeMs);
};
