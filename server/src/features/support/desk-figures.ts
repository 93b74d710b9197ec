import { periodOf, dayStart, support, type Queryable } from 'db';
import type { CallAnswer } from '../../../contract/calls.ts';
import type { SupportTimes } from '../../../contract/features/office-support.contract.ts';
import type { SupportQueue } from '../../../contract/features/support-values.ts';
import { measureAnswers } from './measure.ts';

const DAY_MS = 86_400_000;

/** The Monday of a moment's week, ms since epoch. */
const weekOf = (at: number): number => dayStart(periodOf('week', at).firstDay);

/** First answers and solutions by week and queue, the newest week first. */
export const timesByWeek = (rows: readonly support.SupportTimes[]): SupportTimes[] => {
  const groups = Map.groupBy(rows, ({ askedAt, queue }) => `${weekOf(askedAt)} ${queue}`);
  return [...groups.values()]
    .flatMap((group) => {
      const [first] = group;
      const answered = group.map(({ askedAt, firstAnswerAt }) => ({ askedAt, answeredAt: firstAnswerAt }));
      const firstAnswer = measureAnswers(answered, 1);
      const closed = group.flatMap(({ askedAt, closedAt }) =>
        closedAt === null ? [] : [{ askedAt, answeredAt: closedAt }],
      );
      if (!first || !firstAnswer) return [];
      const { askedAt, queue } = first;
      return [
        { queue: queue as SupportQueue, weekAt: weekOf(askedAt), firstAnswer, solution: measureAnswers(closed, 1) },
      ];
    })
    .toSorted((one, other) => other.weekAt - one.weekAt || one.queue.localeCompare(other.queue));
};

/** Figures of the last days, for these queues. */
export const loadFigures = async (
  client: Queryable,
  { queues, days, now }: { queues: readonly SupportQueue[]; days: number; now: number },
): Promise<CallAnswer<'officeSupport.figures'>> => {
  const since = now - days * DAY_MS;
  const waiting = await support.waitingByQueue(client);
  const times = await support.supportTimes(client, since);
  return {
    ...(await support.deskFigures(client, since)),
    times: timesByWeek(times.filter(({ queue }) => queues.includes(queue as SupportQueue))),
    queues: queues.map((queue) => {
      const found = waiting.find((one) => one.queue === queue);
      return { queue, waiting: found?.count ?? 0, oldestMs: found ? now - found.oldest : null };
    }),
  };
};
