import { expect, test } from 'vitest';
import { vipName } from './vip-name.ts';

test('the fifteen levels have their names, and who has none has no badge', () => {
  expect([0, 1, 2, 14, 15].map(vipName)).toEqual([undefined, 'NVIP1', 'VIP2', 'VIP14', 'SVIP']);
});
