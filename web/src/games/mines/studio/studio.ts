import {
  CELLS,
  endsItself,
  mines,
  safeCells,
  type MinesConfig,
  type MinesContext,
  type MinesMove,
} from 'games-engine/mines';
import { minesAnalysis } from 'games-engine/mines/analysis';
import {
  plainDemand,
  SANDBOX_PLAYER,
  stakeField,
  type Sandbox,
  type SandboxBet,
} from '../../../core/game-kit/scene/sandbox.ts';
import { SCRIPT_START } from '../../../core/game-kit/scene/script.ts';
import type { GameStudio } from '../../../core/games/web-game.ts';
import { texts } from '../../../core/i18n/messages.ts';
import type { PlayCue } from '../../../core/sound/sound.ts';
import { soundResult, soundSafe, soundStart, playMinesCue } from '../sounds.ts';

const MOVE_MS = 900; // between two moves
const FIRST_SAFE = 3; // cells that are opened when nobody says otherwise

/** So many mines; so many cells are opened, as long as they are safe, when no other course is demanded. */
type Bet = SandboxBet & { readonly minesLength: number; readonly safe: number };

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

/** Course of a round: the cell of the mine, or the number of safe cells before the win is taken. */
type Course = { mineAt: number } | { safe: number };

const courseOf = (demand: string): Course | undefined => {
  const [, word = '', number = ''] = /^(?:(\w+) cell|cell (\d+)) is a mine$/.exec(demand) ?? [];
  const mineAt = number === '' ? ordinals.indexOf(word) + 1 : Number(number);
  if (mineAt > 0) return { mineAt };
  const [, safe = ''] = /^(\d+) safe cells?$/.exec(demand) ?? [];
  return safe === '' ? undefined : { safe: Number(safe) };
};

/** Mines by which cells 0, 1, 2 … opened in turn take this course; undefined: there is no room for it. */
const layFor = (course: Course, count: number): number[] | undefined => {
  const cells = Array.from({ length: CELLS }, (_, key) => key).toReversed();
  if ('safe' in course) return course.safe >= 1 && course.safe <= safeCells(count) ? cells.slice(0, count) : undefined;
  const { mineAt } = course;
  if (mineAt > safeCells(count)) return undefined; // with the last safe cell a field is clear: no mine comes after it
  const mine = mineAt - 1;
  return [mine, ...cells.filter((key) => key !== mine).slice(0, count - 1)];
};

/** Opens so many cells, as long as the game goes on, and takes what they are worth. */
const movesOf = (config: MinesConfig, stakeMinor: bigint, laid: readonly number[], most: number): MinesMove[] => {
  const moves: MinesMove[] = [];
  for (let sectorKey = 0; sectorKey < most; sectorKey += 1) {
    const isMine = laid.includes(sectorKey);
    moves.push({ at: SCRIPT_START + moves.length * MOVE_MS + MOVE_MS, isMine, sectorKey });
    if (isMine || endsItself(config, stakeMinor, laid.length, moves.length)) return moves;
  }
  return [...moves, { at: SCRIPT_START + (moves.length + 1) * MOVE_MS, take: true }];
};

const examples = ['first cell is a mine', 'third cell is a mine', '1 safe cell', '3 safe cells'];

/** Mines with play money: cells are opened from the first on. "third cell is a mine", "5 safe cells". */
const minesSandbox: Sandbox<MinesConfig, Bet> = {
  firstBet({ defaultMines, maxMines, minMines }, stakeMinor) {
    const minesLength = Math.min(maxMines, Math.max(minMines, defaultMines));
    return { stakeMinor, minesLength, safe: Math.min(FIRST_SAFE, safeCells(minesLength)) };
  },
  betFields: (config, { minesLength }) => [
    { key: 'minesLength', kind: 'number', min: config.minMines, max: config.maxMines },
    { key: 'safe', kind: 'number', min: 1, max: safeCells(minesLength) },
    stakeField(config),
  ],
  examples: (_, { minesLength }) =>
    [...examples, `${safeCells(minesLength)} safe cells`].filter((example) => {
      const course = courseOf(example);
      return course && layFor(course, minesLength);
    }),
  play({ config, bet: { stakeMinor: stake, minesLength, safe }, source, demand }) {
    const [choice, stakeMinor] = [{ minesLength }, BigInt(stake)];
    const course = demand === '' ? { safe } : courseOf(plainDemand(demand));
    const laid = demand === '' ? mines.draw(source, config, choice).mines : course && layFor(course, minesLength);
    if (!course || !laid) return undefined;
    const moves = movesOf(config, stakeMinor, laid, 'safe' in course ? course.safe : course.mineAt);
    const who = { player: SANDBOX_PLAYER, account: 'real', clientSeed: '' } as const;
    const bet = { ...who, id: 'bet', stakeMinor, choice, nonce: 0, at: SCRIPT_START };
    const outcome = { mines: laid };
    const events = mines.events(bet, outcome, mines.payout(config, stakeMinor, choice, outcome, moves), moves);
    const shown = events.length - 2; // draw and payout come at once: they are told apart by the time that a cell turns
    return {
      player: SANDBOX_PLAYER,
      events: events.map((event, index) => ({
        ...event,
        at: event.at + Math.max(0, index - shown + 1) * (config.revealMs + 1),
      })),
    };
  },
  sound({ event, state }) {
    const { bet, config, opened, payoutMinor } = state.context as MinesContext;
    if (event?.type === 'bet.placed') soundStart(config);
    if (event?.type === 'sector.opened' && !opened.at(-1)?.isMine) soundSafe(config, opened.length);
    if (state.value === 'settled')
      soundResult(config, { stakeMinor: BigInt(bet?.stakeMinor ?? '0'), payoutMinor: BigInt(payoutMinor) });
  },
};

export const minesStudio: GameStudio = {
  game: mines,
  analysis: minesAnalysis,
  sandbox: minesSandbox,
  playCue: playMinesCue as PlayCue<string>, // the studio names only cues of the game's own schema
  messages: texts('mines', 'studio'),
  nameClass: (parameters) => ({ key: 'class.plan', params: parameters }),
};
