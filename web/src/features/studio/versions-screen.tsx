import type { ReactNode } from 'react';
import type { Version } from 'server/contract';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { MorePages } from '../../core/office/more-pages.tsx';
import { Row, Rows } from '../../core/office/rows.tsx';
import { StatusBadge } from './status-badge.tsx';
import { useStudioGame } from './use-studio-game.ts';
import { useVersions } from './use-versions.ts';

const HASH_SHOWN = 12; // characters: enough to tell versions apart

const VersionRow = ({ version }: { version: Version }): ReactNode => {
  const t = useMessages('studio', 'main');
  const words = useMessages('configs', 'config');
  const moment = useMoment();
  const { id, game, author, reason, hash, createdAt } = version;
  return (
    <Row
      to={`/studio/${game}/versions/${id}`}
      title={t('version', { version: version.version })}
      badges={<StatusBadge status={version.status} />}
      text={author !== null && reason}
      facts={[
        author ?? words('author.program'),
        moment(createdAt),
        <code key="hash">{hash.slice(0, HASH_SHOWN)}</code>,
      ]}
    />
  );
};

/** /studio/:game/versions: the history, the newest first. */
export const VersionsScreen = (): ReactNode => {
  const t = useMessages('studio', 'main');
  const query = useVersions(useStudioGame());
  return (
    <MorePages query={query} rows={query.data?.versions}>
      {(versions) => (
        <Rows label={t('tab.versions')}>
          {versions.map((version) => (
            <VersionRow key={version.id} version={version} />
          ))}
        </Rows>
      )}
    </MorePages>
  );
};
