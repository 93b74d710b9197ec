import type { Translation } from '../../i18n/messages.ts';
import type { lightRu } from './light.messages.ts';

export const en = {
  'light.ahead':
    'A public randomness beacon decides this round. Which of its rounds is named once it is certain when betting closes.',
  'light.announced': 'Beacon round {{round}} decides.',
  'light.simulated': 'The beacon is simulated here: it proves nothing about the house.',
  'light.random': 'random.org decides this round.',
  'light.chain': 'This round is drawn without a beacon: the last person to bet could pick the result.',
  'light.short': 'Awaiting beacon',
  'light.waiting': 'Bets are closed. The light of beacon round {{round}} is on its way.',
  'light.waiting.random': 'Bets are closed. Waiting for random.org.',
  'void.unanswered':
    'The source of randomness did not answer in time. The round was cancelled, all stakes were returned.',
  'void.unanswered.mine':
    'The source of randomness did not answer in time. The round was cancelled, your stake of {{amount}} was returned.',
  'void.late': 'Betting closed too late for this beacon round. The round was cancelled, all stakes were returned.',
  'void.late.mine':
    'Betting closed too late for this beacon round. The round was cancelled, your stake of {{amount}} was returned.',
} as const satisfies Translation<typeof lightRu>;
