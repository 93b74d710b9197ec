import { Gift } from 'lucide-react';
import type { ComponentType } from 'react';
import { defineFeature, page, type DialogProps, type FeatureDialog } from '../../core/features/feature.ts';
import { label, lazyTexts, texts } from '../../core/i18n/messages.ts';
import { lazyPart } from '../../core/ui/lazy-part.ts';
import type * as Newyear from './newyear/newyear-parts.ts';

const title = label(texts('bonus', 'titles'), 'title');
const entry = { order: 15, audience: 'players', label: title, Icon: Gift, to: '/bonus' } as const;

/** The dialog of a bonus, with the content of its card. */
const dialog = (id: string): FeatureDialog => ({
  audience: 'players',
  View: lazyPart(async () => (await import('./bonus-dialogs.tsx')).dialogOf(id)),
});

const newyearParts = () => import('./newyear/newyear-parts.ts');

const newyear = (choose: (parts: typeof Newyear) => ComponentType<DialogProps>): FeatureDialog => ({
  audience: 'players',
  View: lazyPart(async () => choose(await newyearParts())),
});

const houseTexts = async () => (await import('./newyear/house-texts.ts')).newyearHouseTexts;

/** Bonuses: offers, active grants and their progress. */
export const bonus = defineFeature({
  routes: [page('/bonus', title, async () => (await import('./bonus-page.tsx')).BonusPage)],
  menu: { sections: [entry], profile: [entry] },
  dialogs: {
    cashback: dialog('cashback'),
    introductory: dialog('introductory'),
    robbery: {
      audience: 'players',
      View: lazyPart(async () => (await import('./robbery/robbery-dialog.tsx')).RobberyDialog),
    },
    rakeback: dialog('rakeback'),
    drawChances: { View: lazyPart(async () => (await newyearParts()).ChancesDialog) },
    newyear: newyear(({ NewyearDialog }) => NewyearDialog),
    newyearOrder: newyear(({ NewyearOrderDialog }) => NewyearOrderDialog),
    newyearPrizes: newyear(({ NewyearPrizesDialog }) => NewyearPrizesDialog),
    welcomeBonus: {
      audience: 'players',
      View: lazyPart(async () => (await import('./bonus-dialogs.tsx')).WelcomeDialog),
    },
    xRepost: dialog('xRepost'),
    vkRepost: dialog('vkRepost'),
    bonusPartners: dialog('partner'),
    telegramGroup: dialog('telegramGroup'),
    telegramStory: dialog('telegramStory'),
    tonBonus: dialog('ton'),
  },
  bonusSections: [
    {
      order: 60,
      path: 'newyear',
      label: label(texts('bonus', 'titles'), 'newyearOrders'),
      audience: 'newyearOrders',
      View: lazyPart(async () => (await newyearParts()).OfficeOrdersSection),
    },
  ],
  houseChanges: {
    campaign: async () => (await import('./campaign-texts.ts')).campaignTexts,
    partnerBonus: async () => ({ messages: await lazyTexts('bonus', 'partner-house') }),
    promoCode: async () => ({ messages: await lazyTexts('bonus', 'promo-house') }),
    newyearThing: async () => (await houseTexts()).thing,
    newyearEdition: async () => (await houseTexts()).edition,
  },
  start({ onPush }) {
    onPush('bonus', () => void import('./bonus-news.ts').then(({ hearBonus }) => hearBonus()));
  },
});
