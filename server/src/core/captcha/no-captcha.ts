import type { Captcha } from './captcha.ts';

/** Lets everybody through: for development and tests; the configuration refuses it in production. */
export const noCaptcha: Captcha = {
  provider: 'none',
  siteKey: undefined,
  scriptUrl: undefined,
  challenge: () => Promise.resolve(undefined),
  verify: () => Promise.resolve(true),
};
