import { isHouseSeed, quicknet, type SharedLog, type SoloLog } from 'games-engine';
import { CircleCheck, CircleX, Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '../../core/i18n/messages.ts';
import { classNames } from '../../core/ui/class-names.ts';
import { DifferenceText } from './difference-text.tsx';
import type { LogCheck } from './log-check.ts';
import { isContradicted, type HeldEvidence } from './receipts/receipt-findings.ts';
import { Contradictions } from './receipts/round-receipts.tsx';
import { stepTitles } from './round-step.ts';
import type { CheckedRound } from './round-steps.ts';
import styles from './round.module.css';

/** Risk that a shared round's way of drawing does not rule out; undefined for a public beacon and a void round. */
export const caveatOf = ({ draw, end }: Pick<SharedLog<object, object>, 'draw' | 'end'>) => {
  if (end.kind === 'voided') return undefined;
  if (!draw) return 'caveat.first';
  if (draw.mode === 'chain') return 'caveat.chain';
  return draw.beacon && draw.beacon.publicKey !== quicknet.publicKey ? 'caveat.simulated' : undefined;
};

/** The same of a solo round: who made its client seed. */
export const seedCaveatOf = ({ bet }: Pick<SoloLog<object, object>, 'bet'>) =>
  isHouseSeed(bet.clientSeed) ? 'caveat.seed' : undefined;

const Failure = ({ checked }: { checked: CheckedRound }): ReactNode => {
  const t = useMessages('fairness', 'round');
  const { failedAt, difference } = checked;
  const step = t(failedAt ? stepTitles[failedAt] : 'log.title');
  return (
    <>
      <p>{t('verdict.fail.text', { step })}</p>
      {failedAt && difference && <DifferenceText difference={difference} />}
    </>
  );
};

const partialKey = ({ steps }: CheckedRound) =>
  steps.some(({ state }) => state === 'waiting') ? 'verdict.partial.text' : 'verdict.partial.unchecked';

/** Risk that a passed check does not rule out in this round's draw. */
const Caveat = ({ checked: { read } }: { checked: CheckedRound }): ReactNode => {
  const t = useMessages('fairness', 'round');
  const key = read && (read.hosting === 'shared' ? caveatOf(read.log) : seedCaveatOf(read.log));
  return key && <p className={styles.caveat}>{t(key)}</p>;
};

const icons = { pass: CircleCheck, partial: Hourglass, fail: CircleX } as const;

const titles = { pass: 'verdict.pass', partial: 'verdict.partial', fail: 'verdict.fail' } as const;

interface VerdictProps {
  checked: CheckedRound;
  log: LogCheck | undefined;
  held?: HeldEvidence; // evidence that this browser keeps of the round
}

const nothing: HeldEvidence = { receipts: [], closings: [] };

/** The result of the whole check in one look. A round that its log, or a receipt of this browser, contradicts fails too. */
export const Verdict = ({ checked, log, held = nothing }: VerdictProps): ReactNode => {
  const t = useMessages('fairness', 'round');
  const isRefuted = isContradicted(held);
  const hasFailed = log?.state === 'fail' || checked.state === 'fail';
  const state = isRefuted || hasFailed ? 'fail' : checked.state;
  const Icon = icons[state];
  return (
    <div className={classNames(styles.verdict, styles[state])} role={state === 'fail' ? 'alert' : 'status'}>
      <Icon aria-hidden="true" size={36} />
      <div>
        <h2>{t(titles[state])}</h2>
        {hasFailed && <Failure checked={checked} />}
        {isRefuted && <Contradictions held={held} />}
        {state === 'partial' && <p>{t(partialKey(checked))}</p>}
        {state === 'pass' && <p>{t('verdict.pass.text')}</p>}
        <Caveat checked={checked} />
      </div>
    </div>
  );
};
