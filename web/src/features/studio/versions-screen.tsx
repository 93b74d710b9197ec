import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Version } from 'server/contract';
import { configMessages } from '../../core/configs/config.messages.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { Button } from '../../core/ui/button.tsx';
import { Loading } from './loading.tsx';
import { StatusBadge } from './status-badge.tsx';
import { studioMessages } from './studio.messages.ts';
import studio from './studio.module.css';
import styles from './versions.module.css';
import { useStudioGame } from './use-studio-game.ts';
import { useVersions } from './use-versions.ts';

const HASH_SHOWN = 12; // characters: enough to tell versions apart

const Row = ({ version }: { version: Version }): ReactNode => {
  const t = useMessages(studioMessages);
  const words = useMessages(configMessages);
  const moment = useMoment();
  const { id, game, author, reason, hash, createdAt } = version;
  return (
    <li className={styles.row}>
      <div className={styles.rowBody}>
        <p className={styles.names}>
          <Link to={`/studio/${game}/versions/${id}`} className={styles.rowLink}>
            {t('version', { version: version.version })}
          </Link>
          <StatusBadge status={version.status} />
        </p>
        {author !== null && <p className={studio.muted}>{reason}</p>}
        <p className={studio.faint}>
          {author ?? words('author.program')} · {moment(createdAt)} · <code>{hash.slice(0, HASH_SHOWN)}</code>
        </p>
      </div>
    </li>
  );
};

/** /studio/:game/versions: the history, the newest first. */
export const VersionsScreen = (): ReactNode => {
  const t = useMessages(studioMessages);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useVersions(useStudioGame());
  if (!data) return <Loading error={error} retry={() => void refetch()} />;
  return (
    <>
      <ul className={styles.list} aria-label={t('tab.versions')}>
        {data.versions.map((version) => (
          <Row key={version.id} version={version} />
        ))}
      </ul>
      {hasNextPage && (
        <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('versions.more')}
        </Button>
      )}
    </>
  );
};
