import type { Translation } from '../../core/i18n/messages.ts';
import type { fairnessPanelRu } from './fairness-panel.messages.ts';

export const tr = {
  open: 'Adillik',
  title: 'Oyunun adilliği',
} as const satisfies Translation<typeof fairnessPanelRu>;
