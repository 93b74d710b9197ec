import { Suspense, type ReactNode } from 'react';
import { useMessages } from '../../core/i18n/messages.ts';
import { useAddress } from '../../core/office/list-state.ts';
import { Loading } from '../../core/office/loaded.tsx';
import { Parts } from '../../core/office/parts.tsx';
import { lazyPart } from '../../core/ui/lazy-part.ts';

const Inbox = lazyPart(async () => (await import('./inbox.tsx')).Inbox);
const Ready = lazyPart(async () => (await import('./ready-section.tsx')).ReadySection);
const Figures = lazyPart(async () => (await import('./figures-section.tsx')).FiguresSection);

const parts = ['inbox', 'ready', 'figures'] as const;

/** /office/support: the inbox, ready answers, figures. */
export const SupportScreen = (): ReactNode => {
  const t = useMessages('office-support', 'main');
  const { params } = useAddress();
  const part = parts.find((one) => one === params.get('part')) ?? 'inbox';
  return (
    <>
      <Parts label={t('parts')} parts={parts.map((value) => ({ value, label: t(`part.${value}`) }))} value={part} />
      <Suspense key={part} fallback={<Loading />}>
        {part === 'inbox' && <Inbox />}
        {part === 'ready' && <Ready />}
        {part === 'figures' && <Figures />}
      </Suspense>
    </>
  );
};
