import { stakeToBase, type CourseMicro, type IntSource, type SoloBet } from 'games-engine';
import {
  mines,
  minesGameView,
  type MinesChoice,
  type MinesConfig,
  type MinesMove,
  type MinesOutcome,
} from 'games-engine/mines';
import type { MinesGame } from 'server/contract';
import type { Sent } from '../../../core/game-kit/bet/sender.ts';
import type { MinesCommand } from './table.ts';

/** World of a table of play money. */
export interface MinesTrialDeps {
  config: () => MinesConfig; // the one in force: a trial has the return of the real table
  course: () => CourseMicro;
  source: () => IntSource; // another one for each round
  newId: () => string;
  now: () => number; // server time, ms
}

interface Round {
  readonly config: MinesConfig;
  readonly bet: SoloBet<MinesChoice>;
  readonly outcome: MinesOutcome;
  readonly moves: readonly MinesMove[];
}

const DRAW_AND_PAYOUT = 2; // the last events of a log, which nobody sees before the end

const gameOf = ({ config, bet, outcome, moves }: Round): MinesGame => {
  const view = minesGameView({ config, bet, commitment: '', moves, mines: outcome.mines });
  const log = mines.events(bet, outcome, BigInt(view.payoutMinor), moves);
  const events = view.finished ? log : log.slice(0, -DRAW_AND_PAYOUT);
  return { ...view, events: [...events] as MinesGame['events'], balance: 0 };
};

/** Plays rounds of play money in this browser, by the rules of the real ones: the same commands, the same answers. */
export const createMinesTrial = ({ config, course, source, newId, now }: MinesTrialDeps) => {
  let round: Round | undefined;

  const begin = (betMinor: number, minesLength: number): Round => {
    const [inForce, choice, stakeMinor] = [config(), { minesLength }, stakeToBase(BigInt(betMinor), course())];
    const who = { player: '', account: 'real', clientSeed: '' } as const;
    const bet = { ...who, id: newId(), stakeMinor, choice, nonce: 0, at: now() };
    return { config: inForce, bet, outcome: mines.draw(source(), inForce, choice), moves: [] };
  };

  /** The move of a command; undefined where the open round has none such. */
  const moveOf = (command: Exclude<MinesCommand, { do: 'create' }>, game: MinesGame): MinesMove | undefined => {
    if (game.finished) return undefined;
    if (command.do === 'take') return game.bank > 0 ? { at: now(), take: true } : undefined;
    const { sectorKey } = command;
    const isOpened = game.sectors[sectorKey]?.isOpened ?? true;
    return isOpened ? undefined : { at: now(), isMine: round?.outcome.mines.includes(sectorKey) === true, sectorKey };
  };

  return (command: MinesCommand): Sent<MinesGame> => {
    if (command.do === 'create') round = begin(command.bet, command.minesLength);
    else {
      const move = round && moveOf(command, gameOf(round));
      if (!round || !move) return { kind: 'busy' };
      round = { ...round, moves: [...round.moves, move] };
    }
    return { kind: 'answered', answer: gameOf(round) };
  };
};
