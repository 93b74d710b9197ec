import type { AccountAutomation, NetworkAutomation } from 'db';
import type { riskParams } from '../../../contract/features/office-cash.contract.ts';

/** Points of the risk score that speak of a program. */
export type AutomationKey = Extract<
  keyof typeof riskParams,
  'impossibleReactions' | 'inStep' | 'programBrowser' | 'signInBurst' | 'captchaFailures'
>;

export interface AutomationPoint {
  key: AutomationKey;
  points: number;
  params: Record<string, number>;
}

/** Nothing that a program would leave. */
export const noAutomation: AccountAutomation = {
  airdropMs: [],
  quizMs: [],
  inStep: 0,
  userAgents: [],
  signInsInHour: 0,
  captchaFailures: 0,
};

const MIN_AIRDROP_MS = 200; // an eye and a hand need as much, without the way over the network
const MIN_QUIZ_MS = 800; // a question has to be read and its answer typed
const MIN_IMPOSSIBLE = 2; // one may be an accident of clocks
const MIN_IN_STEP = 3;
const MANY_SIGN_INS = 10; // in an hour
const MANY_FAILURES = 10;
const MANY_FAILED_LOGINS = 10;

const PROGRAMS =
  /headless|phantomjs|selenium|webdriver|puppeteer|playwright|python|curl\/|wget|go-http|okhttp|axios|node-fetch|undici|scrapy|java\/|libwww/i;

const countFrom = (least: number, count: number): { count: number } | undefined =>
  count >= least ? { count } : undefined;
const below = (times: readonly number[], ms: number): number => times.filter((time) => time < ms).length;

type Judge = (facts: AccountAutomation) => Record<string, number> | undefined;

/**
 * The weights: every signal of a program, and when there is one. None looks at bets, their gaps or their hours: the
 * page's own auto-play leaves none of these, however long it runs.
 */
const signals: Readonly<Record<AutomationKey, readonly [points: number, judge: Judge]>> = {
  impossibleReactions: [
    40,
    ({ airdropMs, quizMs }) => countFrom(MIN_IMPOSSIBLE, below(airdropMs, MIN_AIRDROP_MS) + below(quizMs, MIN_QUIZ_MS)),
  ],
  inStep: [30, ({ inStep }) => countFrom(MIN_IN_STEP, inStep)],
  programBrowser: [30, ({ userAgents }) => (userAgents.some((agent) => PROGRAMS.test(agent)) ? {} : undefined)],
  signInBurst: [10, ({ signInsInHour }) => countFrom(MANY_SIGN_INS, signInsInHour)],
  captchaFailures: [15, ({ captchaFailures }) => countFrom(MANY_FAILURES, captchaFailures)],
};
/** Points of each signal. */
export const automationWeights = Object.fromEntries(
  Object.entries(signals).map(([key, [points]]) => [key, points]),
) as Readonly<Record<AutomationKey, number>>;

const NETWORK_POINTS = 20; // for each of its two signals: behind one address may be many people

/** The points of an account. They make a captcha harder and are shown to the cash desk; nothing is refused for them. */
export const automationPoints = (facts: AccountAutomation): AutomationPoint[] =>
  Object.entries(signals).flatMap(([key, [points, judge]]) => {
    const params = judge(facts);
    return params ? [{ key: key as AutomationKey, points, params }] : [];
  });

/** Difficulty of a captcha: 0 for people, 2 for what looks like a program in many ways. */
export type CaptchaLevel = 0 | 1 | 2;

const LEVEL_POINTS = [20, 60] as const; // from which the levels 1 and 2 begin

export const captchaLevelOf = (account: readonly AutomationPoint[], network?: NetworkAutomation): CaptchaLevel => {
  const { captchaFailures = 0, failedLogins = 0 } = network ?? {};
  const ofNetwork = [captchaFailures >= MANY_FAILURES, failedLogins >= MANY_FAILED_LOGINS].filter(Boolean).length;
  const total = account.reduce((sum, { points }) => sum + points, ofNetwork * NETWORK_POINTS);
  if (total >= LEVEL_POINTS[1]) return 2;
  return total >= LEVEL_POINTS[0] ? 1 : 0;
};
