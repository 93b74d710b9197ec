import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { riskParams } from '../../../contract/features/office-cash.contract.ts';
import { automationPoints, captchaLevelOf, noAutomation, type AutomationKey } from './automation-score.ts';

const LAPTOP = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const HEADLESS = LAPTOP.replace('Chrome/', 'HeadlessChrome/');

const leaving: Record<AutomationKey, [Partial<typeof noAutomation>, object]> = {
  impossibleReactions: [{ airdropMs: [199, 5000], quizMs: [799] }, { count: 2 }],
  inStep: [{ inStep: 3 }, { count: 3 }],
  programBrowser: [{ userAgents: [LAPTOP, HEADLESS] }, {}],
  signInBurst: [{ signInsInHour: 10 }, { count: 10 }],
  captchaFailures: [{ captchaFailures: 12 }, { count: 12 }],
};

describe('the signals of a program', () => {
  it.each(Object.entries(leaving))('%s has its points and figures', (key, [facts, params]) => {
    const points = automationPoints({ ...noAutomation, ...facts });
    expect(points).toEqual([{ key, points: expect.any(Number), params }]);
    expect(Object.keys(params)).toEqual([...riskParams[key as AutomationKey]]);
  });

  it('are none for whatever a person can do', () => {
    const person = fc.record({
      airdropMs: fc.array(fc.integer({ min: 200, max: 600_000 })),
      quizMs: fc.array(fc.integer({ min: 800, max: 60_000 })),
      inStep: fc.integer({ min: 0, max: 2 }),
      userAgents: fc.constant([LAPTOP]),
      signInsInHour: fc.integer({ min: 0, max: 9 }),
      captchaFailures: fc.integer({ min: 0, max: 9 }),
    });
    fc.assert(fc.property(person, (facts) => automationPoints(facts).length === 0));
  });

  it('never weigh less when there is more of them', () => {
    const facts = fc.record({
      airdropMs: fc.array(fc.nat(1000)),
      quizMs: fc.array(fc.nat(2000)),
      inStep: fc.nat(10),
      userAgents: fc.subarray([LAPTOP, HEADLESS]),
      signInsInHour: fc.nat(30),
      captchaFailures: fc.nat(30),
    });
    fc.assert(
      fc.property(facts, facts, (one, other) => {
        const both = {
          airdropMs: [...one.airdropMs, ...other.airdropMs],
          quizMs: [...one.quizMs, ...other.quizMs],
          inStep: one.inStep + other.inStep,
          userAgents: [...one.userAgents, ...other.userAgents],
          signInsInHour: one.signInsInHour + other.signInsInHour,
          captchaFailures: one.captchaFailures + other.captchaFailures,
        };
        return captchaLevelOf(automationPoints(both)) >= captchaLevelOf(automationPoints(one));
      }),
    );
  });
});

describe('the level of a captcha', () => {
  const quiet = { captchaFailures: 9, failedLogins: 9 };
  it.each([
    ['nothing', {}, quiet, 0],
    ['many sign-ins', { signInsInHour: 10 }, quiet, 0],
    ['a headless browser', { userAgents: [HEADLESS] }, quiet, 1],
    ['a network of guesses', {}, { captchaFailures: 0, failedLogins: 10 }, 1],
    ['a headless browser in step with others', { userAgents: [HEADLESS], inStep: 3 }, quiet, 2],
    [
      'a headless browser in a network of guesses',
      { userAgents: [HEADLESS] },
      { captchaFailures: 10, failedLogins: 10 },
      2,
    ],
  ] as const)('follows from %s', (_what, facts, network, level) => {
    const { userAgents = [], ...counts } = facts as { userAgents?: string[] };
    expect(captchaLevelOf(automationPoints({ ...noAutomation, ...counts, userAgents }), network)).toBe(level);
  });
});
