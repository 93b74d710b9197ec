import { bonusCodes, type BonusOffer, type BonusOverview } from 'server/contract';
import { call, legacy } from '../../core/connection/connection.ts';
import { texts } from '../../core/i18n/messages.ts';
import { defineCard, figureOf, isTakeable, offersOf, type BonusCard } from './bonus-card.ts';
import { ChancesLink } from './chances/chances-link.tsx';
import { isTarget } from './bonus-facts.ts';
import { Introductory, VipRewards } from './offer-bodies.tsx';
import { Partners, stepOf, takeStep, TonSteps } from './outside-bodies.tsx';
import { Group, Repost } from './quest-bodies.tsx';
import { StoryBody, StoryDialogBody } from './telegram-story.tsx';

const PERCENT = 100;

const cards = texts('bonus', 'cards');
const outside = texts('bonus', 'outside-cards');
const promo = texts('bonus', 'promo');
const telegram = texts('bonus', 'telegram');

/** A Telegram bonus is wagered if its campaign says so. */
const playedTerm = (offer: BonusOffer): 'terms.wager' | 'terms.real' =>
  figureOf(offer, 'wagerMinor') > 0 ? 'terms.wager' : 'terms.real';

const isSunday = ({ refusal }: BonusOffer): boolean => refusal?.code !== bonusCodes.notYet;
const isTaken = ({ refusal }: BonusOffer): boolean => refusal?.code === bonusCodes.taken;

const repostTerms = ['repost.terms.once', 'repost.terms.check', 'repost.terms.wager'] as const;

