import { lazy, Suspense, type ReactNode } from 'react';
import { Loading } from '../../core/office/loaded.tsx';

// with its list and forms it is more than a page may begin with
const PaymentsView = lazy(async () => ({ default: (await import('./payments-view.tsx')).PaymentsView }));

/** /office/payments: all deposits and withdrawals, decided ones too. */
export const PaymentsScreen = (): ReactNode => (
  <Suspense fallback={<Loading />}>
    <PaymentsView />
  </Suspense>
);
