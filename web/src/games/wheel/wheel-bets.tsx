import { wheelSectors, wheelWinPayout, type WheelConfig } from 'games-engine/wheel';
import type { ReactNode } from 'react';
import { BetButton } from '../../core/game-kit/bet-button.tsx';
import type { BetSenderState } from '../../core/game-kit/bet-sender.ts';
import { ChoiceButton } from '../../core/game-kit/choice-button.tsx';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoney } from '../../core/money/money.ts';
import { classNames } from '../../core/ui/class-names.ts';
import { sectorClass, sectorWord } from './wheel-colors.ts';
import { wheelMessages } from './wheel.messages.ts';
import styles from './wheel-bets.module.css';

export interface SectorButtonsProps {
  config: WheelConfig;
  stakeMinor: bigint; // base hundredths
  own: ReadonlyMap<number, bigint>; // what the player has staked on each sector already
  enabled: boolean;
  state: BetSenderState;
  onBet: (sector: number) => void;
}

/** One button per sector, in its colour: each bets the picked stake at once, and says what it would pay and what lies on it. */
export const SectorButtons = ({ config, stakeMinor, own, enabled, state, onBet }: SectorButtonsProps): ReactNode => {
  const t = useMessages(wheelMessages);
  const { format } = useMoney();
  return (
    <fieldset className={styles.bets} aria-label={t('bet.group')}>
      {wheelSectors.map((sector) => {
        const word = sectorWord(config.multipliers, sector);
        const amount = format(wheelWinPayout(config, { choice: { sector }, stakeMinor }));
        const mine = own.get(sector);
        return (
          <BetButton
            key={sector}
            enabled={enabled}
            pending={state.pending}
            recovering={state.recovering}
            onBet={() => onBet(sector)}
            className={classNames(styles.bet, sectorClass(sector))}
          >
            <span className="visually-hidden">
              {t('bet.on', { word, amount })}
              {mine !== undefined && ` ${t('bet.own', { amount: format(mine) })}`}
            </span>
            <span className={styles.betFace} aria-hidden="true">
              <span className={styles.betWord}>{word}</span>
              <span className={styles.betPayout}>{amount}</span>
              {mine !== undefined && <span className={styles.betOwn}>{format(mine)}</span>}
            </span>
          </BetButton>
        );
      })}
    </fieldset>
  );
};

export interface SectorChoiceProps {
  config: WheelConfig;
  sector: number;
  locked: boolean; // auto play is running
  onChoose: (sector: number) => void;
}

/** The sector that auto play bets on: buttons of which one is pressed. */
export const SectorChoice = ({ config, sector, locked, onChoose }: SectorChoiceProps): ReactNode => {
  const t = useMessages(wheelMessages);
  return (
    <fieldset className={styles.choice} aria-label={t('bet.auto')}>
      <span className={styles.choiceLabel} aria-hidden="true">
        {t('bet.auto')}
      </span>
      {wheelSectors.map((each) => (
        <ChoiceButton
          key={each}
          chosen={each === sector}
          disabled={locked}
          onChoose={() => onChoose(each)}
          className={sectorClass(each)}
        >
          <span className={styles.mark} aria-hidden="true" />
          {sectorWord(config.multipliers, each)}
        </ChoiceButton>
      ))}
    </fieldset>
  );
};

/** What the player has staked in this round. */
export const OwnStakes = ({ stakeMinor }: { stakeMinor: bigint }): ReactNode => {
  const t = useMessages(wheelMessages);
  const { format } = useMoney();
  return (
    <p className={styles.own}>
      <span>{t('bet.mine')}</span>
      <output className={styles.ownAmount}>{format(stakeMinor)}</output>
    </p>
  );
};
