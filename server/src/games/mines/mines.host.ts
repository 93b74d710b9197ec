import { hash } from 'node:crypto';
import {
  minesGameView,
  moveRefusal,
  type MinesChoice,
  type MinesConfig,
  type MinesMove,
  type MinesOutcome,
} from 'games-engine/mines';
import type { FlatState, SoloMove } from 'games-engine';
import type { MinesCreate, MinesGame, minesCalls } from '../../../contract/games/mines.contract.ts';
import type { Player } from '../../core/auth/players.ts';
import type { Handlers, SteppedTools } from '../../core/games/server-game.ts';
import { chosenCurrency, stakeOfHundredths, withLimit, type SharedBetCodes } from '../../core/hosts/shared-bet.ts';
import type { SoloPlay } from '../../core/hosts/solo-host.ts';
import { stakeAccountOf } from '../../core/hosts/stake.ts';
import type { SteppedCodes } from '../../core/hosts/stepped-host.ts';
import type { SteppedRound } from '../../core/hosts/stepped-round.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import type { SignedInCaller } from '../../core/realtime/dispatcher.ts';

/** Refusals of mines when money, pace or the state of the player's game refuses a command. */
export const minesRefusals: SteppedCodes = {
  insufficient: 'NOT_ENOUGTH_BALANCE',
  unfinished: 'FINISHED_BEFORE_GAME',
  notStarted: 'NEED_START_GAME',
  tooFast: 'TOO_FAST',
};

/** The machine's word on a move. */
export const minesMoveRefusal = (state: FlatState, move: SoloMove): string | undefined =>
  moveRefusal(state, move as MinesMove);

const codes: SharedBetCodes = { currency: 500, usdic: 500, minimum: 'MIN_BET', maximum: 'MAX_BET' };

const TAKEN = 201; // the catalogue's code of a win that was taken

/** A game as its player may see it. */
export const publicGame = (round: SteppedRound): MinesGame => ({
  ...minesGameView({
    config: round.config as MinesConfig,
    bet: { ...round.bet, choice: round.bet.choice as MinesChoice },
    commitment: round.commitment,
    moves: round.moves as readonly MinesMove[],
    mines: round.isOver ? (round.outcome as MinesOutcome).mines : undefined,
  }),
  events: round.events.map((event) => ({ ...event })),
  balance: Number(round.balanceMinor),
  ...(round.receipt && { receipt: round.receipt }),
});

/** Pushes after a game has gone on: the game, and its win once it was taken. */
export const minesNews = (game: MinesGame): { type: string; payload: object }[] => [
  { type: 'load', payload: game },
  ...(game.win ? [{ type: 'balance', payload: { code: TAKEN, balance: game.balance, amount: game.payoutMinor } }] : []),
];

/** `mines.*`: each understands the command, lets the host do it, and tells the player's other devices. */
export const createMinesHandlers = ({ host, configs, currencies, push }: SteppedTools): Handlers<typeof minesCalls> => {
  const tools = { configs, currencies };

  const understand = ({ bet, minesLength, requestId }: MinesCreate, player: Player): SoloPlay<MinesChoice> => {
    const account = stakeAccountOf(player);
    if (account === undefined) throw new CallError(codes.currency);
    const stakeMinor = stakeOfHundredths(bet, chosenCurrency(player, tools, codes), codes);
    const requestHash = hash('sha256', JSON.stringify([bet, minesLength]), 'buffer');
    const idempotency = requestId === undefined ? undefined : { key: requestId, requestHash };
    return { account, stakeMinor, choice: { minesLength }, idempotency };
  };

  const shown = (caller: SignedInCaller, round: SteppedRound): MinesGame => {
    const game = publicGame(round);
    for (const { type, payload } of minesNews(game)) push(caller, type, payload);
    return game;
  };

  const refused = (caller: SignedInCaller, error: unknown): unknown => {
    if (error instanceof CallError) push(caller, 'error', { code: error.code });
    return error;
  };

  const move = async (
    caller: SignedInCaller,
    make: (round: { mines: readonly number[]; at: number }) => MinesMove,
  ): Promise<MinesGame> => {
    try {
      const round = await host.move(caller.player, ({ outcome, at }) =>
        make({ mines: (outcome as MinesOutcome).mines, at }),
      );
      return shown(caller, round);
    } catch (error) {
      throw refused(caller, error);
    }
  };

  return {
    'mines.createGame': {
      async handle(payload, caller) {
        const { player } = caller;
        try {
          return shown(caller, await host.open(player, understand(payload, player)));
        } catch (error) {
          const config = configs.playedBy('mines', player.publicId).config as MinesConfig;
          throw refused(caller, withLimit(error, player, config, { ...tools, codes }));
        }
      },
      payloadCodes: { minesLength: 'INCORRECT_MINES_LENGTH' },
      signInCode: 0,
      messages: 'mines',
    },
    'mines.openSector': {
      handle: ({ sectorKey }, caller) =>
        move(caller, ({ mines, at }) => ({ at, isMine: mines.includes(sectorKey), sectorKey })),
      payloadCodes: { sectorKey: 'SECTOR_NOT_FOUND' },
      signInCode: 0,
      messages: 'mines',
    },
    'mines.takeWin': {
      handle: (_payload, caller) => move(caller, ({ at }) => ({ at, take: true })),
      signInCode: 0,
      messages: 'mines',
    },
    'mines.load': {
      async handle(_payload, { player }) {
        const round = await host.load(player);
        return { game: round ? publicGame(round) : null };
      },
      signInCode: 0,
      messages: 'mines',
    },
  };
};
