import { CELLS, type MinesContext } from 'games-engine/mines';
import { WIN_MS } from '../../../core/game-kit/scene/win.ts';
import { moodOf, winSizeOf, type Mood, type WinSize } from '../../../core/game-kit/result/result.ts';
import { clamp01, easeOut, shareOf } from '../../../core/game-kit/scene/maths.ts';
import { cellDistance } from './layout.ts';

/** Face of a cell. The last two were never opened: they are shown once the game is over. */
export type CellFace = 'closed' | 'safe' | 'mine' | 'far-safe' | 'far-mine';

/** Time of a mine's shock, and the longest that the signal takes from the last cell to the exit, ms. */
const SHOCK_MS = 620;
const EXIT_MS = 520;

/** Share of its turn at which the glass of an opened cell breaks, and the flight of its pieces, ms. */
export const CRACK = 0.3;
const PIECES_MS = 460;

const FAR_MS = 220; // one cell that was never opened
const FAR_STEP_MS = 46; // from one cell's distance to the next: the field shows itself outwards

/** When a round is shown. Times are server times, ms. */
export interface MinesTiming {
  openedAt: readonly number[]; // time of each opened cell, in order
  endedAt: number | undefined; // time of the last move of a finished round
  revealMs: number; // time of one cell's turn
  calm: boolean; // reduced motion: cells fade, nothing travels
}

/** A round as the scene shows it. */
export interface SceneRound extends MinesTiming {
  id: string;
  opened: readonly { sectorKey: number; isMine: boolean }[];
  mines: readonly number[] | undefined; // all of them, once the game is over
  mood: Mood | 'open';
  size: WinSize; // size of a win
}

/** When and how a cell turns. */
export interface CellTurn {
  face: CellFace;
  from: number; // server time, ms
  ms: number;
}

/** The round that a machine's context describes, or undefined while it has none. */
export const sceneRound = (context: MinesContext, timing: MinesTiming): SceneRound | undefined => {
  const { bet, opened, mines, payoutMinor } = context;
  if (!bet) return undefined;
  const [stake, payout] = [BigInt(bet.stakeMinor), BigInt(payoutMinor)];
  const over = mines !== null;
  return {
    ...timing,
    id: bet.betId,
    opened,
    mines: mines ?? undefined,
    mood: over ? moodOf(payout, stake) : 'open',
    size: over ? winSizeOf(payout, stake) : 'small',
  };
};

const closed: CellTurn = { face: 'closed', from: 0, ms: 0 };

/** The moment at which a finished round's result is out: its last cell has turned. */
export const revealedAt = ({ endedAt, revealMs }: Pick<SceneRound, 'endedAt' | 'revealMs'>): number | undefined =>
  endedAt === undefined ? undefined : endedAt + revealMs;

/** Turns of the 24 cells, by key. Made once a state, not once a frame. */
export const cellTurns = (round: SceneRound | undefined): readonly CellTurn[] => {
  const turns = Array.from({ length: CELLS }, () => closed);
  if (!round) return turns;
  const { opened, openedAt, mines, calm, revealMs } = round;
  const out = revealedAt(round);
  const centre = opened.at(-1)?.sectorKey ?? 0;
  if (out !== undefined && mines) {
    for (let key = 0; key < CELLS; key += 1) {
      const wait = calm ? 0 : cellDistance(key, centre) * FAR_STEP_MS;
      turns[key] = {
        face: mines.includes(key) ? 'far-mine' : 'far-safe',
        from: out + wait,
        ms: calm ? revealMs : FAR_MS,
      };
    }
  }
  for (const [index, { sectorKey, isMine }] of opened.entries())
    turns[sectorKey] = { face: isMine ? 'mine' : 'safe', from: openedAt[index] ?? 0, ms: revealMs };
  return turns;
};

/** Share of a cell's turn at a server time, 0 … 1. */
export const turnShare = ({ face, from, ms }: CellTurn, now: number): number => {
  if (face === 'closed') return 0;
  return ms <= 0 ? Number(now >= from) : clamp01((now - from) / ms);
};

