import { coinSides, winnerPayout, type CoinflipConfig, type CoinSide } from 'games-engine/coinflip';
import type { ReactNode } from 'react';
import { ChoiceButton } from '../../core/game-kit/choice-button.tsx';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoney } from '../../core/money/money.ts';
import { Switch } from '../../core/ui/switch.tsx';
import { CoinFace } from './coin-face.tsx';
import { coinflipMessages } from './coinflip.messages.ts';
import styles from './coinflip-controls.module.css';
import { soundSide } from './coinflip.sounds.ts';

export interface CoinflipControlsProps {
  config: CoinflipConfig;
  side: CoinSide;
  onSide: (side: CoinSide) => void;
  isPrivate: boolean;
  onPrivate: (isPrivate: boolean) => void;
  locked: boolean; // auto play is running
}

/** The two faces, as two buttons of which one is pressed: both stay in reach of the Tab key. */
const Sides = ({
  config,
  side,
  onSide,
  locked,
}: Pick<CoinflipControlsProps, 'config' | 'side' | 'onSide' | 'locked'>): ReactNode => {
  const t = useMessages(coinflipMessages);
  const choose = (chosen: CoinSide): void => {
    if (chosen !== side) soundSide(config, chosen);
    onSide(chosen);
  };
  return (
    <fieldset className={styles.sides} aria-label={t('side.label')}>
      {coinSides.map((each) => (
        <ChoiceButton
          key={each}
          chosen={side === each}
          disabled={locked}
          onChoose={() => choose(each)}
          className={styles.side}
        >
          <CoinFace side={each} size={28} />
          {t(`side.${each}`)}
        </ChoiceButton>
      ))}
    </fieldset>
  );
};

/** What a new room is made of beside its stake: side, who may see it. */
export const CoinflipControls = (props: CoinflipControlsProps): ReactNode => {
  const { isPrivate, onPrivate, locked } = props;
  const t = useMessages(coinflipMessages);
  return (
    <>
      <Sides {...props} />
      <Switch label={t('private.label')} checked={isPrivate} onChange={onPrivate} disabled={locked} />
    </>
  );
};

/** What the winner of a room with this stake is paid: both stakes less the commission, floored as the rules do. */
export const Potential = ({ config, stakeMinor }: { config: CoinflipConfig; stakeMinor: bigint }): ReactNode => {
  const t = useMessages(coinflipMessages);
  const { format } = useMoney();
  return (
    <p className={styles.potential}>
      <span>{t('win.label')}</span>
      <output className={styles.payout}>{format(winnerPayout(config, 2n * stakeMinor))}</output>
    </p>
  );
};
