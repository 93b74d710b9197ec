import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { BonusEvent, BonusGrant, BonusOffer, BonusOverview } from 'server/contract';
import { Button } from '../../core/ui/button.tsx';
import { cardOf } from '../../features/bonus/bonus-cards.ts';
import { OneOffer } from '../../features/bonus/bonus-dialogs.tsx';
import { HistoryRows } from '../../features/bonus/bonus-history.tsx';
import { ActivePart, NowPart, OverviewView } from '../../features/bonus/bonus-overview.tsx';
import { DeclineDialog } from '../../features/bonus/grant-row.tsx';
import { IntroductoryChoices } from '../../features/bonus/offer-bodies.tsx';
import { PromoForm } from '../../features/bonus/promo-part.tsx';
import { DicPart, UsdicPart } from '../../features/bonus/welcome-part.tsx';
import { ExhibitList, Held, type Exhibits } from './exhibit.tsx';

const MONDAY = Date.UTC(2026, 10, 30, 9);
const LATER = Date.UTC(2099, 11, 31, 21);

const refusal = { code: 'BONUS_NOTHING', msg: 'refusal' };
const none = { bonus: 0, dicLocked: 0, dic: 0, usdicLocked: 0, usdic: 0 };

const offerOf = (bonus: string, changes: Partial<BonusOffer>): BonusOffer => ({
  bonus,
  section: 'permanent',
  choice: {},
  prize: null,
  refusal,
  figures: {},
  terms: 1,
  ...changes,
});

const prize = (account: 'real' | 'dic', amount: number): Partial<BonusOffer> => ({
  prize: { account, amount },
  refusal: null,
});

const cashback = offerOf('cashback', {
  refusal: { ...refusal, code: 'BONUS_NOT_YET' },
  figures: { stakedMinor: 1_250_000, paidMinor: 980_000, percent: 5, amountMinor: 13_500, until: LATER },
});
const rakeback = offerOf('rakeback', {
  figures: {
    totalMinor: 1_250_000,
    ratePer100000: 75,
    takenMinor: 0,
    availableMinor: 625,
    minimumMinor: 1000,
    missingMinor: 375,
  },
});
const reward = (level: number, changes: Partial<BonusOffer> = {}): BonusOffer =>
  offerOf('vipReward', {
    choice: { compStatus: level },
    figures: { level, reachedLevel: 4, rewardDic: level * 1000 },
    ...changes,
  });
const introductory = (code: number, isTarget: 0 | 1 = 0): BonusOffer =>
  offerOf('introductory', {
    section: 'new',
    choice: { code },
    figures: { ratePercent: [100, 150, 250][code - 1] ?? 0, minimumMinor: 10_000 * 10 ** code, isTarget },
  });

const grant: BonusGrant = {
  id: '1',
  bonus: 'introductory',
  code: '1',
  account: 'dicLocked',
  amount: 100_000,
  status: 'active',
  released: 12_345,
  lapsed: 0,
  wager: null,
  cap: null,
  expiresAt: null,
  at: MONDAY,
};
const played: BonusGrant = {
  ...grant,
  id: '2',
  bonus: 'unknown',
  account: 'bonus',
  amount: 5000,
  released: 0,
  wager: { done: 2500, of: 15_000 },
  cap: 500_000,
  expiresAt: LATER,
};

const overviewOf = (changes: Partial<BonusOverview> = {}): BonusOverview => ({
  serverTime: MONDAY,
  isClosed: false,
  offers: [],
  grants: [],
  balances: none,
  ...changes,
});

const available = overviewOf({
  offers: [
    introductory(1),
    introductory(2),
    introductory(3),
    { ...cashback, ...prize('real', 13_500) },
    rakeback,
    reward(2, prize('dic', 1000)),
    reward(4),
    reward(6),
  ],
  grants: [grant],
  balances: { bonus: 0, dicLocked: 87_655, dic: 12_345, usdicLocked: 0, usdic: 500 },
});

