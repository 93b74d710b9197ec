import { Shield } from 'lucide-react';
import { defineFeature, page } from '../../core/features/feature.ts';
import { label } from '../../core/i18n/messages.ts';
import { moderationTitles } from './moderation-titles.messages.ts';

const title = label(moderationTitles, 'title');

/** What moderators do with accounts. */
export const moderation = defineFeature({
  routes: [
    page('/moderation/accounts', title, async () => (await import('./accounts-screen.tsx')).AccountsScreen),
    page('/moderation/accounts/:id', title, async () => (await import('./account-screen.tsx')).AccountScreen),
  ],
  menu: { profile: [{ order: 20, label: title, Icon: Shield, to: '/moderation/accounts', audience: 'moderator' }] },
});
