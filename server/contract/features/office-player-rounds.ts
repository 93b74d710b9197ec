import { z } from 'zod';
import { gameId, publicPlayerId, uuid } from '../ids.ts';
import { forStaff } from '../staff.contract.ts';
import { ownBetSchema } from './history.contract.ts';
import { providerRoundSchema } from './casino.contract.ts';
import { historyMoney, historyResults } from './history-values.ts';
import { providerRoundStates } from './office-players-values.ts';

/** A round of a provider game, as the staff see it. Amounts: base hundredths. */
export const playerProviderRoundSchema = providerRoundSchema.omit({ at: true }).extend({
  sentId: z.string(), // the provider's number
  startedAt: z.int(), // ms since epoch
  lastAt: z.int(),
});
export type PlayerProviderRound = z.infer<typeof playerProviderRoundSchema>;

const at = z.int().min(0);
const asked = z.object({
  userId: publicPlayerId,
  from: at.optional(),
  to: at.optional(), // the first moment after
  result: z.enum(historyResults).optional(), // paid more, or less, than was staked
  cursor: uuid.optional(),
});

/** A player's play, the newest first. What is filtered is looked for among the last 10,000 of each kind. */
export const playerRoundsCalls = forStaff('playerMoney', {
  'officePlayers.rounds': {
    auth: true,
    cost: 'survey',
    payload: asked.extend({ game: gameId.optional(), money: z.enum(historyMoney).optional() }),
    answer: z.object({ bets: z.array(ownBetSchema), cursor: uuid.nullable() }),
  },
  'officePlayers.providerRounds': {
    auth: true,
    cost: 'survey',
    payload: asked.extend({ state: z.enum(providerRoundStates).optional() }),
    answer: z.object({ rounds: z.array(playerProviderRoundSchema), cursor: uuid.nullable() }),
  },
} as const);
