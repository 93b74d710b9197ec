import type { BattleConfig } from 'games-engine/battle';
import { useEffect, type ReactNode } from 'react';
import { Countdown, useSecondsLeft } from '../../../core/game-kit/round/countdown.tsx';
import { LightRing } from '../../../core/game-kit/light/light-line.tsx';
import { lightOf } from '../../../core/game-kit/light/light.ts';
import { useMessages } from '../../../core/i18n/messages.ts';
import { HUB_AT } from './frame.ts';
import styles from './picture.module.css';
import { soundSecond } from '../sounds.ts';
import type { BattleRoundView } from '../screen/use-battle.ts';

const COUNTDOWN_SIZE = 76;
const HEARD_SECONDS = 5; // seconds heard at the countdown's end

const Words = ({ children }: { children: string }): ReactNode => (
  <p className={styles.hubWords} aria-hidden="true">
    {children}
  </p>
);

/** Lets the countdown's last seconds be heard. */
const LastSeconds = ({ until, config }: { until: number | null; config: BattleConfig }): ReactNode => {
  const seconds = useSecondsLeft(until);
  useEffect(() => {
    if (seconds > 0 && seconds <= HEARD_SECONDS) soundSecond(config);
  }, [seconds, config]);
  return null;
};

interface BattleHubProps {
  view: Pick<BattleRoundView, 'snapshot'>;
}

const Inside = ({ view: { snapshot } }: BattleHubProps): ReactNode => {
  const t = useMessages('battle', 'main');
  switch (snapshot?.value) {
    case 'waiting': {
      const { red, blue } = snapshot.context.teams;
      if (red.bets > 0) return <Words>{t('hub.needsBlue')}</Words>;
      return <Words>{t(blue.bets > 0 ? 'hub.needsRed' : 'hub.waiting')}</Words>;
    }
    case 'countdown': {
      const { config, expireAt } = snapshot.context;
      return (
        <>
          <LastSeconds until={expireAt} config={config} />
          <Countdown until={expireAt} totalMs={config.countdownMs} label={t('countdown.label')} size={COUNTDOWN_SIZE} />
        </>
      );
    }
    case 'closed':
      return lightOf(snapshot)?.waits ? <LightRing size={COUNTDOWN_SIZE} /> : <Words>{t('hub.closed')}</Words>;
    case 'voided':
      return <Words>{t('hub.voided')}</Words>;
    default:
      return null;
  }
};

/** Words and clock in the number's place before there is one. The canvas below it shows the number itself. */
export const BattleHub = ({ view }: BattleHubProps): ReactNode => (
  <div className={styles.hubPlace} style={{ insetBlockStart: `${HUB_AT * 100}%` }}>
    <Inside view={view} />
  </div>
);
