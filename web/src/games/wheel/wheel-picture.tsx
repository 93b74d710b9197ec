import { Suspense, useRef, type ReactNode } from 'react';
import { Countdown } from '../../core/game-kit/countdown.tsx';
import { LightRing } from '../../core/game-kit/light/light-ring.tsx';
import { useElementSize } from '../../core/game-kit/use-element-size.ts';
import { useReducedMotion } from '../../core/game-kit/use-reduced-motion.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import type { SceneRound } from './wheel-frame.ts';
import { HUB_AT, HUB_SHARE, rimRadius } from './wheel-layout.ts';
import { LazyWheelStage } from './wheel-stage.lazy.tsx';
import { WheelStill } from './wheel-still.tsx';
import { wheelMessages } from './wheel.messages.ts';
import styles from './wheel-picture.module.css';

export interface WheelPictureProps {
  round: SceneRound;
  settled: boolean; // the result may be told
  until: number | null; // end of betting, server time; null while it does not run
  totalMs: number; // the whole of it
}

const AROUND = 14; // px between the countdown's ring and the hub's edge, both sides together

const SECONDS_SHARE = 0.34; // of the hub: the size of the seconds

/** The scene with all that a screen need not know: reduced motion, what stands in while it loads, the hub's countdown. */
export const WheelPicture = ({ round, settled, until, totalMs }: WheelPictureProps): ReactNode => {
  const t = useMessages(wheelMessages);
  const calm = useReducedMotion();
  const box = useRef<HTMLDivElement>(null);
  const size = useElementSize(box);
  const waits = round.light !== undefined;
  const busy = until !== null || waits;
  const hub = size ? Math.round(rimRadius(size.width, size.height) * HUB_SHARE * 2) - AROUND : 0;
  return (
    <div ref={box} className={styles.picture}>
      <Suspense fallback={<WheelStill round={round} settled={settled} busy={busy} />}>
        <LazyWheelStage round={round} settled={settled} busy={busy} calm={calm} />
      </Suspense>
      {busy && hub > 0 && (
        <div className={styles.hubTimer} style={{ top: `${HUB_AT * 100}%`, fontSize: hub * SECONDS_SHARE }}>
          {waits ? (
            <LightRing size={hub} />
          ) : (
            <Countdown until={until} totalMs={totalMs} label={t('countdown.label')} size={hub} />
          )}
        </div>
      )}
    </div>
  );
};
