import { CircleCheck, CircleX, Hourglass } from 'lucide-react';
import type { Json } from 'games-engine';
import type { ReactNode } from 'react';
import { useMessages } from '../../core/i18n/messages.ts';
import { classNames } from '../../core/ui/class-names.ts';
import type { LogCheck } from './log-check.ts';
import { roundMessages } from './round.messages.ts';
import styles from './round.module.css';
import type { CheckedRound } from './round-steps.ts';
import { stepTitles } from './round-step-titles.ts';

const MOST_CHARACTERS = 120;

const useJsonText = (): ((value: Json | undefined) => string) => {
  const t = useMessages(roundMessages);
  return (value) => {
    if (value === undefined) return t('verdict.nothing');
    const text = JSON.stringify(value);
    return text.length <= MOST_CHARACTERS ? text : `${text.slice(0, MOST_CHARACTERS)}…`;
  };
};

const Failure = ({ checked }: { checked: CheckedRound }): ReactNode => {
  const t = useMessages(roundMessages);
  const textOf = useJsonText();
  const { failedAt, difference } = checked;
  const step = t(failedAt ? stepTitles[failedAt] : 'log.title');
  return (
    <>
      <p>{t('verdict.fail.text', { step })}</p>
      {failedAt && difference && (
        <p className={styles.place}>
          {t('verdict.fail.place', {
            path: difference.path,
            expected: textOf(difference.expected),
            got: textOf(difference.got),
          })}
        </p>
      )}
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
