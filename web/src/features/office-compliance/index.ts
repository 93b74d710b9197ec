import { defineFeature } from '../../core/features/feature.ts';
import { label, texts } from '../../core/i18n/messages.ts';

/** Cases of compliance, the rules that raise their alerts, care for players, and complaints. */
export const officeCompliance = defineFeature({
  office: [
    {
      order: 130,
      path: 'compliance',
      label: label(texts('office-compliance', 'titles'), 'compliance'),
      audience: 'compliance',
      load: async () => (await import('./compliance-screen.tsx')).ComplianceScreen,
      below: {
        ':id': async () => (await import('./case-screen.tsx')).CaseScreen,
        'care/:userId': async () => (await import('./care-screen.tsx')).CareScreen,
        'complaints/:id': async () => (await import('./complaint-screen.tsx')).ComplaintScreen,
      },
    },
  ],
});
