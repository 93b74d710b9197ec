import { coinSides, type CoinflipConfig, type CoinSide } from 'games-engine/coinflip';
import type { ReactNode } from 'react';
import { ChoiceButton } from '../../../core/game-kit/bet/buttons.tsx';
import { useMessages } from '../../../core/i18n/messages.ts';
import { CoinFace } from '../scene/coin-face.tsx';
import { soundSide } from '../sounds.ts';
import styles from './screen.module.css';

interface SidesProps {
  config: CoinflipConfig;
  side: CoinSide;
  onSide: (side: CoinSide) => void;
  locked: boolean; // auto play is running, or a room is being opened
}

/** The two faces, as two buttons of which one is pressed: both stay in reach of the Tab key. */
export const Sides = ({ config, side, onSide, locked }: SidesProps): ReactNode => {
  const t = useMessages('coinflip', 'main');
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
