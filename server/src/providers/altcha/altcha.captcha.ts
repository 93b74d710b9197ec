import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { spendOutsideToken, type Database } from 'db';
import { z } from 'zod';
import type { CaptchaLevel, CaptchaProvider } from '../../core/captcha/captcha.ts';
import type { SecretBox } from '../../core/auth/secret-box.ts';

const LIFE_MS = 5 * 60_000; // a page asks for its challenge when a form is sent: this is for slow phones

// rounds of HMAC a try, by level: the first takes about 0.2 s on a laptop and under a second on a phone
const COSTS: Readonly<Record<CaptchaLevel, number>> = [1000, 3000, 8000];
const MIN_TRIES = 200;
const MAX_TRIES = 400;

/** A solution in ALTCHA's form, once its base64 and JSON are read. All of the challenge is signed: none is optional. */
const payloadSchema = z.object({
  challenge: z.object({
    parameters: z.strictObject({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      expiresAt: z.number(),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});
type Payload = z.infer<typeof payloadSchema>;

const readPayload = (solution: string): Payload | undefined => {
  try {
    return payloadSchema.parse(JSON.parse(Buffer.from(solution, 'base64').toString('utf8')));
  } catch {
    return undefined;
  }
};

export interface AltchaOptions {
  db: Pick<Database, 'orm'>;
  secrets: Pick<SecretBox, 'keyFor'>;
  lifeMs?: number;
}

/** ALTCHA: proof of work against challenges that we sign ourselves. Nothing outside is asked. */
export const createAltchaCaptcha = ({ db, secrets, lifeMs = LIFE_MS }: AltchaOptions): CaptchaProvider => {
  const keys = {
    hmacSignatureSecret: secrets.keyFor('altcha').toString('base64url'),
    hmacKeySignatureSecret: secrets.keyFor('altcha solution').toString('base64url'),
  };

  return {
    provider: 'altcha',
    siteKey: undefined,
    scriptUrl: undefined,
    challenge: (level) =>
      createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: COSTS[level],
        counter: randomInt(MAX_TRIES, MIN_TRIES),
        expiresAt: new Date(Date.now() + lifeMs),
        deriveKey,
        ...keys,
      }),
    async verify(solution, { level }) {
      const payload = solution === undefined ? undefined : readPayload(solution);
      // its cost is signed: who was given an easier challenge has to ask for another
      if (!payload || payload.challenge.parameters.cost < COSTS[level]) return false;
      const { verified } = await verifySolution({ ...payload, deriveKey, ...keys }).catch(() => ({ verified: false }));
      // by its signed nonce, not by its text: the same solution can be written in many ways
      return verified && spendOutsideToken(db.orm.em.fork(), 'altcha', payload.challenge.parameters.nonce, lifeMs);
    },
  };
};
