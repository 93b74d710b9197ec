import type { ReactNode } from 'react';
import type { MinesGame } from 'server/contract';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoney } from '../../core/money/money.ts';
import type { Ahead } from './mines-figures.ts';
import { minesMessages } from './mines.messages.ts';
import styles from './mines-info.module.css';

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
    <dd className={styles.times}>{multiplier === undefined ? NONE : `${multiplier}×`}</dd>
    <dd className={styles.amount}>{amount ?? NONE}</dd>
  </div>
);

/** What the open cells are worth, what the next one would add, and the most that can be reached. */
export const MinesInfo = ({ game, ahead }: { game: MinesGame | undefined; ahead: Ahead }): ReactNode => {
  const t = useMessages(minesMessages);
  const { format } = useMoney();
  const { multipliers, reached, chance, nextMinor, mostMinor } = ahead;
  const amount = (minor: bigint | number | undefined): string | undefined =>
    minor === undefined ? undefined : format(minor);
  return (
    <div className={styles.info}>
      <dl className={styles.figures}>
        <Figure
          name={t('figure.now')}
          multiplier={multipliers[reached - 1]}
          amount={amount(reached > 0 ? game?.bank : undefined)}
        />
        <Figure name={t('figure.next')} multiplier={multipliers[reached]} amount={amount(nextMinor)} />
        <Figure name={t('figure.most')} multiplier={multipliers.at(-1)} amount={amount(mostMinor)} />
      </dl>
      <p className={styles.chance}>
        <span>{t('figure.chance')}</span>
        <output>{chance === undefined ? NONE : `${chance} %`}</output>
      </p>
    </div>
  );
};
