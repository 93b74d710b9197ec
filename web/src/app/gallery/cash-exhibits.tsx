import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import {
  withdrawConditions,
  type DepositFinish,
  type Payment,
  type Payway,
  type SavedDestination,
  type WithdrawalQuote,
  type WithdrawChecklist,
} from 'server/contract';
import { serverNow } from '../../core/connection/connection.ts';
import { Button } from '../../core/ui/button.tsx';
import { AmountField } from '../../features/cashbox/fields.tsx';
import { BonusChoiceView } from '../../features/cashbox/bonus-choice.tsx';
import { CashboxDialog } from '../../features/cashbox/cashbox-dialog.tsx';
import { ChoiceGrid } from '../../features/cashbox/choice-grid.tsx';
import { AddressView } from '../../features/cashbox/crypto-address.tsx';
import { DepositDetails } from '../../features/cashbox/deposit-details.tsx';
import { DepositOutcome } from '../../features/cashbox/deposit-outcome.tsx';
import { DepositTermsView } from '../../features/cashbox/deposit-terms.tsx';
import { HistoryTable } from '../../features/cashbox/history-table.tsx';
import { IncomingDeposit } from '../../features/cashbox/incoming-deposits.tsx';
import { PaymentFacts } from '../../features/cashbox/payment-dialog.tsx';
import { PaywayIcon } from '../../features/cashbox/payway-icon.tsx';
import { SavedDestinations } from '../../features/cashbox/saved-destinations.tsx';
import { WageringView } from '../../features/cashbox/wagering-bar.tsx';
import { ChecklistView } from '../../features/cashbox/withdraw-checklist.tsx';
import { WithdrawConfirm } from '../../features/cashbox/withdraw-confirm.tsx';
import { EstimateLines } from '../../features/cashbox/withdraw-estimate.tsx';
import { ExhibitList, Held, nothing, type Exhibits } from './exhibit.tsx';

const PAYABLE_MS = 1_120_000;
const rub = { id: 2, name: 'RUB' };
const ton = { id: 10, name: 'TON' };
const AT = Date.UTC(2026, 10, 23, 9, 41);

const payment: Payment = {
  id: 10_417,
  code: 1,
  state: 1,
  amount: 500_037,
  currency: rub,
  coin: null,
  course: '1',
  baseAmount: 0,
  fee: 0,
  bonus: 0,
  payway: { id: 74, name: 'SBP', image: 'SBP' },
  purseNumber: null,
  memoTag: null,
  bank: null,
  transaction: null,
  progress: null,
  reason: null,
  askedAgain: null,
  isLate: false,
  createdAt: AT,
  updatedAt: AT,
  payableFrom: null,
  doneAt: null,
  cancelledAt: null,
};

const crypto: Payment = {
  ...payment,
  id: 10_418,
  amount: 1_250,
  currency: ton,
  coin: { amount: '12.5', unit: 'TON' },
  course: '250',
  payway: { id: 80, name: 'TON', image: 'TON' },
  progress: { confirmations: 1, required: 3 },
};

const done: Payment = { ...payment, state: 2, baseAmount: 500_037, doneAt: AT };

const withdrawal: Payment = {
  ...payment,
  id: 10_420,
  code: 2,
  baseAmount: 525_039,
  fee: 25_002,
  purseNumber: '+7999•••4567',
  bank: 'Bank',
  payableFrom: AT + 86_400_000,
};

const payway: Payway = {
  id: 80,
  name: 'TON',
  image: 'TON',
  network: 'TON',
  crypto: 1,
  course: '250',
  currency: ton,
  methods: [{ id: 80, currencyId: 10, minLimit: 200, maxLimit: 2_000_000 }],
  system: null,
  mask: 'address',
  needsBank: false,
  needsMemo: true,
  feePpm: 0,
  depositFee: null,
  bandPercent: 2,
  paused: null,
};

