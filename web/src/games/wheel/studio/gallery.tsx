import { wheelPictures } from 'assets/wheel/pictures';
import { wheel, wheelDefaultConfig, type WheelChoice, type WheelOutcome, wheelSnapshot } from 'games-engine/wheel';
import { useMemo, type ReactNode } from 'react';
import {
  litScript,
  scriptShared,
  type ScriptedBet,
  type SceneScripts,
  type SceneMomentProps,
  SCRIPT_ROUND,
} from '../../../core/game-kit/scene/script.ts';
import type { GameDirection } from '../../../core/games/web-game.ts';
import { WheelPicture } from '../scene/picture.tsx';
import { sceneRound } from '../screen/round.ts';

const bet = (player: string, sector: number, stakeMinor: number): ScriptedBet<WheelChoice> => ({
  player,
  choice: { sector },
  stakeMinor,
});

/** The wheel stops at the last segment of a sector. */
const stopAt = (sector: number) => ({
  draw: (): WheelOutcome => ({ sector, segment: wheelDefaultConfig.segments.lastIndexOf(sector), source: 'chain' }),
});

const [x2, x3, x5, x30] = [0, 1, 2, 3];
const bets = [x2, x3, x5, x30].map((sector) => bet(`player${sector}`, sector, 500));

/** The wheel's courses for the design gallery. */
export const wheelScripts = {
  x2: { events: scriptShared(wheel, bets, stopAt(x2)) },
  x3: { events: scriptShared(wheel, bets, stopAt(x3)) },
  x5: { events: scriptShared(wheel, bets, stopAt(x5)) },
  x30: { events: scriptShared(wheel, bets, stopAt(x30)) },
  'own-win': { player: 'player0', events: scriptShared(wheel, bets, stopAt(x2)) },
  'own-loss': { player: 'player0', events: scriptShared(wheel, bets, stopAt(x5)) },
  'own-big-win': { player: 'player3', events: scriptShared(wheel, bets, stopAt(x30)) },
  light: litScript(wheel, bets, stopAt(x3)),
  'light-missing': litScript(wheel, bets, { voided: 'unanswered' }),
  voided: { events: scriptShared(wheel, bets, { voided: 'interrupted' }) },
} satisfies SceneScripts;

/** The place of wheel. */
export const wheelDirection: GameDirection = {
  pictures: wheelPictures,
  storyboard: [
    ['the wheel idles', 'x2', 0],
    ['chips land', 'x2', 2],
    ['it turns', 'x2', 4],
    ['2× opens', 'x2', 5],
    ['30× opens', 'x30', 5],
    ['the light is awaited', 'light', 4],
    ['an own loss: calm', 'own-loss', 5],
    ['a great win', 'own-big-win', 5],
  ],
};

/** The wheel's scene at a moment of a script. */
export const WheelGalleryScene = ({ now: { state }, player }: SceneMomentProps): ReactNode => {
  const snapshot = wheelSnapshot(state);
  const { value, context } = snapshot;
  const round = useMemo(() => {
    const roundId = context.commitment === '' ? undefined : SCRIPT_ROUND;
    return sceneRound({ roundId, snapshot: { value, context }, before: [], player, quick: false });
  }, [value, context, player]);
  return (
    <WheelPicture
      round={round}
      settled={value === 'result'}
      until={value === 'countdown' ? context.expireAt : null}
      totalMs={context.config.bettingMs}
    />
  );
};
