import { casino } from 'db';
import type { CallAnswer } from '../../../contract/calls.ts';
import type { casino as contract } from '../../../contract/features/casino.contract.ts';
import { generalCodes } from '../../../contract/general-codes.ts';
import type { RequestHandlers } from '../../core/features/feature.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import type { CallHandler } from '../../core/realtime/dispatcher.ts';
import type { CasinoTools } from './casino-tools.ts';
import { openGame } from './open-game.ts';
import { allFavourites, favouriteGames, recentGames, switchFavourite } from './own-games.ts';
import { gameTables } from './tables.ts';
import { decideWin, heldWins } from './held-wins.ts';
import { unsettled } from './unsettled.ts';

type Calls = (typeof contract)['calls'];
type Handlers = { [N in keyof Calls]: CallHandler<Calls[N], CallAnswer<N>> };

const ROUNDS = 50;

/** Opening games, and a player's own lists. */
export const createCasinoHandlers = (tools: CasinoTools, held: Parameters<typeof decideWin>[1]): Handlers => ({
  'games.openGame': { handle: (asked, caller) => openGame(tools, caller, asked) },
  'games.getTables': {
    handle: async (asked, { player }) => ({ success: true, tables: await gameTables(tools, player, asked) }),
  },
  'games.closeGame': {
    async handle({ sessionId: id }, { player: { userId } }) {
      const played = await casino.playedInSession(tools.db.pool, { id, userId });
      if (!played) throw new CallError(generalCodes.badPayload, { field: 'sessionId' });
      await casino.endSlotSession(tools.em(), { id, userId, at: tools.clock.now() });
      const { rounds, open, stakedMinor, paidMinor } = played;
      return { success: true, played: { rounds, open, staked: Number(stakedMinor), paid: Number(paidMinor) } };
    },
  },
  'games.getFavoriteGames': {
    handle: async (_payload, { player }) => ({ success: true, ...(await allFavourites(tools, player.userId)) }),
  },
  'games.switchFavoriteStatus': {
    handle: async ({ gameId }, { player }) => ({
      success: true,
      ...(await switchFavourite(tools, player.userId, gameId)),
    }),
  },
  'games.getRecentGames': {
    handle: async (_payload, { player }) => ({ success: true, ...(await recentGames(tools, player.userId)) }),
  },
  'games.getProviderRounds': {
    async handle({ before, limit = ROUNDS }, { player: { userId } }) {
      const rounds = await casino.providerRoundsOf(tools.db.pool, { userId, before, limit });
      return {
        rounds: rounds.map(
          ({ id, title, identifier, provider, account, stakeMinor, payoutMinor, state, startedAt }) => ({
            id,
            title,
            identifier,
            provider,
            account,
            bet: Number(stakeMinor),
            amount: Number(payoutMinor),
            state,
            at: startedAt,
          }),
        ),
      };
    },
  },
  'officeCasino.unsettled': { handle: () => unsettled(tools) },
  'officeCasino.heldWins': { handle: () => heldWins(tools) },
  'officeCasino.decideWin': {
    async handle(decision, { staff }) {
      return { success: true, ...(await decideWin(tools, held, staff, decision)) };
    },
  },
});

/** The same calls over the legacy connection. */
export const createCasinoRequests = (tools: CasinoTools): RequestHandlers<(typeof contract)['requests']> => ({
  'user:getFavoriteGames': {
    handle: async (_payload, { player }) => ({ games: await favouriteGames(tools, player.userId) }),
  },
});
