import { statsOf, tournament, vipName } from 'db';
import {
  TOURNAMENT_MIN_STATUS,
  tournamentCodes,
  type tournamentCalls,
} from '../../../contract/features/tournament.contract.ts';
import type { FeatureTools } from '../../core/features/feature.ts';
import type { Handlers } from '../../core/games/server-game.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import type { TournamentView } from './standing.ts';
import { openTournamentDay } from './tournament-day.ts';

type EnterTools = Pick<FeatureTools, 'db' | 'clock' | 'currencies' | 'guard'>;

/** Registers a player for today. Throws CallError: responsible-gambling limits, 2, 3, TOURNAMENT_OFF. */
export const participate = async (tools: EnterTools, userId: bigint): Promise<void> => {
  const { db, clock, guard } = tools;
  await guard.assertMayPlay(userId);
  const { vipStatus } = await statsOf(db.pool, userId);
  if (vipStatus < TOURNAMENT_MIN_STATUS)
    throw new CallError(tournamentCodes.vipLevel, { limit: await vipName(db.pool, TOURNAMENT_MIN_STATUS) });
  const at = clock.now();
  const { day, bank } = await openTournamentDay(tools, at);
  if (bank === 0n) throw new CallError(tournamentCodes.off);
  if (!(await tournament.enterTournament(db.pool, { day, userId, at })))
    throw new CallError(tournamentCodes.registered);
};

export const createTournamentCalls = (tools: EnterTools, view: TournamentView): Handlers<typeof tournamentCalls> => ({
  'tournament.daily.getInfo': {
    async handle(_payload, { player }) {
      const { shared, own } = await view.standing();
      return { ...shared, own: (player && own.get(player.userId)) ?? null };
    },
  },
  'tournament.daily.getResults': { handle: async () => ({ days: await view.results() }) },
  'tournament.daily.participate': {
    signInCode: tournamentCodes.signIn,
    async handle(_payload, { player }) {
      await participate(tools, player.userId);
      return { success: true, code: 0 };
    },
  },
  'tournament.daily.takeNews': {
    signInCode: tournamentCodes.signIn,
    async handle(_payload, { player }) {
      const announced = await tournament.tellPlaces(tools.db.pool, player.userId, tools.clock.now());
      return { prizes: announced.map(({ prize, ...one }) => ({ ...one, prize: Number(prize) })) };
    },
  },
});
