import type { ReactNode } from 'react';
import type { MinesGame } from 'server/contract';
import { useFormat } from '../../../core/format/use-format.ts';
import { useMessages } from '../../../core/i18n/messages.ts';
import { useMoney } from '../../../core/money/money.ts';
import type { Ahead } from './figures.ts';
import { ladderSteps } from '../scene/layout.ts';
import styles from './info.module.css';

const PLACES = 6;

/** The multipliers ahead, for those who do not see the ladder of the picture: the one reached, the next, the greatest. */
export const MinesLadder = ({
  multipliers,
  reached,
}: {
  multipliers: readonly string[];
  reached: number;
}): ReactNode => {
  const t = useMessages('mines', 'main');
  const { multiplier } = useFormat();
  const steps = ladderSteps(multipliers.length, reached, PLACES);
  return (
    <ol className="visually-hidden" aria-label={t('ladder.label')}>
      {steps.map((step) => (
        <li key={step} aria-current={step === reached ? 'step' : undefined}>
          {t('ladder.step', { count: step, multiplier: multiplier(multipliers[step - 1] ?? 0) })}
        </li>
      ))}
    </ol>
  );
};

const NONE = '–';

const Figure = ({
  name,
  multiplier,
  amount,
}: {
  name: string;
  multiplier?: string | undefined;
  amount?: string | undefined;
}): ReactNode => (
  <div className={styles.figure}>
    <dt>{name}</dt>
    <dd className={styles.times}>{multiplier ?? NONE}</dd>
    <dd className={styles.amount}>{amount ?? NONE}</dd>
  </div>
);

/** Chance that the next cell is safe. */
export const SafeChance = ({ ahead: { chance } }: { ahead: Ahead }): ReactNode => {
  const t = useMessages('mines', 'main');
  const { percent } = useFormat();
  return (
    <p className={styles.chance}>
      <span>{t('figure.chance')}</span>
      <output>{chance === undefined ? NONE : percent(chance)}</output>
    </p>
  );
};

/** Worth of the open cells, of the next one, and the most that can be reached. */
export const MinesInfo = ({ game, ahead }: { game: MinesGame | undefined; ahead: Ahead }): ReactNode => {
  const t = useMessages('mines', 'main');
  const { format } = useMoney();
  const { multiplier } = useFormat();
  const times = (value: string | undefined): string | undefined =>
    value === undefined ? undefined : multiplier(value);
  const { multipliers, reached, nextMinor, maxMinor } = ahead;
  const amount = (minor: bigint | number | undefined): string | undefined =>
    minor === undefined ? undefined : format(minor);
  return (
    <dl className={styles.figures}>
      <Figure
        name={t('figure.now')}
        multiplier={times(multipliers[reached - 1])}
        amount={amount(reached > 0 ? game?.bank : undefined)}
      />
      <Figure name={t('figure.next')} multiplier={times(multipliers[reached])} amount={amount(nextMinor)} />
      <Figure name={t('figure.most')} multiplier={times(multipliers.at(-1))} amount={amount(maxMinor)} />
    </dl>
  );
};
