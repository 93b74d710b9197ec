import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Waiting } from 'server/contract';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { StaffGameName } from '../../core/games/staff-game-name.tsx';
import { StudioPage } from './studio-page.tsx';
import { studioTitles } from './studio-titles.messages.ts';
import { configMessages } from '../../core/configs/config.messages.ts';
import studio from './studio.module.css';
import { pathOf, useInbox } from './use-inbox.ts';
import styles from './versions.module.css';

const Row = ({ waiting }: { waiting: Waiting }): ReactNode => {
  const t = useMessages(studioTitles);
  const words = useMessages(configMessages);
  const moment = useMoment();
  const { kind, game, version, author, reason, at, isOwn } = waiting;
  return (
    <li className={styles.row}>
      <div className={styles.rowBody}>
        <p className={styles.names}>
          <Link to={pathOf(waiting)} className={styles.rowLink}>
            <StaffGameName game={game}>{(name) => t(`inbox.${kind}`, { game: name, version })}</StaffGameName>
          </Link>
        </p>
        <p className={studio.muted}>{reason}</p>
        <p className={studio.faint}>
          {author ?? words('author.program')} · {moment(at)}
          {isOwn && ` · ${t('inbox.own')}`}
        </p>
      </div>
    </li>
  );
};

const List = (): ReactNode => {
  const t = useMessages(studioTitles);
  const waiting = useInbox();
  if (!waiting) return <div className={styles.list} aria-busy="true" />;
  if (waiting.length === 0) return <p className={studio.muted}>{t('inbox.empty')}</p>;
  return (
    <ul className={styles.list} aria-label={t('inbox')}>
      {waiting.map((each) => (
        <Row key={`${each.kind} ${each.id}`} waiting={each} />
      ))}
    </ul>
  );
};

/** /studio/inbox: what waits for somebody's decision, in all games. */
export const InboxScreen = (): ReactNode => {
  const t = useMessages(studioTitles);
  return (
    <StudioPage>
      <h1>{t('inbox')}</h1>
      <p className={studio.muted}>{t('inbox.text')}</p>
      <List />
    </StudioPage>
  );
};
