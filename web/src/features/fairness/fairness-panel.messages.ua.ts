import type { Translation } from '../../core/i18n/messages.ts';
import type { fairnessPanelRu } from './fairness-panel.messages.ts';

export const ua = {
  open: 'Чесність',
  title: 'Чесність гри',
} as const satisfies Translation<typeof fairnessPanelRu>;
