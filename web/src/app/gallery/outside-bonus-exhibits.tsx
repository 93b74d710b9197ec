import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { tonRewards, tonSteps, type BonusOffer, type BonusOverview, type PartnerBonus } from 'server/contract';
import { OneOffer } from '../../features/bonus/bonus-dialogs.tsx';
import { cardOf } from '../../features/bonus/bonus-cards.ts';
import { PartnerList } from '../../features/bonus/outside-bodies.tsx';
import { RepostQuests, RepostReceived, type QuestFacts } from '../../features/bonus/quest-bodies.tsx';
import { BonusNames } from '../../features/bonus/bonus-page.tsx';
import { ExhibitList, nothing, type Exhibits } from './exhibit.tsx';

const MONDAY = Date.UTC(2026, 10, 30, 9);
const LATER = Date.UTC(2099, 11, 31, 21);
const HUNDREDTHS = 100;

const offerOf = (bonus: string, changes: Partial<BonusOffer>): BonusOffer => ({
  bonus,
  section: 'permanent',
  choice: {},
  prize: null,
  refusal: { code: 'BONUS_NOTHING', msg: 'refusal' },
  figures: {},
  terms: 1,
  ...changes,
});

const overviewOf = (changes: Partial<BonusOverview>): BonusOverview => ({
  serverTime: MONDAY,
  isClosed: false,
  offers: [],
  grants: [],
  balances: { bonus: 0, dicLocked: 0, dic: 0, usdicLocked: 0, usdic: 0 },
  ...changes,
});

const repost = offerOf('xRepost', { figures: { amountUsdic: 1000, wagerUsdic: 10_000 } });
const grant: BonusOverview['grants'][number] = {
  id: '1',
  bonus: 'xRepost',
  code: '1',
  account: 'usdicLocked',
  amount: 1000,
  status: 'active',
  released: 0,
  lapsed: 0,
  wager: { done: 2500, of: 10_000 },
  cap: 100_000,
  expiresAt: null,
  at: MONDAY,
};
const balances = overviewOf({}).balances;

const quests = (facts: Omit<QuestFacts, 'url'>): ReactNode => (
  <RepostQuests card={cardOf('xRepost')} offer={repost} facts={{ ...facts, url: '#' }} checkAgain={nothing} />
);
const received = (changes: Partial<BonusOverview>): ReactNode => (
  <RepostReceived card={cardOf('xRepost')} offer={repost} overview={overviewOf(changes)} />
);

// drawn here, so that the gallery needs no server
const logo = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1" fill="teal"/></svg>')}`;
const partner = (id: number, taken: boolean): PartnerBonus => ({
  id,
  name: `partner ${id}`,
  logo,
  url: '#',
  description: { en: 'description' },
  taken,
});
const partners = [partner(1, true), partner(2, false)];
const partnerOffer = (id: number, changes: Partial<BonusOffer>): BonusOffer =>
  offerOf('partner', { choice: { bonusId: id }, figures: { id, amountDic: 500 }, ...changes });

const ton = (changes: Partial<BonusOffer>, figures: BonusOffer['figures']): ReactNode => {
  const offers = tonSteps.map((step) =>
    offerOf('ton', {
      choice: { step },
      ...changes,
      figures: {
        amountDic: tonRewards[step] * HUNDREDTHS,
        allDic: 30_000,
        minimumMinor: 22_500,
        weekDic: 0,
        totalDic: 0,
        isTaken: 0,
        hasWallet: 0,
        hasTelegram: 0,
        until: LATER,
        ...figures,
      },
    }),
  );
  return <OneOffer card={cardOf('ton')} overview={overviewOf({ offers })} />;
};

const exhibits: Exhibits = {
  BonusNames: {
    default: (
      <BonusNames
        list={{
          figures: {},
          bonuses: [
            {
              bonus: 'introductory',
              section: 'new',
              isOffered: true,
              figures: { allPercent: 500, rate1Percent: 100, rate2Percent: 150, rate3Percent: 250 },
            },
            { bonus: 'cashback', section: 'permanent', isOffered: true, figures: { percent: 5 } },
          ],
        }}
      />
    ),
  },
  RepostQuests: {
    open: quests({ isLinked: false, isDone: false }),
    linked: quests({ isLinked: true, isDone: false }),
    done: quests({ isLinked: true, isDone: true }),
  },
  RepostReceived: {
    waiting: received({ grants: [{ ...grant, status: 'waiting', wager: null }] }),
    locked: received({ grants: [grant], balances: { ...balances, usdicLocked: 900 } }),
    unlocked: received({ balances: { ...balances, usdic: 1200 } }),
  },
  PartnerList: {
    telegram: (
      <PartnerList
        card={cardOf('partner')}
        partners={partners}
        offers={[partnerOffer(2, { refusal: { code: 3, msg: 'refusal' } })]}
      />
    ),
    available: (
      <PartnerList
        card={cardOf('partner')}
        partners={partners}
        offers={[partnerOffer(2, { prize: { account: 'dicLocked', amount: 500 }, refusal: null })]}
      />
    ),
  },
  TonCard: {
    open: ton({}, {}),
    telegram: ton({}, { hasWallet: 1 }),
    available: ton({ prize: { account: 'dicLocked', amount: 2500 }, refusal: null }, { hasWallet: 1, hasTelegram: 1 }),
    taken: ton({}, { hasWallet: 1, hasTelegram: 1, isTaken: 1, weekDic: 30_000, totalDic: 90_000 }),
  },
};

/** Bonuses for acts on other sites in their states, without calls. */
export const OutsideBonusSection = (): ReactNode => {
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { enabled: false } } }));
  return (
    <QueryClientProvider client={client}>
      <ExhibitList exhibits={exhibits} />
    </QueryClientProvider>
  );
};