/** Share of the flight of an opened cell's pieces: 0 before its glass breaks, 1 when they are gone. */
export const piecesShare = ({ face, from, ms }: CellTurn, now: number): number =>
  face === 'safe' || face === 'mine' ? shareOf(now, from + ms * CRACK, PIECES_MS) : 1;

/** One moment of a round, beside its cells. Written over by every frame, so that a frame allocates nothing. */
export interface MinesFrame {
  reached: number; // stops of the signal that it has reached
  leg: number; // share of the way to the next one
  settled: boolean; // the result is out
  winProgress: number; // 0 … 1 through the signals of a win, 1 when over
  shock: number; // 0 … 1 through the blow of an opened mine, 1 when over
  dark: number; // darkness that a mine leaves over the rest, 0 … 1
  safe: number; // safe cells that have been shown: steps of the ladder
  moving: boolean; // true when the next frame will differ
}

export const newFrame = (): MinesFrame => ({
  reached: 0,
  leg: 0,
  settled: false,
  winProgress: 1,
  shock: 1,
  dark: 0,
  safe: 0,
  moving: false,
});

const winMs = ({ mood, size, calm }: SceneRound): number => (mood === 'win' && !calm ? WIN_MS[size] : 0);

const isLost = ({ opened }: SceneRound): boolean => opened.at(-1)?.isMine === true;

/** Length of a round's motion after its last move, ms. */
export const afterMs = (round: SceneRound): number => {
  const far = round.calm ? round.revealMs : FAR_MS + FAR_STEP_MS * cellDistance(0, CELLS - 1);
  return round.revealMs + Math.max(far, winMs(round), isLost(round) && !round.calm ? SHOCK_MS : 0);
};

/** The stop that the signal is on its way to, and how far it is. A cell is reached while it turns. */
const travel = (frame: MinesFrame, { openedAt, endedAt, opened, revealMs, calm }: SceneRound, now: number): void => {
  frame.reached = 0;
  frame.leg = 0;
  const leaves = endedAt !== undefined && opened.at(-1)?.isMine === false;
  const stops = opened.length + (leaves ? 1 : 0);
  let before = 0;
  for (let stop = 0; stop < stops; stop += 1) {
    const isExit = stop === opened.length;
    const from = isExit ? Math.max(endedAt ?? 0, before) : (openedAt[stop] ?? 0);
    const ms = isExit ? Math.min(revealMs, EXIT_MS) : revealMs;
    const share = calm || ms <= 0 ? Number(now >= from) : clamp01((now - from) / ms);
    before = from + ms;
    if (share < 1) {
      frame.leg = easeOut(share);
      return;
    }
    frame.reached = stop + 1;
  }
};

/** The picture of a round at a server time, written into `frame`. The same time shows the same moment everywhere. */
export const minesFrame = (frame: MinesFrame, round: SceneRound, now: number): void => {
  travel(frame, round, now);
  const out = revealedAt(round);
  const since = out === undefined ? -1 : now - out;
  const winProgress = winMs(round);
  frame.settled = since >= 0;
  frame.winProgress = winProgress > 0 && since >= 0 ? clamp01(since / winProgress) : 1;
  const isDark = since >= 0 && isLost(round);
  frame.shock = isDark && !round.calm ? clamp01(since / SHOCK_MS) : 1;
  frame.dark = isDark ? (round.calm ? 1 : easeOut(shareOf(since, 0, SHOCK_MS / 2))) : 0;
  frame.safe = Math.min(frame.reached, round.opened.length - Number(isLost(round)));
  const last = round.endedAt ?? round.openedAt.at(-1) ?? 0;
  const open = round.calm ? round.revealMs : Math.max(round.revealMs, round.revealMs * CRACK + PIECES_MS);
  frame.moving = now < last + (round.endedAt === undefined ? open : Math.max(open, afterMs(round)));
};
