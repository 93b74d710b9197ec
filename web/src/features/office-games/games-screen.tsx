import { useMessages } from '../../core/i18n/messages.ts';
import { lazy, Suspense, type ReactNode } from 'react';
import { Loading } from '../../core/office/loaded.tsx';
import { Parts } from '../../core/office/parts.tsx';
import { useAddress } from '../../core/office/list-state.ts';

// the forms of a change come with the list that has them: more than a page may begin with
const GamesSection = lazy(async () => ({ default: (await import('./games-section.tsx')).GamesSection }));
const ProvidersSection = lazy(async () => ({ default: (await import('./providers-section.tsx')).ProvidersSection }));
const EarningsSection = lazy(async () => ({ default: (await import('./earnings-section.tsx')).EarningsSection }));
const RulesSection = lazy(async () => ({ default: (await import('./rules-section.tsx')).RulesSection }));
const TrailSection = lazy(async () => ({ default: (await import('./trail-section.tsx')).TrailSection }));

const parts = {
  games: GamesSection,
  providers: ProvidersSection,
  earnings: EarningsSection,
  rules: RulesSection,
  trail: TrailSection,
} as const;
type Part = keyof typeof parts;
const names = Object.keys(parts) as Part[];

/** /office/games: games of providers, the order of providers, where games are not played, and who decided what; the address says which is shown. */
export const GamesScreen = (): ReactNode => {
  const t = useMessages('office-games', 'main');
  const asked = useAddress().params.get('part');
  const part = names.find((name) => name === asked) ?? 'games';
  const Shown = parts[part];
  return (
    <>
      <Parts label={t('parts')} parts={names.map((value) => ({ value, label: t(`part.${value}`) }))} value={part} />
      <Suspense fallback={<Loading />}>
        <Shown />
      </Suspense>
    </>
  );
};
