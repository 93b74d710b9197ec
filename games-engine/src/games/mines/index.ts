import { defineGame } from '../../core/define-game.ts';
import { minesCues, minesConfigSchema, minesDefaultConfig, type MinesConfig } from './mines.config.ts';
import { minesErrors } from './mines.errors.ts';
import { minesEvents, minesLogSchema, readMinesLog } from './mines.log.ts';
import { minesMachine, type MinesContext } from './mines.machine.ts';
import { minesPromisedRtp } from './mines.maths.ts';
import {
  drawMines,
  minesChoiceSchema,
  minesOutcomeSchema,
  minesRefusal,
  minesRoundMultiplier,
  minesRoundPayout,
  type MinesChoice,
  type MinesMove,
  type MinesOutcome,
} from './mines.rules.ts';
import { randomMinesMoves } from './mines.samples.ts';

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
