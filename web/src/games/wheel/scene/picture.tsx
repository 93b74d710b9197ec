import { wheelPictures } from 'assets/wheel/pictures';
import { lazy, Suspense, useMemo, useRef, type ReactNode } from 'react';
import { LightRing } from '../../../core/game-kit/light/light-line.tsx';
import { Countdown } from '../../../core/game-kit/round/countdown.tsx';
import { Place } from '../../../core/game-kit/scene/place.tsx';
import { useElementSize } from '../../../core/game-kit/scene/still.tsx';
import { useReducedMotion } from '../../../core/game-kit/scene/use-reduced-motion.ts';
import { useMessages } from '../../../core/i18n/messages.ts';
import { type SceneRound, LENS_SHARE, wheelLayout } from './frame.ts';
import { WheelStill } from './still.tsx';
import styles from './picture.module.css';

/** The canvas part of the wheel in its own file: the page can be read and played before it is there. */
const LazyWheelStage = lazy(async () => ({ default: (await import('./stage.tsx')).WheelStage }));

export interface WheelPictureProps {
  round: SceneRound;
  settled: boolean; // the result may be told
  until: number | null; // end of betting, server time; null while it does not run
  totalMs: number; // the whole of it
}

const SECONDS_SHARE = 0.34; // share of the lens: the size of the seconds

/** The scene with all that a screen need not know: reduced motion, what stands in while it loads, the hub's countdown. */
export const WheelPicture = ({ round, settled, until, totalMs }: WheelPictureProps): ReactNode => {
  const t = useMessages('wheel', 'main');
  const calm = useReducedMotion();
  const box = useRef<HTMLDivElement>(null);
  const size = useElementSize(box);
  const waits = round.light !== undefined;
  const busy = until !== null || waits;
  const layout = useMemo(() => size && wheelLayout(size.width, size.height), [size]);
  const lens = layout ? Math.round(layout.radius * LENS_SHARE * 2) : 0;
  return (
    <div ref={box} className={styles.picture}>
      <Place backdrop={wheelPictures.backdrop.url}>
        <Suspense fallback={<WheelStill round={round} settled={settled} busy={busy} />}>
          <LazyWheelStage round={round} settled={settled} busy={busy} calm={calm} />
        </Suspense>
      </Place>
      {busy && layout && (
        <div className={styles.hubTimer} style={{ top: layout.centre.y, fontSize: lens * SECONDS_SHARE }}>
          {waits ? (
            <LightRing size={lens} />
          ) : (
            <Countdown until={until} totalMs={totalMs} label={t('countdown.label')} size={lens} />
          )}
        </div>
      )}
    </div>
  );
};
