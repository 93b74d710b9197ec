/** Tells people from programs. A solution is good once, whatever it was asked for. */
export interface Captcha {
  readonly provider: 'altcha' | 'recaptcha' | 'none';
  /** What the page needs to know beside the provider: reCAPTCHA's site key. */
  readonly siteKey: string | undefined;
  /** Where the page loads the provider's script from; undefined where it needs none but ours. */
  readonly scriptUrl: string | undefined;
  /** A new challenge in the provider's form; undefined where the page gets it elsewhere. */
  challenge(): Promise<object | undefined>;
  /** Whether a solution is right, fresh and not used before. Uses it up. `address`: of who solved it, where it is known. */
  verify(solution: string | undefined, address?: string): Promise<boolean>;
}
