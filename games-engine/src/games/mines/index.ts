import { defineGame } from '../../core/define-game.ts';
import type { IntSource } from '../../core/stream.ts';
import { type MinesConfig, minesCues, minesConfigSchema, minesDefaultConfig } from './mines.config.ts';
import { minesErrors } from './mines.errors.ts';
import { minesEvents, minesLogSchema, readMinesLog } from './mines.log.ts';
import { minesMachine, type MinesContext } from './mines.machine.ts';
import { minesPromisedRtp } from './mines.maths.ts';
import {
  CELLS,
  endsItself,
  type MinesMove,
  type MinesOutcome,
  drawMines,
  minesChoiceSchema,
  minesOutcomeSchema,
  minesRefusal,
  minesRoundMultiplier,
  minesRoundPayout,
  type MinesChoice,
} from './mines.rules.ts';

/** Moves of a player who opens cells in any order and takes the win now and then. `at`: ms since epoch, of the first. */
const randomMinesMoves = (
  config: MinesConfig,
  stakeMinor: bigint,
  { mines }: MinesOutcome,
  at: number,
  source: IntSource,
): readonly MinesMove[] => {
  const closed = Array.from({ length: CELLS }, (_, key) => key);
  const moves: MinesMove[] = [];
  for (;;) {
    const [sectorKey = 0] = closed.splice(source.int(closed.length), 1);
    const isMine = mines.includes(sectorKey);
    moves.push({ at: at + moves.length, isMine, sectorKey });
    if (isMine || endsItself(config, stakeMinor, mines.length, moves.length)) return moves;
    if (source.int(3) > 0) continue;
    moves.push({ at: at + moves.length, take: true });
    return moves;
  }
};

export * from './mines.config.ts';
export * from './mines.errors.ts';
export * from './mines.log.ts';
export * from './mines.machine.ts';
export * from './mines.maths.ts';
export * from './mines.rules.ts';
export * from './mines.view.ts';

/** Mines: mines lie under some of 24 cells; each safe cell opened raises what can be taken, a mine ends the game. */
export const mines = defineGame<MinesConfig, MinesChoice, MinesOutcome, MinesMove>({
  id: 'mines',
  hosting: 'solo',
  configSchema: minesConfigSchema,
  defaultConfig: minesDefaultConfig,
  cues: minesCues,
  choiceSchema: minesChoiceSchema,
  outcomeSchema: minesOutcomeSchema,
  machine: minesMachine,
  errors: minesErrors,
  refusal: minesRefusal,
  draw: drawMines,
  payout: minesRoundPayout,
  multiplier: minesRoundMultiplier,
  promisedRtp: minesPromisedRtp,
  events: minesEvents,
  logSchema: minesLogSchema,
  read: readMinesLog,
  publicSnapshot(snapshot) {
    const { mines: revealed, opened, payoutMinor } = snapshot.context as MinesContext;
    return {
      mines: revealed && [...revealed],
      opened: opened.map(({ isMine, sectorKey }) => ({ isMine, sectorKey })),
      payoutMinor,
      state: String(snapshot.value),
    };
  },
  randomMoves: randomMinesMoves,
});
