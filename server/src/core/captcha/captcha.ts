import {
  accountAutomation,
  CAPTCHA_KEY,
  captchaPlaceOf,
  networkAutomation,
  NETWORK_WINDOW_MS,
  signInFailureRepository,
  type AttemptPolicy,
  type Database,
} from 'db';
import type { FastifyRequest } from 'fastify';
import { networkOf } from '../auth/client-address.ts';
import { automationPoints, captchaLevelOf, noAutomation, type CaptchaLevel } from '../automation/automation-score.ts';

export type { CaptchaLevel } from '../automation/automation-score.ts';

/** Solver of a captcha: what is known of them. */
export interface Solver {
  address?: string;
  userAgent?: string | undefined;
  userId?: bigint | undefined;
}

/** The sender of a request, as the solver of a captcha. */
export const solverOf = ({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): Solver => ({
  address: ip,
  userAgent: headers['user-agent'],
});

interface Shown {
  readonly provider: 'altcha' | 'recaptcha' | 'none';
  /** Public key for the page: reCAPTCHA's site key. */
  readonly siteKey: string | undefined;
  /** Address of the provider's script; undefined when ours is enough. */
  readonly scriptUrl: string | undefined;
}

/** Tells people from programs. A solution is good once, whatever it was asked for. */
export interface Captcha extends Shown {
  /** A new challenge in the provider's form; undefined where the page gets it elsewhere. */
  challenge(solver: Solver): Promise<object | undefined>;
  /** Uses up a solution: true when it is right, fresh, not used before and as hard as this solver's have to be. */
  verify(solution: string | undefined, solver: Solver): Promise<boolean>;
}

/** Least level of a solution, and the address of the solver where it is known. */
export interface Verification {
  level: CaptchaLevel;
  address?: string | undefined;
}

/** A service or method behind a captcha. */
export interface CaptchaProvider extends Shown {
  challenge(level: CaptchaLevel): Promise<object | undefined>;
  /** Uses up a solution. One of an easier level is refused. */
  verify(solution: string | undefined, verification: Verification): Promise<boolean>;
}

const WEEK_MS = 7 * 86_400_000;
const counting = (windowMs: number): AttemptPolicy => ({ free: 1_000_000, windowMs, pauseMs: 0, maxPauseMs: 0 });

/** A captcha that is harder for who looks like a program. It is never refused for that alone. */
export const createCaptcha = (
  { challenge, verify, ...shown }: CaptchaProvider,
  { pool, orm }: Pick<Database, 'orm' | 'pool'>,
): Captcha => {
  const levelOf = async ({ address, userAgent, userId }: Solver): Promise<CaptchaLevel> => {
    const account = userId === undefined ? undefined : await accountAutomation(pool, [userId], Date.now());
    const ofAccount = { ...noAutomation, ...(userId !== undefined && account?.get(userId)) };
    const network = address === undefined ? undefined : await networkAutomation(pool, networkOf(address));
    const userAgents = [...ofAccount.userAgents, ...(userAgent === undefined ? [] : [userAgent])];
    return captchaLevelOf(automationPoints({ ...ofAccount, userAgents }), network);
  };

  const countFailure = async ({ address, userId }: Solver): Promise<void> => {
    const failures = signInFailureRepository(orm.em.fork());
    if (address !== undefined) await failures.take(CAPTCHA_KEY, networkOf(address), counting(NETWORK_WINDOW_MS));
    if (userId !== undefined) await failures.take(CAPTCHA_KEY, captchaPlaceOf(userId), counting(WEEK_MS));
  };

  return {
    ...shown,
    challenge: async (solver) => challenge(await levelOf(solver)),
    async verify(solution, solver) {
      const isRight = await verify(solution, { level: await levelOf(solver), address: solver.address });
      if (!isRight && solution !== undefined) await countFailure(solver);
      return isRight;
    },
  };
};

/** Lets everybody through: for development and tests; the configuration refuses it in production. */
export const noCaptcha: Captcha = {
  provider: 'none',
  siteKey: undefined,
  scriptUrl: undefined,
  challenge: () => Promise.resolve(undefined),
  verify: () => Promise.resolve(true),
};
