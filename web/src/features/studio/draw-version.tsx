import type { ReactNode } from 'react';
import type { VersionDetails } from 'server/contract';
import { configMessages } from '../../core/configs/config.messages.ts';
import { useDrawStudio } from '../../core/games/games.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { Card } from '../../core/ui/card.tsx';
import { CopyValue } from '../../core/ui/copy-value.tsx';
import { DrawChanges } from '../../core/configs/draws/draw-changes.tsx';
import { DrawCosts } from '../../core/configs/draws/draw-costs.tsx';
import { DrawFindings } from '../../core/configs/draws/draw-findings.tsx';
import { drawNumbers } from '../../core/configs/draws/draw-numbers.ts';
import { StatusBadge } from './status-badge.tsx';
import { studioMessages } from './studio.messages.ts';
import styles from './studio.module.css';
import { beginDrawFrom } from './use-draw-work.ts';
import { VersionActions } from './version-actions.tsx';
import { VersionTrail } from './version-trail.tsx';
import { Facts, VersionView } from './version-view.tsx';
import versions from './versions.module.css';

interface ShownProps {
  version: VersionDetails;
  active: VersionDetails;
}

const Shown = ({ version, active }: ShownProps): ReactNode => {
  const t = useMessages(studioMessages);
  const words = useMessages(configMessages);
  const studio = useDrawStudio(version.game);
  if (!studio) return null;
  const before = { label: t('version.active', { version: active.version }), config: active.config };
  const after = { label: t('version', { version: version.version }), config: version.config };
  return (
    <>
      <Card className={styles.card}>
        <div className={versions.names}>
          <h2>{t('version', { version: version.version })}</h2>
          <StatusBadge status={version.status} />
        </div>
        <Facts version={version} isDraw />
        <CopyValue label={t('fact.hash')} value={version.hash} />
        <VersionActions
          version={version}
          triedBy="nobody"
          onEdit={() => beginDrawFrom(version, drawNumbers(studio, version.config))}
        />
      </Card>
      {version.findings && (
        <Card className={styles.card}>
          <h2>{words('findings.title')}</h2>
          <DrawFindings studio={studio} config={version.config} found={version.findings} />
        </Card>
      )}
      {version.id !== active.id && (
        <Card className={styles.card}>
          <h2>{t('changes.title')}</h2>
          <DrawChanges
            studio={studio}
            title={t('changes.title')}
            none={t('changes.none')}
            before={before}
            after={after}
          />
        </Card>
      )}
      <Card className={styles.card}>
        <DrawCosts studio={studio} before={before} after={after} />
      </Card>
      <Card className={styles.card}>
        <h2>{words('trail.title')}</h2>
        <VersionTrail events={version.events} />
      </Card>
    </>
  );
};

/** One version of a draw, and what can be done with it. */
export const DrawVersion = ({ draw, id }: { draw: string; id: string }): ReactNode => (
  <VersionView game={draw} id={id} View={Shown} />
);
