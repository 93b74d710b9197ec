import type { Translation } from '../../core/i18n/messages.ts';
import type { fairnessPanelRu } from './fairness-panel.messages.ts';

export const uz = {
  open: 'Halollik',
  title: 'O‘yin halolligi',
} as const satisfies Translation<typeof fairnessPanelRu>;
