import { Suspense, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { isAmong } from '../../core/features/audience.ts';
import { useFeatures } from '../../core/features/features.ts';
import { useLabels, useMessages } from '../../core/i18n/messages.ts';
import { useSession } from '../../core/session/session.ts';
import { DeskState } from '../../core/staff/desk-state.tsx';
import desk from '../../core/staff/desk.module.css';
import { SegmentedControl } from '../../core/ui/segmented-control.tsx';
import { officeBonusMessages } from './office-bonus.messages.ts';

/** /office/bonuses: sections of all areas, each for its roles; the address selects one. */
export const BonusesScreen = (): ReactNode => {
  const t = useMessages(officeBonusMessages);
  const session = useSession();
  const [params, setParams] = useSearchParams();
  const sections = useFeatures().bonusSections.filter(({ audience }) => isAmong(audience, session));
  const names = useLabels(sections.map(({ label }) => label));
  const shown = sections.find(({ path }) => path === params.get('part')) ?? sections[0];
  if (!shown) return null;
  return (
    <>
      <SegmentedControl
        className={desk.parts ?? ''}
        label={t('parts')}
        options={sections.map(({ path }, at) => ({ value: path, label: names[at] }))}
        value={shown.path}
        onChange={(part) => setParams({ part }, { replace: true })}
      />
      <Suspense key={shown.path} fallback={<DeskState error={null} retry={() => undefined} />}>
        <shown.View />
      </Suspense>
    </>
  );
};
