import { CELLS, type MinesContext } from 'games-engine/mines';
import { isBigWin, moodOf, type Mood } from '../../core/game-kit/mood.ts';
import { clamp01, easeOut } from '../../core/game-kit/scene-maths.ts';
import { cellDistance } from './mines-layout.ts';

/** What a cell shows. The last two were never opened: they are shown once the game is over. */
export type CellFace = 'closed' | 'safe' | 'mine' | 'far-safe' | 'far-mine';

/** How long the ring of a win lasts after the reveal, and the signals of a big one, ms. */
export const WIN_MS = 520;
export const BIG_WIN_MS = 1500;

const FAR_MS = 220; // one cell that was never opened
const FAR_STEP_MS = 46; // from one cell's distance to the next: the field shows itself outwards

/** When a round is shown. Times are server times, ms. */
export interface MinesTiming {
  openedAt: readonly number[]; // of each opened cell, in order
  endedAt: number | undefined; // of the last move of a finished round
  revealMs: number; // how long one cell turns
  calm: boolean; // reduced motion: cells fade, nothing travels
}

/** A round as the scene shows it. */
export interface SceneRound extends MinesTiming {
  id: string;
  opened: readonly { sectorKey: number; isMine: boolean }[];
  mines: readonly number[] | undefined; // all of them, once the game is over
  mood: Mood | 'open';
  big: boolean;
  seedHash: string; // the commitment whose seed laid the mines
}

/** When and how a cell turns. */
export interface CellTurn {
  face: CellFace;
  from: number; // server time, ms
  ms: number;
}

/** The round that a machine's context describes, or undefined while it has none. */
export const sceneRound = (context: MinesContext, seedHash: string, timing: MinesTiming): SceneRound | undefined => {
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
    big: over && isBigWin(payout, stake),
    seedHash,
  };
};

const closed: CellTurn = { face: 'closed', from: 0, ms: 0 };

/** The moment at which a finished round's result is out: its last cell has turned. */
export const revealedAt = ({ endedAt, revealMs }: Pick<SceneRound, 'endedAt' | 'revealMs'>): number | undefined =>
  endedAt === undefined ? undefined : endedAt + revealMs;

/** How each of the 24 cells turns, by key. Made once a state, not once a frame. */
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

/** How far a cell has turned at a server time, 0 … 1. */
export const turnShare = ({ face, from, ms }: CellTurn, now: number): number => {
  if (face === 'closed') return 0;
  return ms <= 0 ? Number(now >= from) : clamp01((now - from) / ms);
};

/** One moment of a round, beside its cells. Written over by every frame, so that a frame allocates nothing. */
export interface MinesFrame {
  reached: number; // stops of the signal that it has reached
  leg: number; // share of the way to the next one
  settled: boolean; // the result is out
  winProgress: number; // 0 … 1 through the signals of a win, 1 when over
  shock: number; // 0 … 1 through the ring of an opened mine, 1 when over
  moving: boolean; // whether the next frame will differ
}

export const newFrame = (): MinesFrame => ({
  reached: 0,
  leg: 0,
  settled: false,
  winProgress: 1,
  shock: 1,
  moving: false,
});

const winMs = ({ mood, big, calm }: SceneRound): number => (mood !== 'win' || calm ? 0 : big ? BIG_WIN_MS : WIN_MS);

const isLost = ({ opened }: SceneRound): boolean => opened.at(-1)?.isMine === true;

/** How long a round moves after its last move, ms. */
export const afterMs = (round: SceneRound): number => {
  const far = round.calm ? round.revealMs : FAR_MS + FAR_STEP_MS * cellDistance(0, CELLS - 1);
  return round.revealMs + Math.max(far, winMs(round), isLost(round) && !round.calm ? WIN_MS : 0);
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
    const ms = isExit ? Math.min(revealMs, WIN_MS) : revealMs;
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
  frame.shock = since >= 0 && isLost(round) && !round.calm ? clamp01(since / WIN_MS) : 1;
  const last = round.endedAt ?? round.openedAt.at(-1) ?? 0;
  frame.moving = now < last + (round.endedAt === undefined ? round.revealMs : afterMs(round));
};
