import { casino, listOwnBets } from 'db';
import type { CallAnswer, ParsedPayload } from '../../../contract/calls.ts';
import { ownBetSchema } from '../../../contract/features/history.contract.ts';
import { PLAYERS_PAGE } from '../../../contract/features/office-players.contract.ts';
import type { FeatureTools } from '../../core/features/feature.ts';

type Asked<N extends 'officePlayers.rounds' | 'officePlayers.providerRounds'> = Omit<ParsedPayload<N>, 'userId'>;

/** A player's bets on the house's games that conditions let through, the newest first. */
export const loadRounds = async (
  { db, readMultipliers }: Pick<FeatureTools, 'db' | 'readMultipliers'>,
  userId: bigint,
  { game, from, to, result, money, cursor }: Asked<'officePlayers.rounds'>,
): Promise<CallAnswer<'officePlayers.rounds'>> => {
  const found = await listOwnBets(db.history, {
    userId,
    game,
    since: from,
    until: to,
    result,
    accountKind: money,
    before: cursor,
    limit: PLAYERS_PAGE + 1,
  });
  const page = found.slice(0, PLAYERS_PAGE);
  const multipliers = await readMultipliers(page);
  return {
    bets: page.map(({ id, cursor: betId, game: played, stakeMinor, payoutMinor, accountKind, at }, index) =>
      ownBetSchema.parse({
        id,
        betId,
        game: played,
        stakeMinor: Number(stakeMinor),
        payoutMinor: Number(payoutMinor),
        multiplierPpm: multipliers[index] ?? 0,
        money: accountKind,
        at,
      }),
    ),
    cursor: found.length > page.length ? (page.at(-1)?.cursor ?? null) : null,
  };
};

/** A player's rounds of provider games that conditions let through, the newest first. */
export const loadProviderRounds = async (
  { db }: Pick<FeatureTools, 'db'>,
  userId: bigint,
  { from, to, result, state, cursor }: Asked<'officePlayers.providerRounds'>,
): Promise<CallAnswer<'officePlayers.providerRounds'>> => {
  const found = await casino.findProviderRounds(db.history, {
    userId,
    since: from,
    until: to,
    result,
    state,
    before: cursor,
    limit: PLAYERS_PAGE + 1,
  });
  const page = found.slice(0, PLAYERS_PAGE);
  return {
    rounds: page.map(({ id, title, identifier, sentId, provider, account, stakeMinor, payoutMinor, ...round }) => ({
      id,
      title,
      identifier,
      sentId,
      provider,
      account,
      bet: Number(stakeMinor),
      amount: Number(payoutMinor),
      state: round.state,
      startedAt: round.startedAt,
      lastAt: round.lastAt,
    })),
    cursor: found.length > page.length ? (page.at(-1)?.id ?? null) : null,
  };
};
