import { bonusCodes, ROBBERY_EVERY_MS, type BonusOffer } from 'server/contract';
import { call, legacy } from '../../core/connection/connection.ts';
import { texts } from '../../core/i18n/messages.ts';
import { defineCard, figureOf, isTakeable, type BonusCard } from './bonus-card.ts';
import { ChancesLink } from './chances/chances-link.tsx';
import { isTarget, ONE_DIC, stakesToRelease } from './bonus-facts.ts';
import { passedOf } from './card-state.ts';
import { Introductory, VipRewards } from './offer-bodies.tsx';
import { Partners, stepOf, takeStep, TonSteps } from './outside-bodies.tsx';
import { Group, Repost } from './quest-bodies.tsx';
import { StoryBody, StoryDialogBody } from './telegram-story.tsx';

const PERCENT = 100;
const WEEK_MS = 604_800_000;

const cards = texts('bonus', 'cards');
const outside = texts('bonus', 'outside-cards');
const promo = texts('bonus', 'promo');
const telegram = texts('bonus', 'telegram');

/** A Telegram bonus is wagered if its campaign says so. */
const playedTerm = (offer: BonusOffer): 'terms.wager' | 'terms.real' =>
  figureOf(offer, 'wagerMinor') > 0 ? 'terms.wager' : 'terms.real';

const isSunday = ({ refusal }: BonusOffer): boolean => refusal?.code !== bonusCodes.notYet;
const isTaken = ({ refusal }: BonusOffer): boolean => refusal?.code === bonusCodes.taken;

const sumOf = (offers: readonly BonusOffer[], name: string): number =>
  offers.reduce((sum, offer) => sum + figureOf(offer, name), 0);

const notTaken =
  <Key extends string>(key: Key) =>
  (offer: BonusOffer): Key | undefined =>
    isTaken(offer) ? undefined : key;

const repostTerms = ['repost.terms.once', 'repost.terms.check', 'repost.terms.wager'] as const;

/** The cards of all bonuses, in page order. Bonuses the server does not offer are not shown. */
export const bonusCards: readonly BonusCard[] = [
  defineCard(cards, {
    id: 'introductory',
    modal: 'introductory',
    reasonOf: (offers) => offers.find(isTarget),
    reason: (offer) => (isTarget(offer) ? 'introductory.state.target' : 'introductory.reason'),
    name: 'introductory.name',
    about: 'introductory.about',
    says: () => ['introductory.about'],
    Body: Introductory,
    figures(offers) {
      const example = offers.find(isTarget) ?? offers[0] ?? { figures: {} };
      const [ratePercent, depositMinor] = [figureOf(example, 'ratePercent'), figureOf(example, 'minimumMinor')];
      const amountDic = Math.floor((depositMinor * ratePercent) / PERCENT);
      const [stakesMinor, unlockMinor] = [stakesToRelease(amountDic), stakesToRelease(ONE_DIC)];
      return { ratePercent, depositMinor, amountDic, stakesMinor, unlockMinor };
    },
    how: ['introductory.how.rule', 'introductory.how.release'],
    terms: ['introductory.terms.one', 'introductory.terms.before', 'introductory.terms.locked'],
  }),
  defineCard(cards, {
    id: 'cashback',
    modal: 'cashback',
    progress: ([offer], now) =>
      passedOf(offer && figureOf(offer, 'amountMinor') > 0 ? figureOf(offer, 'until') : now + WEEK_MS, now, WEEK_MS),
    reason: (offer) => (isTaken(offer) || isSunday(offer) ? undefined : 'cashback.has.week'),
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
    modal: 'rakeback',
    progress: (offers) => ({
      done: sumOf(offers, 'availableMinor'),
      of: sumOf(offers, 'minimumMinor'),
    }),
    reason: (offer) => (figureOf(offer, 'availableMinor') > 0 ? 'rakeback.progress' : 'rakeback.missing'),
    name: 'rakeback.name',
    about: 'rakeback.about',
    says: (offer) => ['rakeback.has', ...(figureOf(offer, 'missingMinor') > 0 ? (['rakeback.missing'] as const) : [])],
    how: ['rakeback.how.rate', 'rakeback.how.sum'],
    terms: ['rakeback.terms.real', 'rakeback.terms.lapse'],
    take: () => legacy('bonus:takeRakeback', {}),
  }),
  defineCard(texts('bonus', 'robbery'), {
    id: 'robbery',
    modal: 'robbery',
    progress: ([offer], now) => passedOf(offer?.refusal?.until ?? now + ROBBERY_EVERY_MS, now, ROBBERY_EVERY_MS),
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
    modal: 'vipclub',
    reasonOf: (offers) => offers.find((offer) => figureOf(offer, 'level') > figureOf(offer, 'reachedLevel')),
    reason: () => 'vipReward.reason',
    name: 'vipReward.name',
    about: 'vipReward.about',
    says: () => ['vipReward.level'],
    Body: VipRewards,
    terms: ['vipReward.terms.once', 'vipReward.terms.dic'],
    take: ({ choice }) => legacy('bonus:takeVipBonus', { compStatus: choice['compStatus'] ?? 0 }),
  }),
  defineCard(outside, {
    id: 'xRepost',
    modal: 'xRepost',
    reason: notTaken('repost.about'),
    name: 'x.name',
    about: 'repost.about',
    Body: Repost,
    terms: repostTerms,
    take: () => call('bonus.Xrepost.takeBonus', {}),
  }),
  defineCard(outside, {
    id: 'vkRepost',
    modal: 'vkRepost',
    reason: notTaken('repost.about'),
    name: 'vk.name',
    about: 'repost.about',
    Body: Repost,
    terms: repostTerms,
    take: () => call('bonus.vkRepost.takeBonus', {}),
  }),
  defineCard(outside, {
    id: 'ton',
    modal: 'tonBonus',
    progress: (offers) => ({
      done: sumOf(offers, 'isTaken'),
      of: offers.length,
    }),
    reason: () => 'ton.totals',
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
    modal: 'bonusPartners',
    reason: () => 'partners.about',
    name: 'partners.name',
    about: 'partners.about',
    says: () => ['partners.about'],
    Body: Partners,
    terms: ['partners.terms.once', 'partners.terms.private'],
  }),
  defineCard(telegram, {
    id: 'telegramGroup',
    modal: 'telegramGroup',
    name: 'group.name',
    about: 'group.about',
    Body: Group,
    terms: (offer) => ['terms.once', 'terms.level', playedTerm(offer)],
    take: () => legacy('bonus:telegramBonus', {}),
  }),
  defineCard(telegram, {
    id: 'telegramStory',
    modal: 'telegramStory',
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
    modal: 'newyear',
    reason: (offer) => (figureOf(offer, 'tickets') > 0 ? 'how.pending' : 'noSpins'),
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
