import type { ReactNode } from 'react';
import { Countdown, useSecondsLeft } from '../../core/game-kit/countdown.tsx';
import { LightRing } from '../../core/game-kit/light/light-ring.tsx';
import { lightOf } from '../../core/game-kit/light/light.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { classicMessages } from './classic.messages.ts';
import styles from './classic.module.css';
import { useSecondSounds, type ClassicRoundView } from './use-classic.ts';

const SIZE = 56;

/** The seconds that are left: for a second player to come, then to bet; then that the beacon is awaited. It stands in a corner of the picture. */
export const ClassicClock = ({ view: { snapshot } }: { view: Pick<ClassicRoundView, 'snapshot'> }): ReactNode => {
  const t = useMessages(classicMessages);
  const value = snapshot?.value;
  const isCountdown = value === 'countdown';
  const until = isCountdown || value === 'waiting' ? (snapshot?.context.expireAt ?? null) : null;
  useSecondSounds(useSecondsLeft(until), isCountdown ? snapshot?.context.config : undefined);
  if (snapshot && lightOf(snapshot)?.waits) {
    return (
      <div className={styles.clock}>
        <LightRing size={SIZE} />
      </div>
    );
  }
  if (!snapshot || until === null) return null;
  const { aloneMs, countdownMs } = snapshot.context.config;
  return (
    <div className={styles.clock}>
      <Countdown
        key={value}
        until={until}
        totalMs={isCountdown ? countdownMs : aloneMs}
        label={t(isCountdown ? 'countdown.label' : 'countdown.alone')}
        size={SIZE}
      />
    </div>
  );
};
