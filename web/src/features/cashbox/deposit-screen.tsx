import { useState, type ReactNode, lazy, Suspense } from 'react';
import { paymentStates, type DepositFinish } from 'server/contract';
import { setOpenDeposit, useLatestPayments, useOpenDeposit } from './cash-query.ts';
import { Loading } from './notes.tsx';

const DepositForm = lazy(async () => ({ default: (await import('./deposit-form.tsx')).DepositForm }));
const DepositDetails = lazy(async () => ({ default: (await import('./deposit-details.tsx')).DepositDetails }));
const DepositOutcome = lazy(async () => ({ default: (await import('./deposit-outcome.tsx')).DepositOutcome }));

const { created, cancelled } = paymentStates;

/** Paying in by ordinary money: the form, then how to pay, then what came of it. One that was given up leaves the form. */
export const DepositScreen = (): ReactNode => {
  const { data: open, isPending } = useOpenDeposit();
  const [asked, setAsked] = useState<DepositFinish>(); // last deposit of this screen
  const payment = useLatestPayments(1).find(({ id }) => id === asked?.id);
  if (open && open.id !== asked?.id) setAsked(open);
  const leave = (): void => {
    setOpenDeposit(null);
    setAsked(undefined);
  };
  const isOver = payment && payment.state !== cancelled && (payment.state !== created || payment.isLate);
  if (isPending) return <Loading height={480} />;
  if (asked && isOver)
    return (
      <Suspense fallback={<Loading height={480} />}>
        <DepositOutcome payment={payment} askedMinor={asked.amount} onAgain={leave} />
      </Suspense>
    );
  if (open)
    return (
      <Suspense fallback={<Loading height={480} />}>
        <DepositDetails key={open.id} finish={open} onExpire={() => setOpenDeposit(null)} onLeave={leave} />
      </Suspense>
    );
  const isExpired = payment !== undefined && (payment.state === created || payment.reason === 'expired');
  return (
    <Suspense fallback={<Loading height={480} />}>
      <DepositForm isExpired={isExpired} />
    </Suspense>
  );
};
