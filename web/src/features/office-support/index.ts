import { defineFeature } from '../../core/features/feature.ts';
import { label, texts } from '../../core/i18n/messages.ts';

/** The inbox of support: conversations with players, ready answers and figures. */
export const officeSupport = defineFeature({
  office: [
    {
      order: 105,
      path: 'support',
      label: label(texts('office-support', 'titles'), 'support'),
      audience: 'supportDesk',
      load: async () => (await import('./support-screen.tsx')).SupportScreen,
      below: { ':uid': async () => (await import('./conversation-screen.tsx')).ConversationScreen },
    },
  ],
});
