import { largestPayouts, listStakes, type AuditedStake, type Queryable, type StakeQuery } from 'db';
import { generalCodes } from '../../../contract/general-codes.ts';
import type { AuditedRound } from '../../../contract/audit.contract.ts';
import type { ParsedPayload } from '../../../contract/calls.ts';
import type { ServerGames } from '../../core/games/server-games.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import { drawnMember } from './draws.ts';
import { accountsOfUnit, shownStake } from './views.ts';

const PAGE = 50;

type Question = Omit<StakeQuery, 'hosting'>;
type List = (client: Queryable, query: StakeQuery) => Promise<AuditedStake[]>;

/** Asks for solo rounds, shared bets, or both. */
const stakesOf = async (
  client: Queryable,
  games: ServerGames,
  list: List,
  query: Question,
): Promise<AuditedStake[]> => {
  const hostings = query.game === undefined ? (['solo', 'shared'] as const) : [games.engine.get(query.game).hosting];
  const lists = await Promise.all(hostings.map((hosting) => list(client, { ...query, hosting })));
  return lists.flat();
};

const drawnOf = (games: ServerGames, game: string | undefined, value: number | undefined): StakeQuery['drawn'] => {
  if (game === undefined || value === undefined) return undefined;
  const key = drawnMember(games.get(game));
  if (key === undefined) throw new CallError(generalCodes.badPayload, { field: 'drawn' });
  return { key, value };
};

/** A page of stakes, newest first. */
export const answerRounds = async (
  client: Queryable,
  games: ServerGames,
  { cursor, limit = PAGE, minStakeMinor, maxStakeMinor, drawn, ...rest }: ParsedPayload<'audit.rounds'>,
): Promise<{ rounds: AuditedRound[]; next: string | null }> => {
  const stakes = await stakesOf(client, games, listStakes, {
    ...rest,
    minStake: minStakeMinor,
    maxStake: maxStakeMinor,
    drawn: drawnOf(games, rest.game, drawn),
    before: cursor,
    limit: limit + 1,
  });
  const newest = stakes.toSorted((a, b) => (a.id < b.id ? 1 : -1)); // ids are UUIDv7: their order is that of time
  const page = newest.slice(0, limit);
  return { rounds: page.map(shownStake), next: newest.length > limit ? (page.at(-1)?.id ?? null) : null };
};

/** The stakes that were paid most. */
export const answerLargestWins = async (
  client: Queryable,
  games: ServerGames,
  { unit = 'BASE', limit = PAGE, ...rest }: ParsedPayload<'audit.largestWins'>,
): Promise<{ rounds: AuditedRound[] }> => {
  const stakes = await stakesOf(client, games, largestPayouts, { ...rest, accounts: accountsOfUnit(unit), limit });
  const largest = stakes.map(shownStake).toSorted((a, b) => (b.payoutMinor ?? 0) - (a.payoutMinor ?? 0));
  return { rounds: largest.slice(0, limit) };
};
