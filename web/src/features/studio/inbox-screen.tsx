import type { ReactNode } from 'react';
import type { Waiting } from 'server/contract';
import { StaffGameName } from '../../core/games/staff-game-name.tsx';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { Loading } from '../../core/office/loaded.tsx';
import { Row, Rows } from '../../core/office/rows.tsx';
import { Note } from '../../core/office/section.tsx';
import { StudioPage } from './studio-page.tsx';
import { pathOf, useInbox } from './use-inbox.ts';

const WaitingRow = ({ waiting }: { waiting: Waiting }): ReactNode => {
  const t = useMessages('studio', 'inbox');
  const words = useMessages('configs', 'config');
  const moment = useMoment();
  const { kind, game, version, author, reason, at, isOwn } = waiting;
  return (
    <Row
      to={pathOf(waiting)}
      title={<StaffGameName game={game}>{(name) => t(`inbox.${kind}`, { game: name, version })}</StaffGameName>}
      text={reason}
      facts={[author ?? words('author.program'), moment(at), isOwn && t('inbox.own')]}
    />
  );
};

/** /studio/inbox: versions and guardrails of all games that wait for a decision. */
export const InboxScreen = (): ReactNode => {
  const title = useMessages('studio', 'titles')('inbox');
  const t = useMessages('studio', 'inbox');
  const waiting = useInbox();
  return (
    <StudioPage>
      <h1>{title}</h1>
      <Note>{t('inbox.text')}</Note>
      {waiting ? (
        <Rows label={title} empty={t('inbox.empty')}>
          {waiting.map((each) => (
            <WaitingRow key={`${each.kind} ${each.id}`} waiting={each} />
          ))}
        </Rows>
      ) : (
        <Loading />
      )}
    </StudioPage>
  );
};
