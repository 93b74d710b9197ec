import type { z } from 'zod';
import { authErrorKeys, type AuthAnswer, type AuthErrorKey } from '../../../contract/auth.contract.ts';

const isKey = (text: string): text is AuthErrorKey => authErrorKeys.some((key) => key === text);

/** A refusal in the shape that the client words: the key is both message and code. */
export const refusal = (key: AuthErrorKey, more: Pick<AuthAnswer, 'fields' | 'retryAfterMs'> = {}): AuthAnswer => ({
  success: false,
  msg: key,
  code: key,
  ...more,
});

/** A request that is refused with a key of the catalogue. What its transaction wrote is undone. */
export class AuthRefusal extends Error {
  readonly answer: AuthAnswer;

  constructor(key: AuthErrorKey, more: Pick<AuthAnswer, 'fields' | 'retryAfterMs'> = {}) {
    super(`refused with ${key}`);
    this.name = 'AuthRefusal';
    this.answer = refusal(key, more);
  }
}

/** After too many wrong attempts. */
export const lockedUntil = (until: Date): AuthRefusal =>
  new AuthRefusal('error_ban_try_again_latter', { retryAfterMs: Math.max(1, until.getTime() - Date.now()) });

/** A body that is not what its schema takes: the first issue of each field, and the first field's for all. */
export const refuseBody = (error: z.ZodError): AuthAnswer => {
  const fields = new Map<string, AuthErrorKey>();
  for (const { path, message } of error.issues) {
    const field = String(path[0] ?? 'body');
    if (!fields.has(field)) fields.set(field, isKey(message) ? message : 'generic');
  }
  const [first = 'generic'] = fields.values();
  return refusal(first, { fields: Object.fromEntries(fields) });
};

/** The body of a request as an object: anything else has no field at all. */
export const asObject = (body: unknown): object =>
  typeof body === 'object' && body !== null && !Array.isArray(body) ? body : {};
