import type { AuditedConfig, RtpBucket } from 'server/contract';

/** The plane of the chart; it is stretched over its place. */
export const WIDTH = 1000;
export const HEIGHT = 300;

/** A range of shares that the chart shows, 0.95 being 95 %. */
export interface Domain {
  low: number;
  high: number;
}

type Known = RtpBucket['cumulative'] & { at: number; realised: number };

/** The ends of the pieces of time by which something was staked. */
const knownOf = (buckets: readonly RtpBucket[]): Known[] =>
  buckets.flatMap(({ to, cumulative }) =>
    cumulative.realised === null ? [] : [{ ...cumulative, at: to, realised: cumulative.realised }],
  );

const SETTLED = 0.1; // share of the rounds before which a curve swings so far that it would flatten all the rest
const MIN_SPAN = 0.01;
const MARGIN = 0.08;

/** Range of the chart: both curves and the final bands. The first swings may leave it. */
export const domainOf = (buckets: readonly RtpBucket[]): Domain => {
  const known = knownOf(buckets);
  const last = known.at(-1);
  if (!last) return { low: 0, high: 1 };
  const settled = known.filter(({ rounds }) => rounds >= last.rounds * SETTLED);
  const values = settled.flatMap(({ realised, expected }) => [realised, expected ?? realised]);
  const { low: bandLow = last.realised, high: bandHigh = last.realised } = last.band999 ?? {};
  const low = Math.min(...values, bandLow);
  const high = Math.max(...values, bandHigh);
  const span = Math.max(high - low, MIN_SPAN);
  const middle = (low + high) / 2;
  return { low: Math.max(0, middle - span * (0.5 + MARGIN)), high: middle + span * (0.5 + MARGIN) };
};

/** Paths of the chart; empty where there is nothing to draw. */
export interface ReturnPaths {
  realised: string;
  expected: string;
  band95: string;
  band999: string;
  changes: { x: number; config: AuditedConfig }[];
}

const round = (value: number): number => Math.round(value * 10) / 10;

type Point = readonly [x: number, y: number];

const line = (points: readonly Point[]): string =>
  points.map(([x, y], place) => `${place === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');

/** The curves, the bands around what was due, and the changes of the rules, over one axis of time. */
export const returnPaths = (
  buckets: readonly RtpBucket[],
  changes: readonly AuditedConfig[],
  domain: Domain,
): ReturnPaths => {
  const [from, to] = [buckets[0]?.from ?? 0, buckets.at(-1)?.to ?? 1];
  const x = (at: number): number => ((at - from) / (to - from)) * WIDTH;
  const y = (share: number): number => {
    const height = HEIGHT - ((share - domain.low) / (domain.high - domain.low)) * HEIGHT;
    return Math.min(HEIGHT * 2, Math.max(-HEIGHT, height)); // far outside is as good as further
  };
  const known = knownOf(buckets);
  const curve = (valueOf: (each: Known) => number | null): Point[] =>
    known.flatMap((each) => {
      const value = valueOf(each);
      return value === null ? [] : [[x(each.at), y(value)] as const];
    });
  const band = (name: 'band95' | 'band999'): string => {
    const upper = curve((each) => each[name]?.high ?? null);
    const lower = curve((each) => each[name]?.low ?? null).toReversed();
    return upper.length < 2 ? '' : `${line([...upper, ...lower])}Z`;
  };
  return {
    realised: line(curve(({ realised }) => realised)),
    expected: line(curve(({ expected }) => expected)),
    band95: band('band95'),
    band999: band('band999'),
    changes: changes.map((config) => ({ x: round(x(config.at)), config })),
  };
};
