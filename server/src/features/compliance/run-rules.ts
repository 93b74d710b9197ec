import { compliance, statsOf, type UnitOfWork } from 'db';
import type { AmlThresholds } from '../../../contract/features/aml-thresholds.ts';
import type { FeatureTools } from '../../core/features/feature.ts';
import { rulesInForce } from '../../core/identity/thresholds.ts';
import { expectedPlay } from './expected-play.ts';

const DAY_MS = 86_400_000;
const LAG_MS = 60_000; // a payment is stored within this time of what it says
const MAX_WINDOW_MS = 3_600_000; // payments that one step judges
const MAX_STEPS = 60; // steps of one run; the next one goes on
const CASE_DAYS = 10; // until the deadline of a case that rules open

type Tools = Pick<FeatureTools, 'db' | 'em' | 'inUnitOfWork' | 'clock' | 'games' | 'configs'>;

/** Judges play that is over: adds it to its players' days, and looks at what they come to. */
const judgePlay = async (
  { games, configs }: Pick<Tools, 'games' | 'configs'>,
  { client }: Pick<UnitOfWork, 'client'>,
  rounds: compliance.AmlRounds,
  thresholds: AmlThresholds,
): Promise<void> => {
  const solo = await compliance.amlSoloBets(client, rounds);
  const shared = await compliance.amlSharedBets(client, rounds);
  const played = await expectedPlay({ games, configs }, solo, shared);
  await compliance.addAmlPlay(client, played);
  await compliance.raiseUnusualWins(client, rounds, played, thresholds.unusualWins);
  await compliance.raiseOwnPlay(client, rounds, thresholds.ownPlay);
  await compliance.addCareBets(client, rounds);
};

/**
 * Judges the next payments and rounds, files the alerts, and notes how far it came, in one transaction: everything is judged
 * once, also where two processes do it at the same time or one dies. True when there is more.
 */
const judgeNext = (tools: Tools): Promise<boolean> =>
  tools.inUnitOfWork(async (unit) => {
    const { client, em } = unit;
    const at = tools.clock.now();
    const step = await compliance.lockAmlProgress(client);
    const { version, thresholds } = await rulesInForce(em);
    const reached = Math.max(step.paymentsUntil, at - LAG_MS);
    const window = { from: step.paymentsUntil, to: Math.min(reached, step.paymentsUntil + MAX_WINDOW_MS), version };
    if (window.to > window.from) {
      for (const userId of await compliance.withdrawersOf(client, window)) await statsOf(tools.db.pool, userId);
      await compliance.raisePaymentAlerts(client, window, thresholds);
    }
    await judgePlay(tools, unit, { from: step.from, to: step.to, version, at }, thresholds);
    await compliance.fileAlerts(client, { at, deadlineAt: at + CASE_DAYS * DAY_MS });
    await compliance.moveAmlProgress(client, { paymentsUntil: window.to, horizon: step.to });
    return window.to < reached || step.isBehind;
  });

/** Judges what has happened since the last run, as far as one run goes. */
export const runAmlRules = async (tools: Tools): Promise<void> => {
  for (let steps = 0; steps < MAX_STEPS; steps += 1) if (!(await judgeNext(tools))) return;
};
