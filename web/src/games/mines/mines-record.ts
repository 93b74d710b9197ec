import { minesConfigSchema, minesGameView, readMinesLog } from 'games-engine/mines';
import type { MinesGame, PublicRound } from 'server/contract';

/** A finished game made of its public record; undefined for a record that is none. The balance is not in it. */
export const gameOfRecord = ({ record, config }: PublicRound): MinesGame | undefined => {
  const { commitment, events } = record;
  const parsed = minesConfigSchema.safeParse(config);
  const log = Array.isArray(events) ? readMinesLog(events) : undefined;
  if (!log || !parsed.success || typeof commitment !== 'string') return undefined;
  const { bet, moves, outcome } = log;
  const view = minesGameView({ config: parsed.data, bet, commitment, moves, mines: outcome.mines });
  return { ...view, events: events as MinesGame['events'], balance: 0 };
};
