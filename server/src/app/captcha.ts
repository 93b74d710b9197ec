import type { Database } from 'db';
import type { SecretBox } from '../core/auth/secret-box.ts';
import { type Captcha, createCaptcha, noCaptcha } from '../core/captcha/captcha.ts';
import type { OutsideSources } from '../core/http/http-server.ts';
import type { Logger } from '../core/observability/logger.ts';
import { createAltchaCaptcha } from '../providers/altcha/altcha.captcha.ts';
import { createRecaptchaCaptcha } from '../providers/recaptcha/recaptcha.captcha.ts';
import type { Config } from './config.ts';

interface Dependencies {
  db: Pick<Database, 'orm' | 'pool'>;
  secrets: SecretBox;
  log: Logger;
}

/** The captcha that is configured. */
export const openCaptcha = (
  { captcha, publicOrigin }: Pick<Config, 'captcha' | 'publicOrigin'>,
  { db, secrets, log }: Dependencies,
): Captcha => {
  if (captcha.provider === 'recaptcha') {
    const hostname = publicOrigin === undefined ? undefined : new URL(publicOrigin).hostname;
    return createCaptcha(createRecaptchaCaptcha({ ...captcha, db, log, hostname }), db);
  }
  return captcha.provider === 'none' ? noCaptcha : createCaptcha(createAltchaCaptcha({ db, secrets }), db);
};

/** Sources that a page may load the captcha from: none, unless reCAPTCHA is configured. */
export const captchaSources = ({ captcha }: Pick<Config, 'captcha'>): OutsideSources =>
  captcha.provider === 'recaptcha'
    ? {
        scripts: [captcha.url, 'https://www.gstatic.com/recaptcha/'],
        frames: [captcha.url, 'https://recaptcha.google.com/recaptcha/'],
        connections: [captcha.url],
      }
    : {};
