import type { Translation } from '../../core/i18n/messages.ts';
import type { coinflipStudioRu } from './coinflip-studio.messages.ts';

export const ua = {
  'field.flipMs': 'Політ монети',
  'help.enabled': 'Якщо вимкнути, нові кімнати не відкриваються й ставки не приймаються',
  'help.resultMs': 'Скільки завершена кімната залишається в лобі',
  'help.flipMs': 'Скільки монета в повітрі',
  'cue.heads': 'орел',
  'cue.tails': 'решка',
  'cue.toss': 'кидок монети',
  'bet.seat': 'Місце',
  'option.creator': 'Творець кімнати',
  'option.joiner': 'Другий гравець',
  'option.heads': 'Орел',
  'option.tails': 'Решка',
} as const satisfies Translation<typeof coinflipStudioRu>;
