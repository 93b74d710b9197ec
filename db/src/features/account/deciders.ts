import type { EntityManager } from '@mikro-orm/postgresql';
import { UserEntity } from './user.entity.ts';

/** A change that one person proposes and another one decides. */
interface Decided {
  authorId: bigint;
  deciderId?: bigint | null | undefined;
}

/** The nicks of both. */
export interface Deciders {
  author: string;
  decider: string | null;
}

/** The same rows with the nicks of those who proposed and decided them. */
export const withDeciders = async <Row extends Decided>(
  em: EntityManager,
  rows: readonly Row[],
): Promise<(Row & Deciders)[]> => {
  const ids = rows.flatMap(({ authorId, deciderId }) => [authorId, ...(deciderId == null ? [] : [deciderId])]);
  const people = new Map((await em.find(UserEntity, { id: { $in: ids } })).map(({ id, nick }) => [id, nick]));
  return rows.map((row) => ({
    ...row,
    author: people.get(row.authorId) ?? '',
    decider: row.deciderId == null ? null : (people.get(row.deciderId) ?? ''),
  }));
};
