import { ArrowLeft } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { Link, Outlet, useParams } from 'react-router';
import type { StudioChanged } from 'server/contract';
import { onPush } from '../../core/connection/connection.ts';
import { useGames } from '../../core/games/games.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { ButtonLink } from '../../core/ui/button.tsx';
import { Card } from '../../core/ui/card.tsx';
import { EmptyState } from '../../core/ui/states.tsx';
import { TabLinks } from '../../core/ui/tab-links.tsx';
import { StaffGameName } from '../../core/games/staff-game-name.tsx';
import { StudioPage } from './studio-page.tsx';
import office from '../../core/office/office.module.css';
import { rereadCalls } from '../../core/office/rereads.ts';
import { STUDIO_CALLS } from './version-acts.ts';

/** Reads again what somebody else has changed. */
const useOthersChanges = (game: string): void => {
  useEffect(
    () =>
      onPush('studio', ({ type, payload }) => {
        if (type === 'changed' && (payload as StudioChanged).game === game) rereadCalls(STUDIO_CALLS);
      }),
    [game],
  );
};

const Game = ({ game }: { game: string }): ReactNode => {
  const t = useMessages('studio', 'main');
  const isDraw = useGames().findDraw(game) !== undefined;
  useOthersChanges(game);
  const links = [
    { to: `/studio/${game}/design`, label: t('tab.design') },
    { to: `/studio/${game}/versions`, label: t('tab.versions') },
    ...(isDraw ? [] : [{ to: `/studio/${game}/guardrails`, label: t('tab.guardrails') }]),
  ];
  return (
    <>
      <Link to="/studio" className={office.back}>
        <ArrowLeft aria-hidden="true" size={18} />
        {t('home.games')}
      </Link>
      <StaffGameName game={game}>
        {(name) => (
          <>
            <h1>{t('game.title', { name })}</h1>
            <TabLinks label={t('game.title', { name })} links={links} keepScroll />
          </>
        )}
      </StaffGameName>
      <Outlet context={game} />
    </>
  );
};

/** /studio/:game: what its pages have in common. */
export const StudioGame = (): ReactNode => {
  const t = useMessages('studio', 'main');
  const title = useMessages('studio', 'titles')('title');
  const { game = '' } = useParams();
  const games = useGames();
  return (
    <StudioPage>
      {(games.find(game) ?? games.findDraw(game)) ? (
        <Game key={game} game={game} />
      ) : (
        <>
          <h1>{title}</h1>
          <Card>
            <EmptyState action={<ButtonLink to="/studio">{t('home.games')}</ButtonLink>}>
              {t('game.unknown')}
            </EmptyState>
          </Card>
        </>
      )}
    </StudioPage>
  );
};
