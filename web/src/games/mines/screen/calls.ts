import { type RoundEvent, stakeToBase, type CourseMicro } from 'games-engine';
import { minesConfigSchema, minesGameView, readMinesLog } from 'games-engine/mines';
import type { MinesGame, PublicRound } from 'server/contract';
import { call } from '../../../core/connection/connection.ts';
import { noteSolo } from '../../../core/evidence/note-evidence.ts';
import { seenConfigHash } from '../../../core/game-kit/screen/use-game-config.ts';
import { ownSeeds } from '../../../core/seeds/seed-calls.ts';
import type { MinesCommand } from './table.ts';

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

type Event = RoundEvent & { minesLength?: unknown; stakeMinor?: unknown; sectorKey?: unknown };

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * True when a game's log is what its player asked: the bet, and a last move that is theirs behind the log that they
 * knew. `stakesMinor`: base hundredths of the bet, by the course before and after the answer.
 */
export const isAskedGame = (
  command: MinesCommand,
  { events }: Pick<MinesGame, 'events'>,
  { before, stakesMinor }: { before: readonly RoundEvent[] | undefined; stakesMinor: readonly bigint[] },
): boolean => {
  const [placed, ...rest] = events as readonly Event[];
  if (command.do === 'create')
    return (
      placed?.minesLength === command.minesLength && stakesMinor.some((minor) => String(minor) === placed.stakeMinor)
    );
  if (before && !isSame(events.slice(0, before.length), before)) return false;
  const moves = rest.filter(({ type }) => type === 'sector.opened' || type === 'win.taken');
  const last = moves.at(-1);
  return command.do === 'take'
    ? last?.type === 'win.taken'
    : last?.type === 'sector.opened' && last.sectorKey === command.sectorKey;
};

const known = new Map<string, readonly RoundEvent[]>(); // the log of the game in play, by its id

/** Has the receipt of a bet or of a whole game compared with what was asked. */
const noteMines = (command: MinesCommand, game: MinesGame, courses: readonly CourseMicro[]): void => {
  const { events, finished, id, nonce: number, receipt: proof, serverSeedHash: commitment } = game;
  const before = known.get(id);
  known.clear();
  if (!finished) known.set(id, events);
  const isNew = command.do === 'create';
  const stakesMinor = isNew ? courses.map((course) => stakeToBase(BigInt(command.bet), course)) : [];
  const isAsked = isAskedGame(command, game, { before, stakesMinor });
  if (!isNew && !finished && isAsked) return; // the round's last move has a receipt of it all
  const bet = { game: 'mines', id, commitment, number, events, proof, isNew };
  noteSolo(bet, isAsked, seenConfigHash('mines')).catch(reportError);
};

const send = async (command: MinesCommand & { requestId: string }): Promise<MinesGame> => {
  const { requestId } = command;
  switch (command.do) {
    case 'create': {
      const { bet, minesLength } = command;
      return ownSeeds.playing(() => call('mines.createGame', { bet, minesLength, requestId }));
    }
    case 'open':
      return call('mines.openSector', { sectorKey: command.sectorKey, requestId });
  }
  return call('mines.takeWin', { requestId });
};

/** Sends commands as the wire wants them, and has what is answered compared with them. `course`: of the stakes, now. */
export const callMines =
  (course: () => CourseMicro) =>
  async (command: MinesCommand & { requestId: string }): Promise<MinesGame> => {
    const before = course();
    const game = await send(command);
    noteMines(command, game, [before, course()]);
    return game;
  };

/** A game that is over, from its public record. Rejects when there is none, or when it cannot be read. */
export const finishedGame = async (id: string): Promise<MinesGame> => {
  const game = gameOfRecord(await call('fairness.round', { game: 'mines', id }));
  if (!game) throw new Error(`the record of round ${id} cannot be read`);
  return game;
};
