import { Suspense, type ReactNode } from 'react';
import { useMessages } from '../../core/i18n/messages.ts';
import { useAddress } from '../../core/office/list-state.ts';
import { Loading } from '../../core/office/loaded.tsx';
import { Parts } from '../../core/office/parts.tsx';
import { lazyPart } from '../../core/ui/lazy-part.ts';

const parts = ['figures', 'months'] as const;
const FiguresSection = lazyPart(async () => (await import('./figures-section.tsx')).FiguresSection);
const EntriesSection = lazyPart(async () => (await import('./entries-section.tsx')).EntriesSection);
const MonthsSection = lazyPart(async () => (await import('./months-section.tsx')).MonthsSection);

/** /office/finance: what the house earned and owes, the ledger entries below each figure, and months that are closed. */
export const FinanceScreen = (): ReactNode => {
  const t = useMessages('office-finance', 'main');
  const { params } = useAddress();
  const shown = parts.find((part) => part === params.get('part')) ?? parts[0];
  const isEntries = shown === 'figures' && params.has('figure');
  return (
    <>
      <Parts label={t('parts')} parts={parts.map((value) => ({ value, label: t(`part.${value}`) }))} value={shown} />
      <Suspense key={`${shown} ${isEntries}`} fallback={<Loading />}>
        {shown === 'months' ? <MonthsSection /> : isEntries ? <EntriesSection /> : <FiguresSection />}
      </Suspense>
    </>
  );
};
