import { CircleCheck, CircleX, Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '../../core/i18n/messages.ts';
import { classNames } from '../../core/ui/class-names.ts';
import { DifferenceText } from './difference-text.tsx';
import type { LogCheck } from './log-check.ts';
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

const icons = { pass: CircleCheck, partial: Hourglass, fail: CircleX } as const;

const titles = { pass: 'verdict.pass', partial: 'verdict.partial', fail: 'verdict.fail' } as const;

/** The result of the whole check in one look. A round that its log contradicts fails too. */
export const Verdict = ({ checked, log }: { checked: CheckedRound; log: LogCheck | undefined }): ReactNode => {
  const t = useMessages(roundMessages);
  const state = log?.state === 'fail' ? 'fail' : checked.state;
  const Icon = icons[state];
  return (
    <div className={classNames(styles.verdict, styles[state])} role={state === 'fail' ? 'alert' : 'status'}>
      <Icon aria-hidden="true" size={36} />
      <div>
        <h2>{t(titles[state])}</h2>
        {state === 'fail' && <Failure checked={checked} />}
        {state === 'partial' && <p>{t('verdict.partial.text')}</p>}
        {state === 'pass' && <p>{t('verdict.pass.text')}</p>}
      </div>
    </div>
  );
};
