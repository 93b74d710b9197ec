import { useState, type ReactNode } from 'react';
import { paymentStates } from 'server/contract';
import { useLatestPayments, setOpenDeposit, useOpenDeposit } from './cash-query.ts';
import { DepositDetails } from './deposit-details.tsx';
import { DepositForm } from './deposit-form.tsx';
import { DepositOutcome } from './deposit-outcome.tsx';
import { Loading } from './loading.tsx';

/** Paying in by ordinary money: the form, then how to pay, then what came of it. */
export const DepositScreen = (): ReactNode => {
  const { data: open, isPending } = useOpenDeposit();
  const [watched, setWatched] = useState<number>(); // the deposit that this screen was last about
  const payment = useLatestPayments(1).find(({ id }) => id === watched);
  if (open && open.id !== watched) setWatched(open.id);
  const leave = (): void => {
    setOpenDeposit(null);
    setWatched(undefined);
  };
  if (isPending) return <Loading height={480} />;
  if (payment && (payment.state !== paymentStates.created || payment.isLate))
    return <DepositOutcome payment={payment} onAgain={leave} />;
  if (open) return <DepositDetails key={open.id} finish={open} onExpire={() => setOpenDeposit(null)} onLeave={leave} />;
  return <DepositForm isExpired={payment !== undefined} />;
};
