import { Handshake } from 'lucide-react';
import { redirect } from 'react-router';
import { defineFeature, page } from '../../core/features/feature.ts';
import { label, texts } from '../../core/i18n/messages.ts';
import { lazyPart } from '../../core/ui/lazy-part.ts';

const title = label(texts('partner', 'titles'), 'title');
const to = '/partners/dashboard';

/** The partner programme: referrals, profit, advanced partnership, and its page of the back office. */
export const partner = defineFeature({
  routes: [
    {
      ...page('/partners', title, async () => (await import('./partner-layout.tsx')).PartnerLayout),
      children: [
        { index: true, loader: () => redirect('/partners/dashboard') },
        page('dashboard', title, async () => (await import('./dashboard-screen.tsx')).DashboardScreen),
        page('profit', title, async () => (await import('./profit-screen.tsx')).ProfitScreen),
        page('campaigns', title, async () => (await import('./campaigns-screen.tsx')).CampaignsScreen),
        page('material', title, async () => (await import('./material-screen.tsx')).MaterialScreen),
        page('advanced', title, async () => (await import('./advanced-screen.tsx')).AdvancedScreen),
      ],
    },
  ],
  menu: {
    sections: [{ order: 18, label: title, Icon: Handshake, to }],
    profile: [{ order: 18, label: title, Icon: Handshake, to }],
    footer: [{ order: 25, label: title, to }],
  },
  dialogs: { partners: { View: lazyPart(async () => (await import('./partners-dialog.tsx')).PartnersDialog) } },
  office: [
    {
      order: 445,
      path: 'partners',
      label: label(texts('partner', 'titles'), 'office'),
      audience: 'partners',
      load: async () => (await import('./office-screen.tsx')).OfficePartnersScreen,
    },
  ],
  openPages: async () => (await import('./open-pages.ts')).openPages,
});
