import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { robberyDefaultConfig } from 'games-engine/robbery';
import { Suspense, useState, type ReactNode } from 'react';
import type { BonusOffer, BonusOverview, RobberyState, TakenBonus, VipStatus } from 'server/contract';
import { Button } from '../../core/ui/button.tsx';
import { vipName } from '../../core/vip/vip-level.ts';
import { RobberyPart, SpinResult } from '../../features/bonus/robbery/robbery-dialog.tsx';
import { LevelUp } from '../../features/vip/level-up.tsx';
import { RakebackPart } from '../../features/vip/vip-dialog.tsx';
import { Privileges, VipLevels } from '../../features/vip/vip-levels.tsx';
import { ExhibitList, Held, type Exhibits } from './exhibit.tsx';

const MONDAY = Date.UTC(2026, 10, 30, 9);
const LATER = Date.UTC(2099, 11, 31, 21);

const offer: BonusOffer = {
  bonus: 'robbery',
  section: 'permanent',
  choice: {},
  prize: { account: 'bonus', amount: 250_000 },
  refusal: null,
  figures: { level: 10, times: 10, days: 7, capTimes: 100 },
  terms: 1,
};
const state: RobberyState = {
  serverTime: MONDAY,
  availableSpinsPeriodicalBonus: 1,
  timeActivatePeriodicalBonus: 0,
  statusId: 10,
  needsCaptcha: false,
  wagerTimes: 10,
  days: 7,
  config: robberyDefaultConfig,
  last: null,
};
const last = {
  round: '0192f0c1-0000-7000-8000-000000000001',
  sector: 4,
  amount: 12_500,
  status: 'ready',
  at: MONDAY,
} as const;
const refused = (refusal: NonNullable<BonusOffer['refusal']>): BonusOffer => ({ ...offer, prize: null, refusal });
const taken: TakenBonus = { success: true, account: 'bonus', amount: 12_500, status: 'ready', balance: null };

const statuses = [0, 100, 10_000, 50_000, 100_000].map((units, index): VipStatus => ({
  statusId: index + 1,
  statusName: vipName(index + 1) ?? '',
  image: '',
  needsCompoints: units * 100,
}));
const reward = (level: number, isOpen: boolean): BonusOffer => ({
  ...offer,
  bonus: 'vipReward',
  prize: isOpen ? { account: 'dic', amount: level * 1000 } : null,
  refusal: isOpen ? null : { code: 1, msg: '' },
  figures: { level, rewardDic: level * 1000 },
});
const overview: BonusOverview = {
  serverTime: MONDAY,
  isClosed: false,
  offers: [reward(2, false), reward(4, true), reward(5, false)],
  grants: [],
  balances: { bonus: 0, dicLocked: 0, dic: 0, usdicLocked: 0, usdic: 0 },
};
const levels = (reached: number): ReactNode => (
  <VipLevels
    statuses={statuses}
    reached={reached}
    hasAssistant
    rewards={{ overview: reached === 0 ? undefined : overview, listed: { reward2Dic: 1000 } }}
    robbery={{ 1: 10_000, 2: 20_000, 3: 25_000, 4: 50_000, 5: 50_000 }}
  />
);
const rakeback = (available: number, taken: number): ReactNode => (
  <RakebackPart rakeback={{ available, taken, isOpen: available >= 1000 }} statusId={5} />
);

const Reached = (): ReactNode => (
  <Held first={false}>
    {(open, set) => (
      <>
        <Button onClick={() => set(true)}>open</Button>
        {open && <LevelUp level={11} onClose={() => set(false)} />}
      </>
    )}
  </Held>
);

/** The wheel's picture loads lazily. */
const robbery = (part: ReactNode): ReactNode => <Suspense>{part}</Suspense>;

const exhibits: Exhibits = {
  VipLevels: { guest: levels(0), player: levels(4) },
  Privileges: {
    top: <Privileges statusId={15} hasAssistant robbery={{ 15: 5_000_000 }} />,
    unassisted: <Privileges statusId={15} hasAssistant={false} robbery={{ 15: 5_000_000 }} />,
  },
  RakebackPart: { missing: rakeback(999, 0), open: rakeback(5000, 12_000) },
  LevelUp: { default: <Reached /> },
  RobberyPart: {
    open: robbery(<RobberyPart offer={offer} state={state} />),
    early: robbery(
      <RobberyPart offer={refused({ code: 'BONUS_NOT_YET', msg: '', until: LATER })} state={{ ...state, last }} />,
    ),
    unlinked: robbery(<RobberyPart offer={refused({ code: 5, msg: 'refusal' })} state={state} />),
  },
  SpinResult: { ready: <SpinResult taken={taken} />, waiting: <SpinResult taken={{ ...taken, status: 'waiting' }} /> },
};

/** The robbery and the VIP club in their states, without calls. */
export const VipSection = (): ReactNode => {
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { enabled: false } } }));
  return (
    <QueryClientProvider client={client}>
      <ExhibitList exhibits={exhibits} />
    </QueryClientProvider>
  );
};
