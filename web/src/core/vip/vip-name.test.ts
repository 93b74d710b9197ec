import { expect, test } from 'vitest';
import { vipName } from './vip-name.ts';

test('names the fifteen levels, and nothing below them', () => {
  expect([0, 1, 2, 14, 15].map(vipName)).toEqual([undefined, 'NVIP1', 'VIP2', 'VIP14', 'SVIP']);
});
