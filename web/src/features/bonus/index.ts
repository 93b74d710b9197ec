import { Gift } from 'lucide-react';
import type { ComponentType } from 'react';
import { defineFeature, page, type DialogProps, type FeatureDialog } from '../../core/features/feature.ts';
import { label } from '../../core/i18n/messages.ts';
import { lazyPart } from '../../core/ui/lazy-part.ts';
import type * as Dialogs from './bonus-dialogs.tsx';
import type * as Newyear from './newyear/newyear-parts.ts';
import type * as OutsideDialogs from './outside-dialogs.tsx';
import type * as TelegramDialogs from './telegram-dialogs.tsx';
import { bonusTitles } from './bonus-titles.messages.ts';

const title = label(bonusTitles, 'title');
const entry = { order: 15, audience: 'players', label: title, Icon: Gift, to: '/bonus' } as const;

const dialog = (choose: (dialogs: typeof Dialogs) => ComponentType<DialogProps>): FeatureDialog => ({
  audience: 'players',
  View: lazyPart(async () => choose(await import('./bonus-dialogs.tsx'))),
});

const outside = (choose: (dialogs: typeof OutsideDialogs) => ComponentType<DialogProps>): FeatureDialog => ({
  audience: 'players',
  View: lazyPart(async () => choose(await import('./outside-dialogs.tsx'))),
});

const telegram = (choose: (dialogs: typeof TelegramDialogs) => ComponentType<DialogProps>): FeatureDialog => ({
  audience: 'players',
  View: lazyPart(async () => choose(await import('./telegram-dialogs.tsx'))),
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
    cashback: dialog(({ CashbackDialog }) => CashbackDialog),
    introductory: dialog(({ IntroductoryDialog }) => IntroductoryDialog),
    robbery: {
      audience: 'players',
      View: lazyPart(async () => (await import('./robbery/robbery-dialog.tsx')).RobberyDialog),
    },
    rakeback: dialog(({ RakebackDialog }) => RakebackDialog),
    drawChances: { View: lazyPart(async () => (await newyearParts()).ChancesDialog) },
    newyear: newyear(({ NewyearDialog }) => NewyearDialog),
    newyearOrder: newyear(({ NewyearOrderDialog }) => NewyearOrderDialog),
    newyearPrizes: newyear(({ NewyearPrizesDialog }) => NewyearPrizesDialog),
    welcomeBonus: dialog(({ WelcomeDialog }) => WelcomeDialog),
    xRepost: outside(({ XRepostDialog }) => XRepostDialog),
    vkRepost: outside(({ VkRepostDialog }) => VkRepostDialog),
    bonusPartners: outside(({ PartnersDialog }) => PartnersDialog),
    telegramGroup: telegram(({ TelegramGroupDialog }) => TelegramGroupDialog),
    telegramStory: telegram(({ TelegramStoryDialog }) => TelegramStoryDialog),
    tonBonus: outside(({ TonDialog }) => TonDialog),
  },
  bonusSections: [
    {
      order: 60,
      path: 'newyear',
      label: label(bonusTitles, 'newyearOrders'),
      audience: 'finance',
      View: lazyPart(async () => (await newyearParts()).OfficeOrdersSection),
    },
  ],
  houseChanges: {
    campaign: async () => (await import('./campaign-texts.ts')).campaignTexts,
    partnerBonus: async () => ({ messages: (await import('./partner-house.messages.ts')).partnerHouseMessages }),
    promoCode: async () => ({ messages: (await import('./promo-house.messages.ts')).promoHouseMessages }),
    newyearThing: async () => (await houseTexts()).thing,
    newyearEdition: async () => (await houseTexts()).edition,
  },
  start({ onPush }) {
    onPush('bonus', () => void import('./bonus-news.ts').then(({ hearBonus }) => hearBonus()));
  },
});
