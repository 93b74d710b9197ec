import type { Translation } from '../../core/i18n/messages.ts';
import type { fairnessPanelRu } from './fairness-panel.messages.ts';

export const en = {
  open: 'Fairness',
  title: 'Fair play',
} as const satisfies Translation<typeof fairnessPanelRu>;
