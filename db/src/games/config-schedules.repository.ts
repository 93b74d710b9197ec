import { UniqueConstraintViolationException, type EntityManager } from '@mikro-orm/postgresql';
import { UserEntity } from '../features/account/user.entity.ts';
import { GameConfigEntity, GameConfigScheduleEntity, type GameConfigScheduleState } from './game-config.entity.ts';

/** A time at which a version is to become active, and what came of it. Times: ms since epoch. */
export interface ConfigSchedule {
  id: number;
  configId: number;
  authorId: bigint;
  author: string; // nick
  reason: string;
  isOverride: boolean; // without the trial that it needs
  at: number;
  createdAt: number;
  state: GameConfigScheduleState;
  endedAt: number | null;
  endedBy: string | null; // nick; null: the program
  refusal: string | null; // code of the refusal that kept it from being active
}

/** Refusals of schedules that no activation by hand would get. */
export const SUPERSEDED = 'SUPERSEDED'; // somebody activated another version of the game by hand
export const TRIAL_STOPPED = 'TRIAL_STOPPED'; // measured returns left their band

/** Has a version become active at a time. False when it waits for one already. */
export const scheduleActivation = async (
  em: EntityManager,
  schedule: Pick<ConfigSchedule, 'configId' | 'authorId' | 'reason' | 'isOverride' | 'at' | 'createdAt'>,
): Promise<boolean> => {
  try {
    await em.insert(GameConfigScheduleEntity, { ...schedule, state: 'waiting' });
    return true;
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) return false;
    throw error;
  }
};

/** The last schedule of a version, also one that has ended. */
export const lastSchedule = async (em: EntityManager, configId: number): Promise<ConfigSchedule | undefined> => {
  const row = await em.findOne(GameConfigScheduleEntity, { configId }, { orderBy: { id: 'desc' }, refresh: true });
  if (!row) return undefined;
  const { id, authorId, reason, isOverride, at, createdAt, state, endedAt = null, endedBy, refusal = null } = row;
  const users = await em.find(UserEntity, { id: { $in: [authorId, ...(endedBy == null ? [] : [endedBy])] } });
  const nickOf = (userId: bigint | null | undefined): string | null =>
    users.find((user) => user.id === userId)?.nick ?? null;
  return {
    id,
    configId,
    authorId,
    author: nickOf(authorId) ?? '',
    reason,
    isOverride,
    at,
    createdAt,
    state,
    endedAt,
    endedBy: nickOf(endedBy),
    refusal,
  };
};

/** A schedule whose time has come. */
export type DueSchedule = Pick<ConfigSchedule, 'id' | 'configId' | 'authorId' | 'reason' | 'isOverride' | 'at'>;

/** Schedules whose time has come, the earliest first. */
export const dueSchedules = (em: EntityManager, now: number): Promise<DueSchedule[]> =>
  em.find(
    GameConfigScheduleEntity,
    { state: 'waiting', at: { $lte: now } },
    { orderBy: { at: 'asc', id: 'asc' }, refresh: true },
  );

/** Takes back the time that a version waits for. False when there is none. */
export const cancelSchedule = async (
  em: EntityManager,
  configId: number,
  { by: endedBy, at: endedAt }: { by: bigint; at: number },
): Promise<boolean> => {
  const ended = { state: 'cancelled', endedBy, endedAt } as const;
  return (await em.nativeUpdate(GameConfigScheduleEntity, { configId, state: 'waiting' }, ended)) === 1;
};

/** Ends a schedule without its activation. False when it does not wait any more. */
export const refuseSchedule = async (
  em: EntityManager,
  id: number,
  { refusal, at: endedAt }: { refusal: string; at: number },
): Promise<boolean> => {
  const ended = { state: 'refused', refusal, endedAt } as const;
  return (await em.nativeUpdate(GameConfigScheduleEntity, { id, state: 'waiting' }, ended)) === 1;
};

/** Ids of the approved versions and candidates whose last schedule was refused. */
export const refusedVersionIds = async (em: EntityManager): Promise<number[]> => {
  const open = await em.find(GameConfigEntity, { status: { $in: ['approved', 'candidate'] } }, { refresh: true });
  const ofOpen = { configId: { $in: open.map(({ id }) => id) } };
  const rows = await em.find(GameConfigScheduleEntity, ofOpen, { orderBy: { id: 'asc' }, refresh: true });
  const last = new Map(rows.map(({ configId, state }) => [configId, state]));
  return [...last].filter(([, state]) => state === 'refused').map(([configId]) => configId);
};
