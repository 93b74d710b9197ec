import { generateSync } from 'otplib';

const STEP_MS = 30_000;

/** Code that an authenticator shows for a secret; `step` 1: half a minute from now. */
export const totpCode = (secret: string, step = 0): string =>
  generateSync({ secret, epoch: Math.floor((Date.now() + step * STEP_MS) / 1000) });
