import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useMessages } from '../../core/i18n/messages.ts';
import desk from '../../core/staff/desk.module.css';
import { SegmentedControl } from '../../core/ui/segmented-control.tsx';
import { GamesSection } from './games-section.tsx';
import { officeGamesMessages } from './office-games.messages.ts';
import { ProvidersSection } from './providers-section.tsx';
import { TrailSection } from './trail-section.tsx';

const parts = { games: GamesSection, providers: ProvidersSection, trail: TrailSection } as const;
type Part = keyof typeof parts;
const names = Object.keys(parts) as Part[];

/** /office/games: games of providers, the order of providers, and who decided what; the address says which is shown. */
export const GamesScreen = (): ReactNode => {
  const t = useMessages(officeGamesMessages);
  const [params, setParams] = useSearchParams();
  const part = names.find((name) => name === params.get('part')) ?? 'games';
  const Section = parts[part];
  return (
    <>
      <SegmentedControl
        className={desk.parts ?? ''}
        label={t('parts')}
        options={names.map((value) => ({ value, label: t(`part.${value}`) }))}
        value={part}
        onChange={(next) => setParams({ part: next }, { replace: true })}
      />
      <Section />
    </>
  );
};
