import { battlePictures } from 'assets/battle/pictures';
import { battle, type BattleChoice, battleSnapshot } from 'games-engine/battle';
import { useMemo, type ReactNode } from 'react';
import { lightOf } from '../../../core/game-kit/light/light.ts';
import {
  litScript,
  scriptShared,
  type ScriptedBet,
  type SceneScripts,
  SCRIPT_ROUND,
  type SceneMomentProps,
} from '../../../core/game-kit/scene/script.ts';
import type { GameDirection } from '../../../core/games/web-game.ts';
import { banksFrom, pulsesOf, sceneDraw, startNumber, type SceneRound } from '../scene/frame.ts';
import { BattleHub } from '../scene/hub.tsx';
import { BattlePicture } from '../scene/picture.tsx';
import styles from '../scene/picture.module.css';

const bet = (player: string, team: BattleChoice['team'], stakeMinor: number): ScriptedBet<BattleChoice> => ({
  player,
  choice: { team },
  stakeMinor,
});

const two = [bet('red', 'red', 500), bet('blue', 'blue', 700)];
const many = Array.from({ length: 40 }, (_, index) => ({
  ...bet(`player${index}`, index % 3 === 0 ? 'red' : 'blue', 100 + index * 50),
  after: 200,
}));
const uneven = [bet('red', 'red', 100), bet('blue', 'blue', 2000)];

/** Battle's courses for the design gallery. */
export const battleScripts = {
  'red-wins': { events: scriptShared(battle, two, { draw: () => ({ number: 137 }) }) },
  'blue-wins': { events: scriptShared(battle, two, { draw: () => ({ number: 1000 }) }) },
  'own-win': { player: 'blue', events: scriptShared(battle, two, { draw: () => ({ number: 501 }) }) },
  'own-loss': { player: 'blue', events: scriptShared(battle, two, { draw: () => ({ number: 500 }) }) },
  'own-big-win': { player: 'red', events: scriptShared(battle, uneven, { draw: () => ({ number: 1 }) }) },
  'many-players': { events: scriptShared(battle, many, { draw: () => ({ number: 640 }) }) },
  'one-team': { events: scriptShared(battle, [bet('red', 'red', 500)]) },
  light: litScript(battle, two, { draw: () => ({ number: 640 }) }),
  'light-missing': litScript(battle, two, { voided: 'unanswered' }),
  voided: { events: scriptShared(battle, two, { voided: 'interrupted' }) },
} satisfies SceneScripts;

/** The place of battle. */
export const battleDirection: GameDirection = {
  pictures: battlePictures,
  storyboard: [
    ['two sides, no stake', 'one-team', 0],
    ['one side waits', 'one-team', 1],
    ['the border presses', 'red-wins', 2],
    ['the flight', 'red-wins', 3],
    ['red floods the stage', 'red-wins', 4],
    ['blue floods the stage', 'blue-wins', 4],
    ['the light is awaited', 'light', 3],
    ['a great win', 'own-big-win', 4],
  ],
};

/** Battle's scene at a moment of a script. */
export const BattleGalleryScene = ({ now: { state }, player }: SceneMomentProps): ReactNode => {
  const snapshot = battleSnapshot(state);
  const { value, context } = snapshot;
  const round = useMemo(
    (): SceneRound => ({
      id: SCRIPT_ROUND,
      from: startNumber(SCRIPT_ROUND, undefined),
      banks: banksFrom(context),
      draw: sceneDraw(context, player),
      light: lightOf({ value, context })?.scene,
      pulses: pulsesOf(context),
    }),
    [value, context, player],
  );
  return (
    <div className={styles.picture}>
      <BattlePicture round={value === 'unopened' ? undefined : round} settled={value === 'rewarded'} />
      <BattleHub view={{ snapshot }} />
    </div>
  );
};
