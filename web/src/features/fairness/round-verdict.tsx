import { CircleCheck, CircleX, Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '../../core/i18n/messages.ts';
import { classNames } from '../../core/ui/class-names.ts';
import { DifferenceText } from './difference-text.tsx';
import type { LogCheck } from './log-check.ts';
import { Contradictions } from './receipts/round-receipts.tsx';
import { isContradicted, type HeldEvidence } from './receipts/receipt-findings.ts';
import { caveatOf, seedCaveatOf } from './draw-caveat.ts';
import { roundMessages } from './round.messages.ts';
import styles from './round.module.css';
import type { CheckedRound } from './round-steps.ts';
import { stepTitles } from './round-step-titles.ts';

const Failure = ({ checked }: { checked: CheckedRound }): ReactNode => {
  const t = useMessages(roundMessages);
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

/** What a check that went well still does not prove of this round's draw. */
const Caveat = ({ checked: { read } }: { checked: CheckedRound }): ReactNode => {
  const t = useMessages(roundMessages);
  const key = read && (read.hosting === 'shared' ? caveatOf(read.log) : seedCaveatOf(read.log));
  return key && <p className={styles.caveat}>{t(key)}</p>;
};

const icons = { pass: CircleCheck, partial: Hourglass, fail: CircleX } as const;

const titles = { pass: 'verdict.pass', partial: 'verdict.partial', fail: 'verdict.fail' } as const;

interface VerdictProps {
  checked: CheckedRound;
  log: LogCheck | undefined;
  held?: HeldEvidence; // what this browser keeps of the round
}

const nothing: HeldEvidence = { receipts: [], closings: [] };

/** The result of the whole check in one look. A round that its log, or a receipt of this browser, contradicts fails too. */
export const Verdict = ({ checked, log, held = nothing }: VerdictProps): ReactNode => {
  const t = useMessages(roundMessages);
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
