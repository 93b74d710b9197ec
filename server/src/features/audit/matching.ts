import { idTime, matchLedger, onOneSnapshot, type MatchedStakes, type UnmatchedEntry } from 'db';
import type { Pool } from 'pg';
import {
  AUDIT_LIMIT,
  MATCHING_PAGE,
  type AuditUnit,
  type MatchedGame,
  type MatchingAnswer,
  type Unmatched,
} from '../../../contract/audit.contract.ts';
import type { ParsedPayload } from '../../../contract/calls.ts';

const shownGame = ({ game, unit, stakes, ...amounts }: MatchedStakes): MatchedGame => ({
  game,
  unit: unit as AuditUnit,
  stakes: Number(stakes),
  stakesMinor: Number(amounts.stakesMinor),
  payoutsMinor: Number(amounts.payoutsMinor),
  ledgerStakesMinor: Number(amounts.ledgerStakesMinor),
  ledgerPayoutsMinor: Number(amounts.ledgerPayoutsMinor),
});

const shownEntry = ({ id, game, line, due, found }: UnmatchedEntry): Unmatched => ({
  id,
  game,
  line: Number(line),
  dueMinor: due === null ? null : Number(due),
  foundMinor: found === null ? null : Number(found),
});

/** A page of stakes held against the ledger: short enough that bets do not notice it, whatever the range is. */
export const answerMatching = async (
  pool: Pool,
  { most = MATCHING_PAGE, ...query }: ParsedPayload<'audit.matching'>,
): Promise<MatchingAnswer> => {
  const { games, count, unmatched, next } = await onOneSnapshot(pool, (client) =>
    matchLedger(client, { ...query, most, limit: AUDIT_LIMIT }),
  );
  return {
    games: games.map(shownGame),
    count: Number(count),
    unmatched: unmatched.map(shownEntry),
    next: next === null ? null : { begin: next, at: idTime(next) },
  };
};
