import { z } from 'zod';

/** Answer of siteverify; version 2 has neither score nor action. */
export const siteverifyAnswerSchema = z.object({
  success: z.boolean(),
  score: z.number().min(0).max(1).optional(),
  action: z.string().optional(),
  hostname: z.string().optional(),
  challenge_ts: z.string().optional(),
  'error-codes': z.array(z.string()).optional(),
});
export type SiteverifyAnswer = z.infer<typeof siteverifyAnswerSchema>;
