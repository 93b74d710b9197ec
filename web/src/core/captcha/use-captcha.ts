import { solveCaptcha } from './solve-captcha.ts';

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
