import type { EntityManager } from '@mikro-orm/postgresql';
import type { Queryable } from '../../core/pool.ts';
import { UserEntity } from '../account/user.entity.ts';
import { SupportReadyAnswerEntity, SupportReadyVersionEntity } from './support.entities.ts';

export interface ReadyAnswerRow {
  id: number;
  title: string;
  queue: string | null; // null: of all
  bodies: Record<string, string>; // by language
  version: number;
  editedBy: string; // nick
  editedAt: number; // ms since epoch
}

/** A ready answer as somebody has written it. */
export interface ReadyAnswerDraft {
  title: string;
  queue: string | null;
  bodies: Record<string, string>;
  editedBy: bigint;
  editedAt: number;
}

/** All ready answers, or one, by title. */
export const readyAnswers = async (client: Queryable, id: number | null = null): Promise<ReadyAnswerRow[]> => {
  const { rows } = await client.query<ReadyAnswerRow>(
    `SELECT r.id, r.title, r.queue, r.bodies, r.version, u.nick AS "editedBy", r.edited_at::float8 AS "editedAt"
     FROM support_ready_answer r JOIN app_user u ON u.id = r.edited_by WHERE $1::int IS NULL OR r.id = $1 ORDER BY r.title, r.id`,
    [id],
  );
  return rows;
};

/** Stores a ready answer with its first version, in one transaction. Gives its id. */
export const addReadyAnswer = async (em: EntityManager, draft: ReadyAnswerDraft): Promise<number> => {
  const answerId = await em.insert(SupportReadyAnswerEntity, draft);
  await em.insert(SupportReadyVersionEntity, { ...draft, answerId, version: 1 });
  return answerId;
};

/**
 * Changes the version that was edited and keeps the new one, in one transaction. False: somebody else has changed it
 * meanwhile, or there is none.
 */
export const changeReadyAnswer = async (
  em: EntityManager,
  { id, version }: { id: number; version: number },
  draft: ReadyAnswerDraft,
): Promise<boolean> => {
  const next = { ...draft, version: version + 1 };
  if ((await em.nativeUpdate(SupportReadyAnswerEntity, { id, version }, next)) === 0) return false;
  await em.insert(SupportReadyVersionEntity, { ...next, answerId: id });
  return true;
};

/** All versions of a ready answer, the newest first. */
export const readyVersions = async (em: EntityManager, answerId: number): Promise<ReadyAnswerRow[]> => {
  const versions = await em.find(SupportReadyVersionEntity, { answerId }, { orderBy: { version: 'desc' } });
  const editors = await em.find(UserEntity, { id: { $in: versions.map(({ editedBy }) => editedBy) } });
  const nicks = new Map(editors.map(({ id, nick }) => [id, nick]));
  return versions.map(({ version, title, queue, bodies, editedBy, editedAt }) => ({
    id: answerId,
    version,
    title,
    queue: queue ?? null,
    bodies,
    editedBy: nicks.get(editedBy) ?? '',
    editedAt,
  }));
};
