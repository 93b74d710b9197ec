import type { ReactNode } from 'react';
import type { VersionDetails } from 'server/contract';
import { useDrawStudio } from '../../core/games/games.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { CopyValue } from '../../core/ui/copy.tsx';
import { DrawChanges, DrawCosts } from '../../core/configs/draws/draw-costs.tsx';
import { DrawFindings } from '../../core/configs/draws/draw-findings.tsx';
import { drawNumbers } from '../../core/configs/draws/draw-numbers.ts';
import { ScheduleCard } from './schedule-card.tsx';
import { StatusBadge } from './status-badge.tsx';
import { beginDrawFrom } from './use-draw-work.ts';
import { VersionActions } from './version-actions.tsx';
import { VersionComments } from './version-comments.tsx';
import { VersionTrail } from './version-trail.tsx';
import { VersionFacts, VersionView } from './version-view.tsx';
import office from '../../core/office/office.module.css';
import { Section } from '../../core/office/section.tsx';

interface ShownProps {
  version: VersionDetails;
  active: VersionDetails;
}

const Shown = ({ version, active }: ShownProps): ReactNode => {
  const t = useMessages('studio', 'main');
  const words = useMessages('configs', 'config');
  const studio = useDrawStudio(version.game);
  if (!studio) return null;
  const before = { label: t('version.active', { version: active.version }), config: active.config };
  const after = { label: t('version', { version: version.version }), config: version.config };
  return (
    <>
      <Section>
        <div className={office.names}>
          <h2>{t('version', { version: version.version })}</h2>
          <StatusBadge status={version.status} />
        </div>
        <VersionFacts version={version} isDraw />
        <CopyValue label={t('fact.hash')} value={version.hash} />
        <VersionActions
          version={version}
          triedBy="nobody"
          onEdit={() => beginDrawFrom(version, drawNumbers(studio, version.config))}
        />
      </Section>
      <ScheduleCard version={version} />
      {version.findings && (
        <Section title={words('findings.title')}>
          <DrawFindings studio={studio} config={version.config} found={version.findings} />
        </Section>
      )}
      {version.id !== active.id && (
        <Section title={t('changes.title')}>
          <DrawChanges
            studio={studio}
            title={t('changes.title')}
            none={t('changes.none')}
            before={before}
            after={after}
          />
        </Section>
      )}
      <Section>
        <DrawCosts studio={studio} before={before} after={after} />
      </Section>
      <VersionComments id={version.id} />
      <VersionTrail events={version.events} />
    </>
  );
};

/** One version of a draw, and what can be done with it. */
export const DrawVersion = ({ draw, id }: { draw: string; id: string }): ReactNode => (
  <VersionView game={draw} id={id} View={Shown} />
);
