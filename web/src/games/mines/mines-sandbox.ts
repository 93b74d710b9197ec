import { CELLS, mines, safeCells, type MinesConfig, type MinesContext, type MinesMove } from 'games-engine/mines';
import { plainDemand, SANDBOX_PLAYER, type Sandbox } from '../../core/game-kit/sandbox.ts';
import { SCRIPT_START } from '../../core/game-kit/scene-script.ts';
import { soundResult, soundSafe, soundStart } from './mines.sounds.ts';

const MOVE_MS = 900; // between two moves
const DRAWN_OPENED = 3; // cells that are opened when nothing is demanded

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

/** Which cell is the mine, or how many are safe before the win is taken. */
type Course = { mineAt: number } | { safe: number };

const courseOf = (demand: string): Course | undefined => {
  const [, word = '', number = ''] = /^(?:(\w+) cell|cell (\d+)) is a mine$/.exec(demand) ?? [];
  const mineAt = number === '' ? ordinals.indexOf(word) + 1 : Number(number);
  if (mineAt > 0) return { mineAt };
  const [, safe = ''] = /^(\d+) safe cells?$/.exec(demand) ?? [];
  return safe === '' ? undefined : { safe: Number(safe) };
};

/** Where mines lie so that cells 0, 1, 2 … opened in turn take this course; undefined: there is no room for it. */
const layFor = (course: Course, count: number): number[] | undefined => {
  const cells = Array.from({ length: CELLS }, (_, key) => key).toReversed();
  if ('safe' in course) return course.safe >= 1 && course.safe <= safeCells(count) ? cells.slice(0, count) : undefined;
  const { mineAt } = course;
  if (mineAt - 1 > safeCells(count)) return undefined;
  const mine = mineAt - 1;
  return [mine, ...cells.filter((key) => key !== mine).slice(0, count - 1)];
};

const movesOf = (laid: readonly number[], most: number): MinesMove[] => {
  const moves: MinesMove[] = [];
  for (let sectorKey = 0; sectorKey < most; sectorKey += 1) {
    const isMine = laid.includes(sectorKey);
    moves.push({ at: SCRIPT_START + moves.length * MOVE_MS + MOVE_MS, isMine, sectorKey });
    if (isMine) return moves;
  }
  const isCleared = moves.length === safeCells(laid.length);
  return isCleared ? moves : [...moves, { at: SCRIPT_START + (moves.length + 1) * MOVE_MS, take: true }];
};

/** Mines with play money: cells are opened from the first on. "third cell is a mine", "5 safe cells". */
export const minesSandbox: Sandbox<MinesConfig> = {
  examples: ({ defaultMines }) => [
    'first cell is a mine',
    'third cell is a mine',
    '3 safe cells',
    `${safeCells(defaultMines)} safe cells`,
  ],
  play({ config, stakeMinor, source, demand }) {
    const choice = { minesLength: Math.min(config.maxMines, Math.max(config.minMines, config.defaultMines)) };
    const course =
      demand === '' ? { safe: Math.min(DRAWN_OPENED, safeCells(choice.minesLength)) } : courseOf(plainDemand(demand));
    const laid =
      demand === '' ? mines.draw(source, config, choice).mines : course && layFor(course, choice.minesLength);
    if (!course || !laid) return undefined;
    const moves = movesOf(laid, 'safe' in course ? course.safe : course.mineAt);
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
    const { opened, payoutMinor } = state.context as MinesContext;
    if (event?.type === 'bet.placed') soundStart();
    if (event?.type === 'sector.opened' && !opened.at(-1)?.isMine) soundSafe(opened.length);
    if (state.value === 'settled') soundResult(payoutMinor === '0' ? 'loss' : 'win', false);
  },
};
