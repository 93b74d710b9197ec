import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { robberyDefaultConfig } from 'games-engine/robbery';
import { Suspense, useState, type ReactNode } from 'react';
import type { BonusOffer, RobberyState, TakenBonus } from 'server/contract';
import { RobberyPart, SpinResult } from '../../features/bonus/robbery/robbery-dialog.tsx';
import { ExhibitList, type Exhibits } from './exhibit.tsx';

const MONDAY = Date.UTC(2026, 10, 30, 9);
const LATER = Date.UTC(2099, 11, 31, 21);

const offer: BonusOffer = {
  bonus: 'robbery',
  section: 'permanent',
  choice: {},
  prize: { account: 'bonus', amount: 250_000 },
  refusal: null,
  figures: { level: 10, wagerTimes: 10, days: 7 },
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

const exhibits: Exhibits = {
  RobberyPart: {
    open: <RobberyPart offer={offer} state={state} />,
    early: <RobberyPart offer={refused({ code: 'BONUS_NOT_YET', msg: '', until: LATER })} state={{ ...state, last }} />,
    unlinked: <RobberyPart offer={refused({ code: 5, msg: 'refusal' })} state={state} />,
  },
  SpinResult: { ready: <SpinResult taken={taken} />, waiting: <SpinResult taken={{ ...taken, status: 'waiting' }} /> },
};

/** The robbery and the VIP club in their states. They ask for nothing. */
export const VipSection = (): ReactNode => {
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { enabled: false } } }));
  return (
    <QueryClientProvider client={client}>
      <Suspense>
        <ExhibitList exhibits={exhibits} />
      </Suspense>
    </QueryClientProvider>
  );
};
