import type { Queryable } from '../core/pool.ts';
import { SUPERSEDED, TRIAL_STOPPED } from './config-schedules.repository.ts';

/** End of waiting schedules. `set` and `where` are SQL over the schedule `s` and `act`. */
export interface ScheduleEnd {
  set: string;
  where: string;
}

const OF_VERSION = 's.config_id = act.subject';

export const cancelled: ScheduleEnd = { set: `state = 'cancelled', ended_by = act.actor`, where: OF_VERSION };

/** Ends with a trial whose returns left their band. */
export const stopped: ScheduleEnd = { set: `state = 'refused', refusal = '${TRIAL_STOPPED}'`, where: OF_VERSION };

/** Ends the schedules of the game's other versions. */
export const superseded: ScheduleEnd = {
  set: `state = 'refused', refusal = '${SUPERSEDED}'`,
  where: `s.config_id IN (SELECT o.id FROM game_config o JOIN game_config c ON c.game = o.game
    WHERE c.id = act.subject AND o.id <> c.id)`,
};

export const doneBy = (schedule: number): ScheduleEnd => ({
  set: `state = 'done'`,
  where: `${OF_VERSION} AND s.id = ${schedule}`,
});

/** Ends the waiting schedules that an act on a version concerns, in its transaction. Returns their number. */
export const endSchedules = async (
  client: Queryable,
  { set, where }: ScheduleEnd,
  configId: number,
  { actorId, at }: { actorId: bigint | null; at: number },
): Promise<number> => {
  const { rowCount } = await client.query(
    `WITH act AS (SELECT $1::int AS subject, $2::bigint AS actor)
     UPDATE game_config_schedule s SET ${set}, ended_at = $3 FROM act WHERE s.state = 'waiting' AND ${where}`,
    [configId, actorId, at],
  );
  return rowCount ?? 0;
};
