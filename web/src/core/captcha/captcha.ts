import type { CaptchaAnswer } from 'server/contract';

const loadChallenge = async (): Promise<CaptchaAnswer> => {
  const response = await fetch('/api/captcha');
  if (!response.ok) throw new Error(`the captcha answered with status ${response.status}`);
  return (await response.json()) as CaptchaAnswer;
};

/** Asks the server which captcha it wants and solves it. */
const solveCaptcha = async (): Promise<string | undefined> => {
  const { provider, challenge, siteKey = '', scriptUrl = '' } = await loadChallenge();
  switch (provider) {
    case 'altcha':
      return (await import('./altcha-solver.ts')).solveAltcha(challenge ?? {});
    case 'recaptcha':
      return (await import('./recaptcha.ts')).askRecaptcha({ siteKey, scriptUrl });
    case 'none':
      return undefined;
  }
};

export interface CaptchaSolver {
  /**
   * Proves to the server that this is a person's browser; nothing is asked of the person. Resolves with a solution that
   * is good once and for a few minutes, or with undefined where the server wants none. Rejects when it cannot be had.
   */
  solve(): Promise<string | undefined>;
}

const solver: CaptchaSolver = { solve: solveCaptcha };

/** The captcha of the forms. Nothing of it loads before it is solved for the first time. */
export const useCaptcha = (): CaptchaSolver => solver;
