import type { PlacedBet, SharedLoad } from '../../../contract/shared-round.contract.ts';
import type { SignedInCaller } from '../realtime/dispatcher.ts';
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

/** What the bet and load calls of a shared game do. */
export interface SharedCalls {
  /** Places what a player asked for: a stake in integer hundredths of their currency. */
  bet(
    caller: SignedInCaller,
    asked: { bet: number; requestId?: string | undefined; salt?: string | undefined },
    choice: object,
  ): Promise<PlacedBet>;
  load(): Promise<SharedLoad>;
}

export const createSharedCalls = (options: SharedCallsOptions): SharedCalls => {
  const { table, tools, codes, onPlaced } = options;
  return {
    async bet(caller, { bet, requestId, salt }, choice) {
      const { player } = caller;
      try {
        const stakeMinor = stakeOfHundredths(bet, chosenCurrency(player, tools, codes), codes);
        const order = await orderOf(player, { stakeMinor, choice, key: requestId, salt }, tools, codes);
        const placed = await table.place(order);
        onPlaced(caller, placed, order);
        return placedAnswer(placed);
      } catch (error) {
        throw withLimit(error, player, table.board.limits(choice), tools, codes);
      }
    },
    load: async () => ({ ...(await table.board.current()), before_games: [...table.board.before] }),
  };
};
