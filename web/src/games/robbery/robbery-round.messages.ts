import { defineMessages } from '../../core/i18n/messages.ts';

/** How the robbery draws, and who drew, in the source language. */
export const robberyRoundRu = {
  name: 'Ограбление',
  draw: 'В ограблении выпадает один из восьми секторов; чем больше вес, тем чаще:',
  level: 'VIP-уровень {{level}}',
} as const;

export const robberyRoundMessages = defineMessages('robbery-round', robberyRoundRu, {
  en: () => import('./robbery-round.messages.en.ts'),
  ua: () => import('./robbery-round.messages.ua.ts'),
  kz: () => import('./robbery-round.messages.kz.ts'),
  uz: () => import('./robbery-round.messages.uz.ts'),
  tr: () => import('./robbery-round.messages.tr.ts'),
});
