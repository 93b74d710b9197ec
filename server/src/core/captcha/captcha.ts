/** Tells people from programs. A solution is good once, whatever it was asked for. */
export interface Captcha {
  readonly provider: 'altcha' | 'recaptcha' | 'none';
  /** Public key for the page: reCAPTCHA's site key. */
  readonly siteKey: string | undefined;
  /** Address of the provider's script; undefined when ours is enough. */
  readonly scriptUrl: string | undefined;
  /** A new challenge in the provider's form; undefined where the page gets it elsewhere. */
  challenge(): Promise<object | undefined>;
  /**
   * Uses up a solution: true when it is right, fresh and not used before. `address`: of the solver, where it is known.
   */
  verify(solution: string | undefined, address?: string): Promise<boolean>;
}

/** Lets everybody through: for development and tests; the configuration refuses it in production. */
export const noCaptcha: Captcha = {
  provider: 'none',
  siteKey: undefined,
  scriptUrl: undefined,
  challenge: () => Promise.resolve(undefined),
  verify: () => Promise.resolve(true),
};
