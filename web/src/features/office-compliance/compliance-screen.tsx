import { Suspense, type ReactNode } from 'react';
import { useMessages } from '../../core/i18n/messages.ts';
import { useAddress } from '../../core/office/list-state.ts';
import { Loading } from '../../core/office/loaded.tsx';
import { Parts } from '../../core/office/parts.tsx';
import { lazyPart } from '../../core/ui/lazy-part.ts';

const parts = ['cases', 'rules', 'care', 'complaints', 'returns'] as const;
const views = {
  cases: lazyPart(async () => (await import('./cases-section.tsx')).CasesSection),
  rules: lazyPart(async () => (await import('./rules-section.tsx')).RulesSection),
  care: lazyPart(async () => (await import('./care-section.tsx')).CareSection),
  complaints: lazyPart(async () => (await import('./complaints-section.tsx')).ComplaintsSection),
  returns: lazyPart(async () => (await import('./returns-section.tsx')).ReturnsSection),
};

/** /office/compliance: cases and the rules that open them, care for players, complaints, and figures for a regulator. */
export const ComplianceScreen = (): ReactNode => {
  const t = useMessages('office-compliance', 'main');
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
