import type { compliance } from 'db';
import type { FeatureTools } from '../../core/features/feature.ts';
import type { Moments } from '../../core/games/game-audit.ts';

type Tools = Pick<FeatureTools, 'games' | 'configs'>;
type Solo = compliance.AmlSoloBets;
type Shared = compliance.AmlSharedBets;

/** A stored choice as its game reads it; undefined: it is none of this program's. */
const choiceOf = (
  { choiceSchema }: { choiceSchema: { safeParse(value: unknown): { data?: unknown } } },
  stored: unknown,
): object | undefined => choiceSchema.safeParse(stored).data as object | undefined;

const timesOf = ({ mean, variance }: Moments, bets: number): Moments => ({
  mean: mean * bets,
  variance: variance * bets,
});

const soloMoments = async ({ games, configs }: Tools, row: Solo): Promise<Moments | undefined> => {
  const served = games.find(row.game);
  if (!served || served.audit.moments.hosting !== 'solo') return undefined;
  const choice = choiceOf(served.game, JSON.parse(row.choice));
  if (!choice) return undefined;
  const { config } = await configs.find(row.game, row.configId);
  const { stake: stakeMinor, opened, isLost } = row;
  const payoutMinor = row.paid / BigInt(row.bets); // alike rounds are paid alike, but for their draw
  return timesOf(served.audit.moments.of(config, { stakeMinor, choice, opened, isLost, payoutMinor }), row.bets);
};

/**
 * A player's part of a pot whose winner is drawn by tickets: a chance equal to the share of the stakes, for what was paid
 * to the winner.
 */
const potMoments = (staked: bigint, { stakes, payouts }: { stakes: bigint; payouts: bigint }): Moments => {
  const [p, pot] = [Number(staked) / Number(stakes), Number(payouts)];
  return { mean: p * pot, variance: p * (1 - p) * pot * pot };
};

const sharedMoments = async ({ games, configs }: Tools, row: Shared, staked: bigint): Promise<Moments | undefined> => {
  const served = games.find(row.game);
  if (!served || served.audit.moments.hosting !== 'shared') return undefined;
  const { moments } = served.audit;
  const { stakes, payouts } = row;
  // a win in a team depends on stakes that came after the bet: such play is judged by the rule of own accounts alone
  if (stakes !== null)
    return moments.method === 'pot' && payouts !== null ? potMoments(staked, { stakes, payouts }) : undefined;
  const bets = row.bets.map(({ choice, stake }) => ({
    choice: choiceOf(served.game, choice),
    stakeMinor: BigInt(stake),
  }));
  const { config } = await configs.find(row.game, row.configId);
  return moments.of(
    config,
    bets.flatMap(({ choice, stakeMinor }) => (choice ? [{ choice, stakeMinor }] : [])),
  );
};

/** Play of each player and day with its exact expectation. Bets whose expectation is not known are left out. */
export const expectedPlay = async (
  tools: Tools,
  solo: readonly Solo[],
  shared: readonly Shared[],
): Promise<compliance.AmlPlay[]> => {
  const days = new Map<string, compliance.AmlPlay>();
  const add = (
    { userId, day }: { userId: bigint; day: number },
    one: { bets: number; staked: bigint; paid: bigint },
    moments: Moments | undefined,
  ): void => {
    if (!moments || Number.isNaN(moments.mean)) return;
    const key = `${userId}:${day}`;
    const sums = days.get(key) ?? { userId, day, bets: 0, staked: 0n, paid: 0n, mean: 0, variance: 0 };
    days.set(key, {
      ...sums,
      bets: sums.bets + one.bets,
      staked: sums.staked + one.staked,
      paid: sums.paid + one.paid,
      mean: sums.mean + moments.mean,
      variance: sums.variance + moments.variance,
    });
  };
  for (const row of solo)
    add(row, { bets: row.bets, staked: row.stake * BigInt(row.bets), paid: row.paid }, await soloMoments(tools, row));
  for (const row of shared) {
    const staked = row.bets.reduce((sum, { stake }) => sum + BigInt(stake), 0n);
    const paid = row.bets.reduce((sum, { payout }) => sum + BigInt(payout), 0n);
    add(row, { bets: row.bets.length, staked, paid }, await sharedMoments(tools, row, staked));
  }
  return [...days.values()];
};
