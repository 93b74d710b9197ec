import { Shield } from 'lucide-react';
import { defineFeature, page } from '../../core/features/feature.ts';
import { label, texts } from '../../core/i18n/messages.ts';

const title = label(texts('moderation', 'titles'), 'title');

/** Calls of moderators about accounts. */
export const moderation = defineFeature({
  routes: [
    page('/moderation/accounts', title, async () => (await import('./accounts-screen.tsx')).AccountsScreen),
    page('/moderation/accounts/:id', title, async () => (await import('./account-screen.tsx')).AccountScreen),
  ],
  menu: { profile: [{ order: 20, label: title, Icon: Shield, to: '/moderation/accounts', audience: 'accounts' }] },
});
