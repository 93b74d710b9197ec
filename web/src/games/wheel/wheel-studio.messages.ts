import { defineMessages } from '../../core/i18n/messages.ts';

/** What the studio calls the fields, cues and bets that are this game's alone, in the source language. */
export const wheelStudioRu = {
  'field.multipliers': 'Множители',
  'field.segments': 'Сегменты колеса по порядку',
  'field.bettingMs': 'Приём ставок',
  'help.multipliers': 'Во сколько раз выигрыш умножает ставку — по номерам секторов',
  'help.segments': 'Множитель каждого из 32 сегментов: по часовой стрелке от того, на котором стоит указатель',
  'help.bettingMs': 'Сколько принимаются ставки с первой ставки раунда',
  'help.spinMs': 'Сколько колесо останавливается: от розыгрыша до выплат',
  'rule.multipliers':
    'У каждого множителя должен быть хотя бы один сегмент, и возвращать он может не больше, чем на него ставят.',
  'cue.pin': 'штифт колеса',
  'bet.sectors': 'Секторы',
  'class.sector': '{{sector}}: {{multiplier}}',
} as const;

export const wheelStudioMessages = defineMessages('wheel-studio', wheelStudioRu, {
  en: () => import('./wheel-studio.messages.en.ts'),
  ua: () => import('./wheel-studio.messages.ua.ts'),
  kz: () => import('./wheel-studio.messages.kz.ts'),
  uz: () => import('./wheel-studio.messages.uz.ts'),
  tr: () => import('./wheel-studio.messages.tr.ts'),
});
