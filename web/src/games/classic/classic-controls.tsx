import { fraction } from 'games-engine';
import { classicWinPayout, type ClassicConfig } from 'games-engine/classic';
import type { ReactNode } from 'react';
import { useFormat } from '../../core/format/use-format.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoney } from '../../core/money/money.ts';
import { classicMessages } from './classic.messages.ts';
import styles from './classic-controls.module.css';

const NONE = '—';

export interface ClassicInfoProps {
  config: ClassicConfig;
  potMinor: bigint; // base hundredths, as everything here
  ownMinor: bigint; // what the player has staked in this round
  stakeMinor: bigint; // of the bet in the form
  left: number; // bets that the player may still place in this round
}

/**
 * What the bet in the form would do, were no other to come: the chance and the payout. Nothing while there is nobody to
 * play against: the stakes of one player alone are returned.
 */
export const ClassicInfo = ({ config, potMinor, ownMinor, stakeMinor, left }: ClassicInfoProps): ReactNode => {
  const t = useMessages(classicMessages);
  const { format } = useMoney();
  const { percent } = useFormat();
  const next = left === 0 ? 0n : stakeMinor;
  const isPlayed = potMinor > ownMinor;
  return (
    <dl className={styles.info}>
      <div>
        <dt>{t('info.own')}</dt>
        <dd>{isPlayed ? percent(fraction(ownMinor, potMinor)) : NONE}</dd>
      </div>
      <div>
        <dt>{t('info.next')}</dt>
        <dd>{isPlayed && next > 0n ? percent(fraction(ownMinor + next, potMinor + next)) : NONE}</dd>
      </div>
      <div>
        <dt>{t('info.payout')}</dt>
        <dd>{isPlayed ? format(classicWinPayout(config, potMinor + next)) : NONE}</dd>
      </div>
    </dl>
  );
};

const MAX_SLOTS = 10;

/** How many bets the player may still place in this round: a slot for each, and in words. */
export const BetsLeft = ({ left, of }: { left: number; of: number }): ReactNode => {
  const t = useMessages(classicMessages);
  return (
    <output className={styles.left}>
      {of <= MAX_SLOTS && (
        <span className={styles.slots} aria-hidden="true">
          {Array.from({ length: of }, (_, index) => (
            <i key={index} data-used={index < of - left || undefined} />
          ))}
        </span>
      )}
      {left === 0 ? t('bets.none', { of }) : t('bets.left', { count: left, of })}
    </output>
  );
};
