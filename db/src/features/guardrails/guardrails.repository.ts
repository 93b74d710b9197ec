import {
  LockMode,
  UniqueConstraintViolationException,
  type EntityManager,
  type InferEntity,
} from '@mikro-orm/postgresql';
import { GuardrailEntity, type GuardrailStatus } from './guardrail.entity.ts';

/** A version of a game's guardrails, with the nicks of those who proposed and decided it. Times: ms since epoch. */
export interface GuardrailVersion {
  id: number;
  game: string;
  version: number;
  bounds: Record<string, unknown>;
  status: GuardrailStatus;
  authorId: bigint;
  author: string;
  reason: string;
  createdAt: number;
  decider: string | null;
  decision: string;
  decidedAt: number | null;
}

/** Author, reason and time of an act on guardrails (ms since epoch). */
export interface GuardrailAct {
  actorId: bigint;
  reason: string;
  at: number;
}

const people = { populate: ['author', 'decider'] } as const;

const shown = (row: InferEntity<typeof GuardrailEntity>): GuardrailVersion => ({
  id: row.id,
  game: row.game,
  version: row.version,
  bounds: row.bounds,
  status: row.status,
  authorId: row.author.id,
  author: row.author.nick,
  reason: row.reason,
  createdAt: row.createdAt,
  decider: row.decider?.nick ?? null,
  decision: row.decision,
  decidedAt: row.decidedAt ?? null,
});

/** Result of a decision; the present row where nothing was done. */
export type Decided = 'decided' | 'missing' | 'own' | 'late';

/** Guardrails by game. */
export const guardrailRepository = (em: EntityManager) => ({
  /** The bounds that configs of a game are held to; undefined: those of the program. */
  async inForce(game: string): Promise<Record<string, unknown> | undefined> {
    return (await em.findOne(GuardrailEntity, { game, status: 'active' }))?.bounds;
  },

  /** The newest versions of a game first. */
  async list(game: string, limit: number): Promise<GuardrailVersion[]> {
    const rows = await em.find(GuardrailEntity, { game }, { orderBy: { version: 'desc' }, limit, ...people });
    return rows.map(shown);
  },

  /** Proposals of all games that wait for a decision, the oldest first. */
  async waiting(): Promise<GuardrailVersion[]> {
    const rows = await em.find(GuardrailEntity, { status: 'proposed' }, { orderBy: { createdAt: 'asc' }, ...people });
    return rows.map(shown);
  },

  /** Proposes bounds; the new version's id. Undefined while another proposal of the game waits. */
  async propose(game: string, bounds: Record<string, unknown>, act: GuardrailAct): Promise<number | undefined> {
    const [last] = await em.find(GuardrailEntity, { game }, { orderBy: { version: 'desc' }, limit: 1 });
    const row = em.create(GuardrailEntity, {
      game,
      version: (last?.version ?? 0) + 1,
      bounds,
      status: 'proposed',
      author: act.actorId,
      reason: act.reason,
      createdAt: act.at,
      decision: '',
    });
    try {
      await em.persist(row).flush();
      return row.id;
    } catch (error) {
      if (error instanceof UniqueConstraintViolationException) return undefined;
      throw error;
    }
  },

  /** Brings a proposal into force, in the place of what was, or sets it aside. Its author can only do the latter. */
  decide: (id: number, isApproved: boolean, act: GuardrailAct): Promise<Decided> =>
    em.transactional(async (inner): Promise<Decided> => {
      const row = await inner.findOne(GuardrailEntity, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!row) return 'missing';
      if (row.status !== 'proposed') return 'late';
      if (isApproved && row.author.id === act.actorId) return 'own';
      if (isApproved)
        await inner.nativeUpdate(GuardrailEntity, { game: row.game, status: 'active' }, { status: 'retired' });
      await inner.nativeUpdate(
        GuardrailEntity,
        { id },
        {
          status: isApproved ? 'active' : 'rejected',
          decider: act.actorId,
          decision: act.reason,
          decidedAt: act.at,
        },
      );
      return 'decided';
    }),
});
