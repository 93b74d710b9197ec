import { defineMessages } from '../../core/i18n/messages.ts';

/** What the home page shows of the game, in words, in the source language. */
export const battleHomeRu = {
  shares: 'Красные {{red}}, синие {{blue}}',
  last: 'Последнее число: {{number}}',
  banner: 'Две команды и один раунд на всех. Доли обеих видны, пока идут ставки.',
} as const;

export const battleHomeMessages = defineMessages('battle-home', battleHomeRu, {
  en: () => import('./battle-home.messages.en.ts'),
  ua: () => import('./battle-home.messages.ua.ts'),
  kz: () => import('./battle-home.messages.kz.ts'),
  uz: () => import('./battle-home.messages.uz.ts'),
  tr: () => import('./battle-home.messages.tr.ts'),
});
