import { lazy, Suspense, useState, type ReactNode } from 'react';
import { paymentStates, type DepositFinish } from 'server/contract';
import { useLatestPayments, setOpenDeposit, useOpenDeposit } from './cash-query.ts';
import { DepositDetails } from './deposit-details.tsx';
import { DepositForm } from './deposit-form.tsx';
import { Loading } from './loading.tsx';

const DepositOutcome = lazy(async () => ({ default: (await import('./deposit-outcome.tsx')).DepositOutcome })); // after the form

const { created, cancelled } = paymentStates;

/** Paying in by ordinary money: the form, then how to pay, then what came of it. One that was given up leaves the form. */
export const DepositScreen = (): ReactNode => {
  const { data: open, isPending } = useOpenDeposit();
  const [asked, setAsked] = useState<DepositFinish>(); // what this screen was last about
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
  if (open) return <DepositDetails key={open.id} finish={open} onExpire={() => setOpenDeposit(null)} onLeave={leave} />;
  const isExpired = payment !== undefined && (payment.state === created || payment.reason === 'expired');
  return <DepositForm isExpired={isExpired} />;
};