const quote: WithdrawalQuote = {
  amount: 1_250,
  currency: ton,
  course: '250',
  debit: 312_500,
  fee: 0,
  arrives: '12.489',
  bandPercent: 2,
  minutes: { from: 5, to: 4320 },
  isNewDestination: true,
  payableFrom: AT,
  needsCode: true,
};

const address = 'UQDcyA0R6xVyQeOJwLbD4sLE0ZcB3mZ3S2lS8m6X9mGk1vHn';
const WHITE = 'data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=';

const finish = { id: 10_417, amount: 500_037, currency: rub };
const url = { sbp_bank: 'Bank', wallet_owner: 'Ivan I.', card: '+7 999 123-45-67' };
const trader = { bank: 'Bank', recipient: 'Ivan I.', value: '4111 1111 1111 1111', kind: 'card' } as const;

type Details = Record<'sbp' | 'trader' | 'redirect', (expiresAt: number) => DepositFinish>;
const finishes: Details = {
  sbp: (expiresAt) => ({ ...finish, expiresAt, system: 14, url }),
  trader: (expiresAt) => ({ ...finish, expiresAt, system: 34, traderRequisites: trader }),
  redirect: (expiresAt) => ({ ...finish, expiresAt, system: 50, url: '/' }),
};

const Details = ({ kind }: { kind: keyof typeof finishes }): ReactNode => {
  const [shown] = useState(() => finishes[kind](serverNow() + PAYABLE_MS));
  return <DepositDetails finish={shown} onExpire={nothing} onLeave={nothing} />;
};

const Confirm = ({ given }: { given: WithdrawalQuote }): ReactNode => (
  <WithdrawConfirm
    payway={payway}
    request={{ amount: '12.50', purse_id: 80, purseNumber: address }}
    quote={given}
    purse={address}
    onBack={nothing}
    onMoved={nothing}
    onRefuse={nothing}
  />
);

const Amount = ({ error }: { error?: string }): ReactNode => (
  <Held first="">
    {(value, set) => (
      <AmountField
        value={value}
        onChange={set}
        currency={rub}
        limits={{ minLimit: 50_000, maxLimit: 3_000_000 }}
        quick={[1000, 10_000, 25_000, 50_000]}
        error={error}
      />
    )}
  </Held>
);

const Choices = (): ReactNode => (
  <Held<string | undefined> first={undefined}>
    {(value, set) => (
      <ChoiceGrid
        label="choices"
        value={value}
        onChange={set}
        choices={['TON', 'BTC', 'SBP', 'CARD', 'PHONE'].map((image) => ({
          id: image,
          name: image,
          note: image === 'TON' ? 'note' : undefined,
          icon: <PaywayIcon image={image} crypto={image === 'BTC'} />,
        }))}
      />
    )}
  </Held>
);

const Modal = (): ReactNode => (
  <Held first={false}>
    {(open, set) => (
      <>
        <Button onClick={() => set(true)}>open</Button>
        <CashboxDialog subject={null} open={open} onClose={() => set(false)} />
      </>
    )}
  </Held>
);

const bonuses = [
  { code: 1, ratePercent: 100, minimumMinor: 100_000 },
  { code: 2, ratePercent: 150, minimumMinor: 1_000_000 },
];

const Bonus = (): ReactNode => (
  <Held first={2}>{(value, set) => <BonusChoiceView bonuses={bonuses} value={value} onChange={set} />}</Held>
);

const checklist: WithdrawChecklist = {
  available: 980_000,
  conditions: withdrawConditions.map((name) => ({ name, isMet: true })),
  leftToStake: 100_000,
  depositUntil: AT,
  needsDocuments: false,
};

const destinations: readonly SavedDestination[] = [
  { id: 1, payway: payment.payway, purseNumber: '••••••4567', bank: 'Bank' },
  { id: 2, payway: { id: 80, name: 'TON', image: 'TON' }, purseNumber: 'UQDcyA••••••k1vHn', bank: null },
];

