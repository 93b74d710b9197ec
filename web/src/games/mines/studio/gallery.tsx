import { minesPictures } from 'assets/mines/pictures';
import type { RoundEvent } from 'games-engine';
import {
  mines,
  minesDefaultConfig,
  type MinesMove,
  minesMultiplier,
  multiplierTable,
  type MinesContext,
} from 'games-engine/mines';
import { useMemo, type ReactNode } from 'react';
import type { MinesGame } from 'server/contract';
import { SCRIPT_START, type SceneScripts, type SceneMomentProps } from '../../../core/game-kit/scene/script.ts';
import { useReducedMotion } from '../../../core/game-kit/scene/use-reduced-motion.ts';
import { REDUCED_MOTION_MS } from '../../../core/tokens/tokens.ts';
import type { GameDirection } from '../../../core/games/web-game.ts';
import { sceneRound, type SceneRound } from '../scene/frame.ts';
import { MinesPicture, type MinesPictureProps } from '../scene/picture.tsx';
import { timesOf } from '../screen/figures.ts';
import styles from '../screen/screen.module.css';

const MOVE_MS = 900; // between two moves
const SHOWN_MS = 1600; // between what live rounds do at once: the last move, the field, the payout
const STAKE_MINOR = 100n;

/** One round: the cells that are opened in turn, then the win is taken unless one of them ends the round. */
const round = (laid: readonly number[], cells: readonly number[], take: boolean): readonly RoundEvent[] => {
  const choice = { minesLength: laid.length };
  const who = { player: 'player', account: 'real', clientSeed: '' } as const;
  const bet = { ...who, id: 'bet', stakeMinor: STAKE_MINOR, choice, nonce: 0, at: SCRIPT_START };
  const timeOf = (move: number): number => SCRIPT_START + (move + 1) * MOVE_MS;
  const moves: MinesMove[] = cells.map((sectorKey, move) => ({
    at: timeOf(move),
    isMine: laid.includes(sectorKey),
    sectorKey,
  }));
  if (take) moves.push({ at: timeOf(cells.length), take: true });
  const outcome = { mines: [...laid] };
  const payoutMinor = mines.payout(minesDefaultConfig, STAKE_MINOR, choice, outcome, moves);
  const events = mines.events(bet, outcome, payoutMinor, moves);
  const shown = events.length - 2;
  return events.map((event, index) => ({ ...event, at: event.at + Math.max(0, index - shown + 1) * SHOWN_MS }));
};

const four = [3, 10, 14, 21];
const allButOne = Array.from({ length: 23 }, (_, key) => key);

/** The courses of mines for the design gallery. */
export const minesScripts = {
  'lost-third-cell': { events: round(four, [0, 7, 14], false) },
  'lost-first-cell': { events: round(four, [10], false) },
  taken: { events: round(four, [0, 7, 12, 16], true) },
  'taken-below-stake': { events: round([5, 6], [23], true) },
  cleared: { events: round(allButOne, [23], false) },
  'big-win': { events: round([3, 10, 14, 21, 1, 2, 4, 5, 6, 8], [0, 7, 9, 11, 12], true) },
} satisfies SceneScripts;

/** The place of mines. */
export const minesDirection: GameDirection = {
  pictures: minesPictures,
  storyboard: [
    ['closed glass', 'taken', 0],
    ['the first gem', 'taken', 2],
    ['the ladder climbs', 'taken', 4],
    ['the bank is taken', 'taken', 6],
    ['a mine at once', 'lost-first-cell', 2],
    ['a mine on the third', 'lost-third-cell', 4],
    ['taken below the stake', 'taken-below-stake', 3],
    ['a great win', 'big-win', 7],
  ],
};

/** Multiplier that a round has ended with; nothing before the end and after a mine. */
const resultOf = ({ bet, config, opened }: MinesContext, mood: SceneRound['mood']): MinesPictureProps['result'] => {
  if (!bet || mood === 'open' || mood === 'loss') return undefined;
  return { value: minesMultiplier(config, bet.minesLength, opened.length), mood };
};

/** The scene of mines at a moment of a script. */
export const MinesGalleryScene = ({ steps, now }: SceneMomentProps): ReactNode => {
  const calm = useReducedMotion();
  const context = now.state.context as MinesContext;
  const round = useMemo(() => {
    const events = steps.flatMap(({ event }) => event ?? []) as MinesGame['events'];
    const revealMs = calm ? REDUCED_MOTION_MS : context.config.revealMs;
    return sceneRound(context, { ...timesOf(events), revealMs, calm });
  }, [steps, context, calm]);
  return (
    <div className={styles.picture}>
      <MinesPicture
        round={round}
        multipliers={multiplierTable(context.config, context.bet?.minesLength ?? four.length)}
        result={resultOf(context, round?.mood ?? 'open')}
      />
    </div>
  );
};
