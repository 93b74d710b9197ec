import type { VipStatus } from 'server/contract';
import { expect, test } from 'vitest';
import { vipName, vipProgress } from './vip-level.ts';

test('names the fifteen levels, and nothing below them', () => {
  expect([0, 1, 2, 14, 15].map(vipName)).toEqual([undefined, 'NVIP1', 'VIP2', 'VIP14', 'SVIP']);
});

const level = (statusId: number, needsCompoints: number): VipStatus => ({
  statusId,
  statusName: `VIP${statusId}`,
  image: `vip-${statusId}`,
  needsCompoints,
});
const levels = [level(1, 0), level(2, 10_000), level(3, 1_000_000)];

test.each([
  [1, 0, 2, 0],
  [1, 2500, 2, 0.25],
  [1, 12_000, 2, 1.2],
  [2, 10_000, 3, 0.01],
  [3, 9_999_999, undefined, 1],
])('level %i with %i wagered is on the way to %s by %d', (compointStatus, compointCounter, next, share) => {
  const progress = vipProgress({ compointStatus, compointCounter }, levels);
  expect([progress?.status.statusId, progress?.next?.statusId, progress?.share]).toEqual([compointStatus, next, share]);
});

test('is undefined before the levels are known', () => {
  expect(vipProgress({ compointStatus: 1, compointCounter: 0 }, [])).toBeUndefined();
});