const outcome = (shown: Payment): ReactNode => (
  <DepositOutcome payment={shown} askedMinor={payment.amount} onAgain={nothing} />
);
const incoming = (shown: Payment): ReactNode => <IncomingDeposit payment={shown} />;

const exhibits: Exhibits = {
  CashboxDialog: { default: <Modal /> },
  ChoiceGrid: { default: <Choices /> },
  AmountField: { default: <Amount />, error: <Amount error="error" /> },
  WageringView: {
    begun: <WageringView left={180_000} of={200_000} />,
    done: <WageringView left={0} of={200_000} />,
  },
  DepositDetails: {
    sbp: <Details kind="sbp" />,
    trader: <Details kind="trader" />,
    redirect: <Details kind="redirect" />,
  },
  DepositOutcome: {
    done: outcome({ ...done, bonus: 2500 }),
    part: outcome({ ...done, amount: 300_000, baseAmount: 300_000, isLate: true }),
    after: outcome({ ...done, isLate: true }),
    late: outcome({ ...payment, isLate: true }),
    failed: outcome({ ...payment, state: 10, reason: 'provider' }),
  },
  IncomingDeposit: {
    seen: incoming({ ...crypto, progress: { confirmations: 0, required: 3 } }),
    confirming: incoming(crypto),
    late: incoming({ ...crypto, isLate: true }),
    credited: incoming({ ...crypto, state: 2, baseAmount: 312_500 }),
  },
  AddressView: {
    memo: (
      <AddressView
        network={{ name: 'TON' }}
        coin={{ name: 'TON', course: '250' }}
        found={{ coin: 'ton', address, ton: true, memo: '10417', minAmount: '1', qrCode: { qr_code: WHITE } }}
      />
    ),
  },
  BonusChoiceView: { chosen: <Bonus /> },
  DepositTermsView: {
    none: <DepositTermsView creditedMinor={200_000n} bonus={undefined} />,
    chosen: <DepositTermsView creditedMinor={200_000n} bonus={bonuses[0]} />,
    below: <DepositTermsView creditedMinor={5_000n} bonus={bonuses[0]} />,
    coins: <DepositTermsView creditedMinor={0n} isCrypto bonus={bonuses[1]} />,
  },
  ChecklistView: {
    met: <ChecklistView list={checklist} of={0} />,
    unmet: (
      <ChecklistView
        list={{
          ...checklist,
          conditions: checklist.conditions.map(({ name }) => ({ name, isMet: false })),
          needsDocuments: true,
        }}
        of={200_000}
      />
    ),
  },
  SavedDestinations: { chosen: <SavedDestinations destinations={destinations} chosen={2} onChoose={nothing} /> },
  EstimateLines: { default: <EstimateLines payway={payway} amount="12.5" /> },
  WithdrawConfirm: {
    new: <Confirm given={quote} />,
    known: <Confirm given={{ ...quote, isNewDestination: false, payableFrom: null, needsCode: false }} />,
  },
  HistoryTable: {
    deposit: (
      <HistoryTable
        kind="deposit"
        payments={[payment, crypto, done, { ...payment, isLate: true, id: 1 }, { ...payment, state: 4, id: 2 }]}
        onShow={nothing}
        onCancel={nothing}
        onPrice={nothing}
      />
    ),
    withdraw: (
      <HistoryTable
        kind="withdraw"
        payments={[withdrawal, { ...withdrawal, state: 3, id: 3 }, { ...withdrawal, state: 2, id: 4 }]}
        onShow={nothing}
        onCancel={nothing}
        onPrice={nothing}
      />
    ),
  },
  PaymentFacts: { withdrawal: <PaymentFacts payment={withdrawal} /> },
};

/** The cash desk's parts in their states. They ask for nothing. */
export const CashSection = (): ReactNode => {
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { enabled: false } } }));
  return (
    <QueryClientProvider client={client}>
      <ExhibitList exhibits={exhibits} />
    </QueryClientProvider>
  );
};
