import { Suspense, type ReactNode } from 'react';
import { useMessages } from '../../core/i18n/messages.ts';
import { useAddress } from '../../core/office/list-state.ts';
import { Loading } from '../../core/office/loaded.tsx';
import { Parts } from '../../core/office/parts.tsx';
import { lazyPart } from '../../core/ui/lazy-part.ts';

const parts = ['people', 'proposals', 'trail'] as const;
const views = {
  people: lazyPart(async () => (await import('./people-section.tsx')).PeopleSection),
  proposals: lazyPart(async () => (await import('./proposals-section.tsx')).ProposalsSection),
  trail: lazyPart(async () => (await import('./trail-section.tsx')).TrailSection),
};

/** /office/staff: who works here, roles that wait for a second person, and everybody's acts. */
export const StaffScreen = (): ReactNode => {
  const t = useMessages('office-staff', 'main');
  const { params } = useAddress();
  const shown = parts.find((part) => part === params.get('part')) ?? parts[0];
  const View = views[shown];
  return (
    <>
      <Parts label={t('parts')} parts={parts.map((value) => ({ value, label: t(`part.${value}`) }))} value={shown} />
      <Suspense key={shown} fallback={<Loading />}>
        <View />
      </Suspense>
    </>
  );
};