const kinds = ['waits', 'ready', 'granted', 'released', 'lapsed', 'converted', 'playedOut', 'declined'] as const;
const events = kinds.map((kind, index): BonusEvent => ({
  id: String(index),
  kind,
  bonus: kind === 'released' || kind === 'converted' ? null : 'introductory',
  account: kind === 'converted' ? 'dic' : 'dicLocked',
  amount: kind === 'ready' ? 0 : 12_345,
  real: kind === 'converted' ? 12_345 : 0,
  at: MONDAY,
}));

const one = (id: string, offer: BonusOffer | undefined): ReactNode => (
  <OneOffer card={cardOf(id)} overview={overviewOf({ offers: offer ? [offer] : [] })} />
);
const active = (...grants: BonusGrant[]): ReactNode => <ActivePart overview={{ grants }} />;
const choices = (offers: readonly BonusOffer[], used: readonly number[]): ReactNode => (
  <IntroductoryChoices offers={offers} used={used} />
);

const Declining = ({ shown }: { shown: BonusGrant }): ReactNode => (
  <Held first={false}>
    {(open, set) => (
      <>
        <Button onClick={() => set(true)}>open</Button>
        {open && <DeclineDialog grant={shown} name="name" onClose={() => set(false)} />}
      </>
    )}
  </Held>
);

const never = (): Promise<boolean> => Promise.resolve(false);

const exhibits: Exhibits = {
  OverviewView: { available: <OverviewView overview={available} /> },
  NowPart: {
    empty: <NowPart overview={overviewOf()} />,
    closed: <NowPart overview={overviewOf({ isClosed: true })} />,
  },
  ActivePart: {
    empty: active(),
    waiting: active({ ...grant, status: 'waiting', released: 0 }),
    ready: active({ ...played, status: 'ready' }),
    active: active(played),
    lapsed: active({ ...played, status: 'lapsed', lapsed: 5000 }),
  },
  PromoForm: {
    default: <PromoForm busy={false} problem={undefined} onSend={never} />,
    busy: <PromoForm busy problem={undefined} onSend={never} />,
    refused: <PromoForm busy={false} problem="problem" onSend={never} />,
  },
  CashbackCard: {
    week: one('cashback', cashback),
    sunday: one('cashback', { ...cashback, ...prize('real', 13_500) }),
    taken: one('cashback', { ...cashback, refusal: { ...refusal, code: 'BONUS_TAKEN' } }),
    off: one('cashback', undefined),
  },
  RakebackCard: {
    missing: one('rakeback', rakeback),
    available: one('rakeback', {
      ...rakeback,
      ...prize('real', 1500),
      figures: { ...rakeback.figures, availableMinor: 1500, missingMinor: 0 },
    }),
  },
  VipRewardCard: { default: one('vipReward', reward(2, prize('dic', 1000))), missing: one('vipReward', reward(6)) },
  IntroductoryChoices: {
    open: choices([introductory(1), introductory(2)], []),
    target: choices([introductory(1), introductory(2, 1), introductory(3)], [1]),
  },
  DicPart: {
    empty: <DicPart balances={none} />,
    locked: <DicPart balances={{ ...none, dicLocked: 100_000, dic: 50 }} />,
    unlocked: <DicPart balances={{ ...none, dic: 31_000 }} />,
  },
  UsdicPart: {
    locked: <UsdicPart balances={{ ...none, usdicLocked: 1000 }} />,
    unlocked: <UsdicPart balances={{ ...none, usdic: 1000 }} />,
  },
  DeclineDialog: { locked: <Declining shown={grant} />, played: <Declining shown={played} /> },
  HistoryRows: { default: <HistoryRows events={events} />, empty: <HistoryRows events={[]} /> },
};

/** Bonuses in their states, without calls. */
export const BonusSection = (): ReactNode => {
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { enabled: false } } }));
  return (
    <QueryClientProvider client={client}>
      <ExhibitList exhibits={exhibits} />
    </QueryClientProvider>
  );
};
