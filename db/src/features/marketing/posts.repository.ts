import { LockMode, UniqueConstraintViolationException, type EntityManager } from '@mikro-orm/postgresql';
import { withDeciders, type Deciders } from '../account/deciders.ts';
import { PostEntity, type PostRow } from './post.entity.ts';

/** A version about to be proposed. */
export type NewPost = Pick<
  PostRow,
  | 'kind'
  | 'slug'
  | 'texts'
  | 'picture'
  | 'gradient'
  | 'link'
  | 'shownFrom'
  | 'shownUntil'
  | 'authorId'
  | 'reason'
  | 'createdAt'
>;

export const marketingPosts = (em: EntityManager) => ({
  /**
   * Proposes the next version under a name. Gives its id; 'waits' while another version does, 'otherKind' when the name is
   * one of the other kind.
   */
  async propose(row: NewPost): Promise<number | 'waits' | 'otherKind'> {
    const last = await em.findOne(PostEntity, { slug: row.slug }, { orderBy: { version: 'desc' }, refresh: true });
    if (last && last.kind !== row.kind) return 'otherKind';
    const version = (last?.version ?? 0) + 1;
    try {
      return await em.insert(PostEntity, { ...row, version, status: 'proposed', decision: '' });
    } catch (error) {
      if (error instanceof UniqueConstraintViolationException) return 'waits';
      throw error;
    }
  },

  /** Versions with the nicks of both people, the newest first. */
  async list(limit: number): Promise<(PostRow & Deciders)[]> {
    return withDeciders(em, await em.find(PostEntity, {}, { orderBy: { id: 'desc' }, limit, refresh: true }));
  },

  /** A version, locked for the rest of the transaction. */
  lock: (id: number): Promise<PostRow | null> =>
    em.findOne(PostEntity, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true }),

  async decide(
    id: number,
    { isApproved, deciderId, decision, at }: { isApproved: boolean; deciderId: bigint; decision: string; at: number },
  ): Promise<void> {
    const status = isApproved ? 'approved' : 'rejected';
    await em.nativeUpdate(PostEntity, { id }, { status, deciderId, decision, decidedAt: at });
  },

  /** Takes down all approved versions of a name: no older one comes back. False: there are none. */
  async withdraw(slug: string, { withdrawnBy, at }: { withdrawnBy: bigint; at: number }): Promise<boolean> {
    const change = { status: 'withdrawn', withdrawnBy, withdrawnAt: at } as const;
    return (await em.nativeUpdate(PostEntity, { slug, status: 'approved' }, change)) > 0;
  },

  /** Approved versions whose time has come and that are the newest of their name, the newest first. */
  async shown(at: number): Promise<PostRow[]> {
    const begun = { status: 'approved', shownFrom: { $lte: at } } as const;
    const rows = await em.find(PostEntity, begun, { orderBy: { shownFrom: 'desc', id: 'desc' }, refresh: true });
    const newest = new Map<string, number>();
    for (const { slug, version } of rows) newest.set(slug, Math.max(version, newest.get(slug) ?? 0));
    return rows.filter(({ slug, version, shownUntil }) => version === newest.get(slug) && shownUntil > at);
  },
});