/** The cards of all bonuses, in page order. Bonuses the server does not offer are not shown. */
export const bonusCards: readonly BonusCard[] = [
  defineCard(cards, {
    id: 'introductory',
    name: 'introductory.name',
    about: 'introductory.about',
    says: () => ['introductory.about'],
    Body: Introductory,
    figures(offers) {
      const example = offers.find(isTarget) ?? offers[0] ?? { figures: {} };
      const [ratePercent, depositMinor] = [figureOf(example, 'ratePercent'), figureOf(example, 'minimumMinor')];
      return { ratePercent, depositMinor, amountDic: Math.floor((depositMinor * ratePercent) / PERCENT) };
    },
    how: ['introductory.how.rule', 'introductory.how.release'],
    terms: ['introductory.terms.one', 'introductory.terms.before', 'introductory.terms.locked'],
  }),
  defineCard(cards, {
    id: 'cashback',
    name: 'cashback.name',
    about: 'cashback.about',
    says(offer) {
      if (isTaken(offer)) return ['cashback.taken'];
      return [isSunday(offer) ? 'cashback.has.sunday' : 'cashback.has.week'];
    },
    timer: (offer) =>
      isTaken(offer)
        ? undefined
        : { key: isSunday(offer) ? 'cashback.lapsesIn' : 'cashback.opensIn', until: figureOf(offer, 'until') },
    how: ['cashback.how.rule', 'cashback.how.sum'],
    terms: ['cashback.terms.sunday', 'cashback.terms.most', 'cashback.terms.real', 'cashback.terms.won'],
    take: () => call('bonus.cashback.takeCashback', {}),
  }),
  defineCard(cards, {
    id: 'rakeback',
    name: 'rakeback.name',
    about: 'rakeback.about',
    says: (offer) => ['rakeback.has', ...(figureOf(offer, 'missingMinor') > 0 ? (['rakeback.missing'] as const) : [])],
    how: ['rakeback.how.rate', 'rakeback.how.sum'],
    terms: ['rakeback.terms.real', 'rakeback.terms.lapse'],
    take: () => legacy('bonus:takeRakeback', {}),
  }),
  defineCard(texts('bonus', 'robbery'), {
    id: 'robbery',
    name: 'name',
    about: 'about',
    says: (offer) => (isTakeable(offer) ? ['ready'] : []),
    timer: ({ refusal }) =>
      refusal?.code === bonusCodes.notYet && refusal.until != null
        ? { key: 'opensIn', until: refusal.until }
        : undefined,
    showsRefusal: true,
    opens: [{ modal: 'robbery', key: 'open' }],
    figures: ([offer]): Record<string, number> => (offer?.prize ? { amountMinor: offer.prize.amount } : {}),
    how: ['how.share', 'how.seed'],
    terms: ['terms.day', 'terms.wager', 'terms.cap', 'terms.free'],
    Foot: ChancesLink,
  }),
  defineCard(cards, {
    id: 'vipReward',
    name: 'vipReward.name',
    about: 'vipReward.about',
    says: () => ['vipReward.level'],
    Body: VipRewards,
    terms: ['vipReward.terms.once', 'vipReward.terms.dic'],
    take: ({ choice }) => legacy('bonus:takeVipBonus', { compStatus: choice['compStatus'] ?? 0 }),
  }),
  defineCard(outside, {
    id: 'xRepost',
    name: 'x.name',
    about: 'repost.about',
    Body: Repost,
    terms: repostTerms,
    take: () => call('bonus.Xrepost.takeBonus', {}),
  }),
  defineCard(outside, {
    id: 'vkRepost',
    name: 'vk.name',
    about: 'repost.about',
    Body: Repost,
    terms: repostTerms,
    take: () => call('bonus.vkRepost.takeBonus', {}),
  }),
  defineCard(outside, {
    id: 'ton',
    name: 'ton.name',
    about: 'ton.about',
    part: (offer) => `ton.short.${stepOf(offer)}`,
    says: () => ['ton.about', 'ton.totals'],
    timer: (offer) => ({ key: 'ton.nextIn', until: figureOf(offer, 'until') }),
    Body: TonSteps,
    terms: ['ton.terms.dic', 'ton.terms.wallet', 'ton.terms.friend', 'ton.terms.week'],
    take: takeStep,
  }),
  defineCard(outside, {
    id: 'partner',
    name: 'partners.name',
    about: 'partners.about',
    says: () => ['partners.about'],
    Body: Partners,
    terms: ['partners.terms.once', 'partners.terms.private'],
  }),
  defineCard(telegram, {
    id: 'telegramGroup',
    name: 'group.name',
    about: 'group.about',
    Body: Group,
    terms: (offer) => ['terms.once', 'terms.level', playedTerm(offer)],
    take: () => legacy('bonus:telegramBonus', {}),
  }),
  defineCard(telegram, {
    id: 'telegramStory',
    name: 'story.name',
    about: 'story.about',
    says: () => ['story.about'],
    Body: StoryBody,
    DialogBody: StoryDialogBody,
    terms: (offer) => ['terms.once', 'terms.level', 'story.terms.visitor', playedTerm(offer)],
    take: () => legacy('bonus:takeTelegramStoryBonus', {}),
  }),
  // Codes are typed in, not offered: these cards only name them in lists.
  defineCard(promo, { id: 'promoCode', name: 'code' }),
  defineCard(promo, { id: 'referralCode', name: 'inviter' }),
  defineCard(texts('bonus', 'newyear'), {
    id: 'newyear',
    name: 'name',
    says: (offer) => ['spins', ...(figureOf(offer, 'tickets') > 0 ? (['how.pending'] as const) : []), 'until'],
    opens: [
      { modal: 'newyear', key: 'open' },
      { modal: 'newyearPrizes', key: 'prizes' },
    ],
  }),
];

/** The card of a bonus. */
export const cardOf = (id: string): BonusCard => {
  const card = bonusCards.find((each) => each.id === id);
  if (!card) throw new RangeError(`bonus ${id} has no card in bonus-cards.ts`);
  return card;
};

/** The cards of a section, in their order. */
export const cardsOf = (overview: Pick<BonusOverview, 'offers'>, section: BonusOffer['section']): BonusCard[] =>
  bonusCards.filter((card) => offersOf(overview, card).some((offer) => offer.section === section));
