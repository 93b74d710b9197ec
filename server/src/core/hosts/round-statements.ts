import {
  closeSharedRound,
  drawSharedRound,
  findPlacedBet,
  findPlacedBetByKey,
  findSharedRound,
  notices,
  placeSharedBets,
  settleSharedRound,
  voidSharedRound,
  type Database,
} from 'db';
import { topicOfNotice, type NoticeKind } from '../../../contract/features/notice-values.ts';
import type { Metrics } from '../observability/metrics.ts';

type Bound<F> = F extends (client: never, ...rest: infer R) => infer A ? (...rest: R) => A : never;

type SettleInput = Parameters<typeof settleSharedRound>[1];

/** Winners who have no page open find a notice when they come back. */
const tellLateWins = ({ roundId, event: { at } }: SettleInput) => {
  const code = 'wonLate' satisfies NoticeKind;
  return (client: Parameters<typeof notices.addLateWins>[0]): Promise<void> =>
    notices.addLateWins(client, { roundId, code, topic: topicOfNotice[code], at });
};

/** The statements that a round needs. Each is durable when it resolves. */
export interface RoundStatements {
  place: Bound<typeof placeSharedBets>;
  close: Bound<typeof closeSharedRound>;
  draw: Bound<typeof drawSharedRound>;
  settle(input: SettleInput): ReturnType<typeof settleSharedRound>;
  void: Bound<typeof voidSharedRound>;
  find: Bound<typeof findSharedRound>;
  findPlaced: Bound<typeof findPlacedBet>;
  findByKey: Bound<typeof findPlacedBetByKey>;
}

/** The statements over the pool that settles, each timed. */
export const roundStatements = (
  { settlement }: Pick<Database, 'settlement'>,
  { roundSeconds }: Pick<Metrics, 'roundSeconds'>,
): RoundStatements => {
  const timed = async <T>(step: string, work: Promise<T>): Promise<T> => {
    const done = roundSeconds.startTimer({ step });
    try {
      return await work;
    } finally {
      done();
    }
  };
  return {
    place: (input) => timed('place', placeSharedBets(settlement, input)),
    close: (input) => timed('close', closeSharedRound(settlement, input)),
    draw: (input) => timed('draw', drawSharedRound(settlement, input)),
    settle: (input) => timed('settle', settleSharedRound(settlement, input, tellLateWins(input))),
    void: (input) => timed('void', voidSharedRound(settlement, input)),
    find: (id) => findSharedRound(settlement, id),
    findPlaced: (id) => findPlacedBet(settlement, id),
    findByKey: (input) => findPlacedBetByKey(settlement, input),
  };
};
