import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../core/format/use-format.ts';
import { useGames } from '../../core/games/games.ts';
import { useGameName } from '../../core/games/use-game-name.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { StaffGameName } from '../../core/games/staff-game-name.tsx';
import { Row, Rows } from '../../core/office/rows.tsx';
import { StudioPage } from './studio-page.tsx';
import office from '../../core/office/office.module.css';
import { useVersion, useVersions } from './use-versions.ts';
import { Note } from '../../core/office/section.tsx';

/** One game with the version that its players play by. */
const GameRow = ({ game }: { game: string }): ReactNode => {
  const t = useMessages('studio', 'main');
  const { percent } = useFormat();
  const nameOf = useGameName();
  const { active, candidate } = useVersions(game).data ?? {};
  const { data: details } = useVersion(active?.id);
  return (
    <Row
      to={`/studio/${game}`}
      isBusy={!details}
      title={nameOf(game)}
      text={
        <>
          {details ? t('home.active', { version: details.version, rtp: percent(details.rtpPercent) }) : '\u00a0'}
          {candidate && ` · ${t('home.candidate', { version: candidate.version })}`}
        </>
      }
    />
  );
};

/** One draw with the version that its players take it by. */
const DrawRow = ({ draw }: { draw: string }): ReactNode => {
  const t = useMessages('configs', 'draws');
  const { data } = useVersions(draw);
  return (
    <Row
      to={`/studio/${draw}`}
      isBusy={!data}
      title={<StaffGameName game={draw}>{(name) => name}</StaffGameName>}
      text={data ? t('home.active', { version: data.active.version }) : '\u00a0'}
    />
  );
};

/** /studio: the games, each with the version that is played. */
export const StudioHomeScreen = (): ReactNode => {
  const t = useMessages('studio', 'main');
  const title = useMessages('studio', 'titles');
  const words = useMessages('configs', 'draws');
  const { ids, draws } = useGames();
  return (
    <StudioPage>
      <h1>{title('title')}</h1>
      <Note>{t('home.text')}</Note>
      <Link to="/studio/inbox" className={office.back}>
        {title('inbox')}
      </Link>
      <Rows label={t('home.games')}>
        {ids.map((game) => (
          <GameRow key={game} game={game} />
        ))}
      </Rows>
      {draws.length > 0 && (
        <>
          <h2>{words('home.draws')}</h2>
          <Rows label={words('home.draws')}>
            {draws.map(({ id }) => (
              <DrawRow key={id} draw={id} />
            ))}
          </Rows>
        </>
      )}
    </StudioPage>
  );
};
