import { z } from 'zod';
import { uuid } from '../ids.ts';
import { amountInUnits, minor } from '../money.ts';
import { chatRooms } from './chat-values.ts';

export * from './rain-values.ts';

export const rainCalls = {
  // Shares money among those who have talked in a room and played. `amount`: units of the caller's currency
  'rain.start': {
    auth: true,
    cost: 'change',
    payload: z.object({
      room: z.enum(chatRooms),
      amount: amountInUnits,
      requestId: uuid, // idempotency key
    }),
    answer: z.object({ uid: uuid, amount: minor, endsAt: z.int() }), // base hundredths, ms since epoch
  },
} as const;
