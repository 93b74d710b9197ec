import type { PlacedBet, SharedLoad } from '../../../contract/shared-round.contract.ts';
import type { Caller, SignedInCaller } from '../realtime/dispatcher.ts';
import type { BetOrder, PlacedOrder } from './bet-order.ts';
import {
  chosenCurrency,
  orderOf,
  placedAnswer,
  stakeOfHundredths,
  withLimit,
  type SharedBetCodes,
  type SharedBetTools,
} from './shared-bet.ts';
import type { SharedTable } from './shared-table.ts';

export interface SharedCallsOptions {
  table: SharedTable;
  tools: SharedBetTools;
  codes: SharedBetCodes;
  /** A bet is durable: the player's balance has changed. */
  onPlaced(caller: SignedInCaller, placed: PlacedOrder, order: BetOrder): void;
}

/** A bet as a call states it. */
interface AskedStake {
  bet: number; // integer hundredths of the player's currency
  requestId?: string | undefined;
  salt?: string | undefined;
  roundId?: string | undefined; // the round that it is for and no other; undefined: the one in play
}

/** Bet and load calls of a shared game. */
export interface SharedCalls {
  /** Places what a player asked for. */
  bet(caller: SignedInCaller, asked: AskedStake, choice: object): Promise<PlacedBet>;
  load(caller: Caller): Promise<SharedLoad>;
}

export const createSharedCalls = (options: SharedCallsOptions): SharedCalls => {
  const { table, tools, codes, onPlaced } = options;
  return {
    async bet(caller, { bet, requestId, salt, roundId }, choice) {
      const { player } = caller;
      try {
        const stakeMinor = stakeOfHundredths(bet, chosenCurrency(player, tools, codes), codes);
        const order = await orderOf(player, { stakeMinor, choice, key: requestId, salt }, tools, codes);
        const placed = await table.place(order, roundId);
        onPlaced(caller, placed, order);
        return placedAnswer(placed);
      } catch (error) {
        throw withLimit(error, player, table.board.limits(choice), { ...tools, codes });
      }
    },
    load: async ({ hearsStates = false, player }) => ({
      ...(await (hearsStates ? table.board.current() : table.board.shownTo(player?.publicId))),
      before_games: [...table.board.before],
    }),
  };
};
