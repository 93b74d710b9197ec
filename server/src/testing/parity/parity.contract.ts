import { z } from 'zod';
import { uuid } from '../../../contract/ids.ts';
import { amountInUnits, minor } from '../../../contract/money.ts';

/** The calls of odd or even, in the shape that a house's game has them. */
export const parityCalls = {
  'parity.play': {
    auth: true,
    cost: 'read',
    payload: z.object({ bet: amountInUnits, side: z.enum(['odd', 'even']) }),
    answer: z.object({ id: uuid, face: z.int(), payoutMinor: minor, balanceMinor: minor }),
  },
} as const;
