import { compare, fraction, multiply, toNumber, type Fraction } from '../fraction.ts';
import type { AnyFreeDraw } from '../free-draw.ts';
import type { Finding } from './guardrails.ts';

/** A draw may cost at most so many times what it costs by the program's own distribution. */
export const MAX_DRAW_COST_TIMES = 2;

/** An announced prize comes at least once in so many draws. */
export const MAX_DRAWS_A_PRIZE = 1_000_000;

/** Bounds of a draw's show, ms. */
const timings = { spinMs: { min: 1000, max: 15_000 }, resultMs: { min: 1000, max: 15_000 } } as const;

const error = (found: Omit<Finding, 'severity'>): Finding => ({ ...found, severity: 'error' });

/** The most that an average of this id may come to; undefined: the program has none to compare with. */
const maxCostOf = ({ averages, defaultConfig }: AnyFreeDraw, id: string): Fraction | undefined => {
  const base = averages(defaultConfig).find((each) => each.id === id);
  return base && multiply(base.average, fraction(BigInt(MAX_DRAW_COST_TIMES)));
};

const costFindings = function* (draw: AnyFreeDraw, config: object): Generator<Finding> {
  for (const { id, average } of draw.averages(config)) {
    const max = maxCostOf(draw, id);
    if (max && compare(average, max) > 0)
      yield error({ rule: 'drawCost', where: id, got: toNumber(average), allowed: { max: toNumber(max) } });
  }
};

const chanceFindings = function* (draw: AnyFreeDraw, config: object): Generator<Finding> {
  const rarest = fraction(1n, BigInt(MAX_DRAWS_A_PRIZE));
  for (const { where, probability } of draw.places(config))
    if (compare(probability, rarest) < 0)
      yield error({ rule: 'drawChance', where, got: toNumber(probability), allowed: { min: toNumber(rarest) } });
};

const timingFindings = function* (config: Readonly<Record<string, unknown>>): Generator<Finding> {
  for (const [where, allowed] of Object.entries(timings)) {
    const got = Number(config[where]);
    if (got < allowed.min || got > allowed.max) yield error({ rule: 'timing', where, got, allowed });
  }
};

/** Reasons not to publish a draw's config; empty when there are none. Exact. */
export const checkDraw = (draw: AnyFreeDraw, config: unknown): readonly Finding[] => {
  const parsed = draw.configSchema.safeParse(config);
  if (!parsed.success)
    return parsed.error.issues.map(({ path, message }) =>
      error({ rule: 'schema', where: path.join('.'), got: message, allowed: {} }),
    );
  const values = parsed.data as Readonly<Record<string, unknown>>;
  return [...costFindings(draw, values), ...chanceFindings(draw, values), ...timingFindings(values)];
};
