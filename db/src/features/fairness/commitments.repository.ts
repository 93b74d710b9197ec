import { raw, type EntityManager } from '@mikro-orm/postgresql';
import type { Queryable } from '../../core/pool.ts';
import { SeedChainEntity } from './seed-chain.entity.ts';

/** A round that is not over, with what it was committed to before its first bet. */
export interface CommittedRoundRow {
  id: string;
  game: string;
  number: number;
  commitment: string;
  openedAt: number; // ms since epoch
}

const PER_GAME = 100;

/** Unfinished shared rounds of every game, newest first; private rooms are left out. A window counts those of each game. */
export const committedRounds = async (client: Queryable): Promise<CommittedRoundRow[]> => {
  const { rows } = await client.query<
    Omit<CommittedRoundRow, 'number' | 'openedAt'> & { number: bigint; openedAt: bigint }
  >(
    `SELECT id, game, number, commitment, opened_at AS "openedAt"
     FROM (
       SELECT *, row_number() OVER (PARTITION BY game ORDER BY number DESC) AS place FROM shared_round
       WHERE settled_xid IS NULL AND meta->>'isPrivate' IS DISTINCT FROM 'true'
     ) s WHERE place <= $1 ORDER BY game, number DESC`,
    [PER_GAME],
  );
  return rows.map((row) => ({ ...row, number: Number(row.number), openedAt: Number(row.openedAt) }));
};

/** A chain with how many of its seeds were taken. */
export interface UsedChain {
  game: string;
  terminator: string;
  length: number;
  used: number;
  createdAt: number; // ms since epoch
}

/** The chains that unfinished rounds use or the next ones will, oldest first: one of each game, or two at a change. */
export const usedChains = async (em: EntityManager): Promise<UsedChain[]> => {
  const isInUse = { [raw('(id IN (SELECT chain_id FROM shared_round WHERE settled_xid IS NULL))')]: true };
  const where = { $or: [{ status: 'current' as const }, isInUse] };
  const chains = await em.find(SeedChainEntity, where, { orderBy: { game: 'asc', id: 'asc' }, refresh: true });
  return chains.map(({ game, terminator, length, nextIndex, createdAt }) => ({
    game,
    terminator,
    length,
    used: nextIndex - 1,
    createdAt,
  }));
};
