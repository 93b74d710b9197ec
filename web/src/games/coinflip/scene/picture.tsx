import { coinflipPictures } from 'assets/coinflip/pictures';
import type { CoinSide } from 'games-engine/coinflip';
import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react';
import { sceneNow } from '../../../core/game-kit/scene/clock.ts';
import { Place } from '../../../core/game-kit/scene/place.tsx';
import { useReducedMotion } from '../../../core/game-kit/scene/use-reduced-motion.ts';
import { useMessages } from '../../../core/i18n/messages.ts';
import type { SceneRoom } from '../rooms/scene-room.ts';
import { turnOver, type Flip } from './frame.ts';
import type { CoinflipLabels } from './still.tsx';
import { CoinflipStill } from './still.tsx';

/** The canvas part of coinflip in its own file: the page can be read and played before it is there. */
const LazyCoinflipStage = lazy(async () => ({ default: (await import('./stage.tsx')).CoinflipStage }));

/** The idle coin: it turns over when another face is to lie up. */
const useIdleCoin = (side: CoinSide): Flip => {
  const calm = useReducedMotion();
  const [flip, setFlip] = useState(() => turnOver(side, side, 0, true));
  if (flip.to !== side) setFlip(turnOver(flip.to, side, sceneNow(), calm));
  return flip;
};

export interface CoinflipPictureProps {
  room: SceneRoom | undefined;
  side: CoinSide; // the face chosen for a new room
}

/** The words of the picture. They keep their identity while they say the same. */
const useLabels = (): CoinflipLabels => {
  const t = useMessages('coinflip', 'main');
  const [heads, tails] = [t('side.heads'), t('side.tails')];
  return useMemo(() => ({ heads, tails }), [heads, tails]);
};

/** The scene with all that a screen need not know: its words, reduced motion, what stands in while it loads. */
export const CoinflipPicture = ({ room, side }: CoinflipPictureProps): ReactNode => {
  const labels = useLabels();
  const calm = useReducedMotion();
  const creatorSide = room?.creatorSide ?? side;
  const idle = useIdleCoin(room?.flip?.to ?? creatorSide);
  return (
    <Place backdrop={coinflipPictures.backdrop.url}>
      <Suspense fallback={<CoinflipStill room={room} creatorSide={creatorSide} labels={labels} />}>
        <LazyCoinflipStage room={room} idle={idle} creatorSide={creatorSide} calm={calm} labels={labels} />
      </Suspense>
    </Place>
  );
};
