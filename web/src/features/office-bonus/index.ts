import { defineFeature } from '../../core/features/feature.ts';
import { label, texts, type Texts } from '../../core/i18n/messages.ts';
import { lazyPart } from '../../core/ui/lazy-part.ts';

const title = (key: Parameters<typeof label<Texts<'office-bonus', 'titles'>>>[1]) =>
  label(texts('office-bonus', 'titles'), key);

/** Bonuses in the back office: one page, to which other areas add sections. */
export const officeBonus = defineFeature({
  office: [
    {
      order: 450,
      path: 'bonuses',
      label: title('bonuses'),
      audience: ['bonusDecisions', 'bonusForecasts', 'bonusRules'],
      load: async () => (await import('./bonuses-screen.tsx')).BonusesScreen,
    },
  ],
  bonusSections: [
    {
      order: 10,
      path: 'waiting',
      label: title('waiting'),
      audience: 'bonusDecisions',
      View: lazyPart(async () => (await import('./waiting-section.tsx')).WaitingSection),
    },
    {
      order: 20,
      path: 'records',
      label: title('records'),
      audience: 'bonusRules',
      View: lazyPart(async () => (await import('./records-section.tsx')).RecordsSection),
    },
    {
      order: 30,
      path: 'changes',
      label: title('changes'),
      audience: 'bonusRules',
      View: lazyPart(async () => (await import('./changes-section.tsx')).ChangesSection),
    },
    {
      order: 40,
      path: 'costs',
      label: title('costs'),
      audience: 'bonusRules',
      View: lazyPart(async () => (await import('./costs-section.tsx')).CostsSection),
    },
    {
      order: 50,
      path: 'expected',
      label: title('expected'),
      audience: 'bonusForecasts',
      View: lazyPart(async () => (await import('./expected-section.tsx')).ExpectedSection),
    },
  ],
});
