import { defineMessages } from '../../core/i18n/messages.ts';

/** The button that opens the fairness panel, in the source language. What the panel holds loads with it. */
export const fairnessPanelRu = {
  open: 'Честность',
  title: 'Честность игры',
} as const;

export const fairnessPanelMessages = defineMessages('fairness-panel', fairnessPanelRu, {
  en: () => import('./fairness-panel.messages.en.ts'),
  ua: () => import('./fairness-panel.messages.ua.ts'),
  kz: () => import('./fairness-panel.messages.kz.ts'),
  uz: () => import('./fairness-panel.messages.uz.ts'),
  tr: () => import('./fairness-panel.messages.tr.ts'),
});
