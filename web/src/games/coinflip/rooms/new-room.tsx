import { coinflip, coinflipDefaultConfig, coinflipMaxStake, type CoinSide } from 'games-engine/coinflip';
import { useState, type ReactNode } from 'react';
import { BetButton } from '../../../core/game-kit/bet/buttons.tsx';
import { BetNotice } from '../../../core/game-kit/bet/notice.tsx';
import { StakeField, StakeProblem } from '../../../core/game-kit/bet/picker.tsx';
import { mayPlay } from '../../../core/game-kit/bet/play-block.ts';
import { useProblemText } from '../../../core/game-kit/bet/problem.ts';
import { useStake } from '../../../core/game-kit/bet/stake.ts';
import { useGameConfig } from '../../../core/game-kit/screen/use-game-config.ts';
import type { NewRoomProps } from '../../../core/games/web-game.ts';
import { useMessages } from '../../../core/i18n/messages.ts';
import { playAccount, setBalance, useProfile } from '../../../core/session/session.ts';
import { Sides } from '../screen/sides.tsx';
import styles from './new-room.module.css';
import { useRoomCreator } from './use-room-actions.ts';

/** Opens a private room for somebody who is to be invited: a stake, a side, and one press. */
export const NewCoinflipRoom = ({ onOpened }: NewRoomProps): ReactNode => {
  const t = useMessages('coinflip', 'main');
  const text = useProblemText();
  const profile = useProfile();
  const settings = useGameConfig('coinflip', coinflip.configSchema, coinflipDefaultConfig);
  const { config } = settings;
  const stake = useStake('coinflip', { ...config, maxStakeMinor: Number(coinflipMaxStake(config)) });
  const [side, setSide] = useState<CoinSide>('heads');
  const { creates, state } = useRoomCreator();
  const isReal = profile === null || playAccount(profile) === 'real';
  const enabled = settings.status === 'ready' && config.enabled && isReal;
  const open = async (): Promise<void> => {
    const sent = await creates.send({ bet: Number(stake.amountMinor), side, isPrivate: true });
    if (sent.kind !== 'answered') return;
    setBalance('real', sent.answer.balance);
    onOpened();
  };
  return (
    <div className={styles.form}>
      <StakeField state={stake.bet} limits={stake.limits} dispatch={stake.dispatchBet} disabled={state.pending} />
      <StakeProblem state={stake.bet} limits={stake.limits} />
      <Sides config={config} side={side} onSide={setSide} locked={state.pending} />
      <BetNotice
        settings={settings}
        enabled={config.enabled}
        problem={state.problem && text(state.problem)}
        hint={isReal ? undefined : t('hint.real')}
      />
      <BetButton
        enabled={enabled}
        pending={state.pending}
        recovering={state.recovering}
        onBet={() => void (mayPlay(() => void open()) && open())}
      >
        {t('create.action')}
      </BetButton>
    </div>
  );
};
