import type { Translation } from '../../core/i18n/messages.ts';
import type { wheelStudioRu } from './wheel-studio.messages.ts';

export const ua = {
  'field.multipliers': 'Множники',
  'field.segments': 'Сегменти колеса по порядку',
  'field.bettingMs': 'Приймання ставок',
  'help.multipliers': 'У скільки разів виграш множить ставку — за номерами секторів',
  'help.segments': 'Множник кожного з 32 сегментів: за годинниковою стрілкою від того, на якому стоїть покажчик',
  'help.bettingMs': 'Скільки приймаються ставки від першої ставки раунду',
  'help.spinMs': 'Скільки колесо зупиняється: від розіграшу до виплат',
  'rule.multipliers': 'Кожен множник повинен мати хоча б один сегмент і повертати не більше, ніж на нього ставлять.',
  'cue.pin': 'штифт колеса',
  'bet.sectors': 'Сектори',
  'class.sector': '{{sector}}: {{multiplier}}',
} as const satisfies Translation<typeof wheelStudioRu>;
