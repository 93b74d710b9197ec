import type { ReactNode } from 'react';
import { useFormat } from '../../core/format/use-format.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { classNames } from '../../core/ui/class-names.ts';
import { ladderSteps } from './mines-steps.ts';
import { minesMessages } from './mines.messages.ts';
import styles from './mines-ladder.module.css';

const PLACES = 6; // narrow screens show the first three and the last

/** The multipliers ahead: the one reached, the next ones, and the greatest. Stands still while the round goes on. */
export const MinesLadder = ({
  multipliers,
  reached,
}: {
  multipliers: readonly string[];
  reached: number;
}): ReactNode => {
  const t = useMessages(minesMessages);
  const { multiplier } = useFormat();
  const steps = ladderSteps(multipliers.length, reached, PLACES);
  return (
    <ol className={styles.ladder} aria-label={t('ladder.label')}>
      {steps.map((step) => (
        <li
          key={step}
          className={classNames(
            styles.step,
            step === reached && styles.reached,
            step === reached + 1 && styles.ahead,
            step === multipliers.length && styles.most,
          )}
          aria-current={step === reached ? 'step' : undefined}
        >
          <span className="visually-hidden">
            {t('ladder.step', { count: step, multiplier: multiplier(multipliers[step - 1] ?? 0) })}
          </span>
          <span className={styles.stepCount} aria-hidden="true">
            {step}
          </span>
          <span className={styles.stepValue} aria-hidden="true">
            {multiplier(multipliers[step - 1] ?? 0)}
          </span>
        </li>
      ))}
    </ol>
  );
};
