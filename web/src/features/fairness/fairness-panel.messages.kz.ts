import type { Translation } from '../../core/i18n/messages.ts';
import type { fairnessPanelRu } from './fairness-panel.messages.ts';

export const kz = {
  open: 'Әділдік',
  title: 'Ойынның әділдігі',
} as const satisfies Translation<typeof fairnessPanelRu>;
