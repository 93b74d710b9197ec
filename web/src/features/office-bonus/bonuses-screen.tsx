import { Suspense, type ReactNode } from 'react';
import { isAmong } from '../../core/features/audience.ts';
import { useFeatures } from '../../core/features/features.ts';
import { useLabels, useMessages } from '../../core/i18n/messages.ts';
import { useSession } from '../../core/session/session.ts';
import { Parts } from '../../core/office/parts.tsx';
import { Loading } from '../../core/office/loaded.tsx';
import { useAddress } from '../../core/office/list-state.ts';

/** /office/bonuses: sections of all areas, each for its roles; the address selects one. */
export const BonusesScreen = (): ReactNode => {
  const t = useMessages('office-bonus', 'main');
  const session = useSession();
  const { params } = useAddress();
  const sections = useFeatures().bonusSections.filter(({ audience }) => isAmong(audience, session));
  const names = useLabels(sections.map(({ label }) => label));
  const shown = sections.find(({ path }) => path === params.get('part')) ?? sections[0];
  if (!shown) return null;
  return (
    <>
      <Parts
        label={t('parts')}
        parts={sections.map(({ path }, at) => ({ value: path, label: names[at] ?? path }))}
        value={shown.path}
      />
      <Suspense key={shown.path} fallback={<Loading />}>
        <shown.View />
      </Suspense>
    </>
  );
};
