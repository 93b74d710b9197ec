import { spendOutsideToken, type Database } from 'db';
import { RECAPTCHA_ACTION } from '../../../contract/auth.contract.ts';
import type { CaptchaLevel, CaptchaProvider, Verification } from '../../core/captcha/captcha.ts';
import type { Logger } from '../../core/observability/logger.ts';
import { siteverifyAnswerSchema, type SiteverifyAnswer } from './recaptcha.contract.ts';

const ANSWER_MS = 5000;
const MIN_SCORES: Readonly<Record<CaptchaLevel, number>> = [0.5, 0.6, 0.7]; // 1: surely a person, 0: surely a program
const TOKEN_LIFE_MS = 2 * 60_000; // Google's
const MAX_TOKEN = 8192;

export interface RecaptchaOptions {
  db: Pick<Database, 'orm'>;
  log: Pick<Logger, 'warn'>;
  siteKey: string;
  secret: string;
  url: string; // https://www.google.com, or another address of the same service
  hostname: string | undefined; // hostname of our site; undefined: any
  answerMs?: number;
}

/** Why an answer is a no; undefined where it is a yes. */
const faultOf = (answer: SiteverifyAnswer, hostname: string | undefined, level: CaptchaLevel): string | undefined => {
  if (!answer.success) return answer['error-codes']?.join(', ') ?? 'no success';
  if (answer.action !== RECAPTCHA_ACTION) return 'another action';
  if (hostname !== undefined && answer.hostname !== hostname) return 'another site';
  return (answer.score ?? 0) < MIN_SCORES[level] ? 'low score' : undefined;
};

/** Google reCAPTCHA, version 3. Whatever goes wrong on the way is a refusal. */
export const createRecaptchaCaptcha = (options: RecaptchaOptions): CaptchaProvider => {
  const { db, log, siteKey, secret, url, hostname, answerMs = ANSWER_MS } = options;

  const ask = async (token: string, address: string | undefined): Promise<SiteverifyAnswer> => {
    const response = await fetch(`${url}/recaptcha/api/siteverify`, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token, ...(address !== undefined && { remoteip: address }) }),
      redirect: 'error',
      signal: AbortSignal.timeout(answerMs),
    });
    if (!response.ok) throw new Error(`siteverify answered with status ${response.status}`);
    return siteverifyAnswerSchema.parse(await response.json());
  };

  const isRight = async (token: string, { address, level }: Verification): Promise<boolean> => {
    try {
      const fault = faultOf(await ask(token, address), hostname, level);
      if (fault !== undefined) log.warn({ fault }, 'a reCAPTCHA token was refused');
      return fault === undefined;
    } catch (error) {
      log.warn({ err: error }, 'reCAPTCHA gave no answer: the request is refused');
      return false;
    }
  };

  return {
    provider: 'recaptcha',
    siteKey,
    scriptUrl: `${url}/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`,
    challenge: () => Promise.resolve(undefined),
    async verify(token, verification) {
      if (token === undefined || token === '' || token.length > MAX_TOKEN) return false;
      // before Google is asked: of two at once, one is
      const isFirst = await spendOutsideToken(db.orm.em.fork(), 'recaptcha', token, TOKEN_LIFE_MS);
      return isFirst && isRight(token, verification);
    },
  };
};
