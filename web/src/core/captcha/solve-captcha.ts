import type { CaptchaAnswer } from 'server/contract';

const loadChallenge = async (): Promise<CaptchaAnswer> => {
  const response = await fetch('/api/captcha');
  if (!response.ok) throw new Error(`the captcha answered with status ${response.status}`);
  return (await response.json()) as CaptchaAnswer;
};

/** Asks the server which captcha it wants and solves it. */
export const solveCaptcha = async (): Promise<string | undefined> => {
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
