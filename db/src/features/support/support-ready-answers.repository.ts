import type { EntityManager } from '@mikro-orm/postgresql';
import type { Queryable } from '../../core/pool.ts';
import { SupportReadyAnswerEntity } from './support.entities.ts';

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

export const addReadyAnswer = async (em: EntityManager, draft: ReadyAnswerDraft): Promise<number> =>
  em.insert(SupportReadyAnswerEntity, draft);

/** Changes the version that was edited. False: somebody else has changed it meanwhile, or there is none. */
export const changeReadyAnswer = async (
  em: EntityManager,
  { id, version }: { id: number; version: number },
  draft: ReadyAnswerDraft,
): Promise<boolean> =>
  (await em.nativeUpdate(SupportReadyAnswerEntity, { id, version }, { ...draft, version: version + 1 })) > 0;
