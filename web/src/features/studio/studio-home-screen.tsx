import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../core/format/use-format.ts';
import { useGames } from '../../core/games/games.ts';
import { useGameName } from '../../core/games/use-game-name.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { drawsMessages } from '../../core/configs/draws/draws.messages.ts';
import { StaffGameName } from '../../core/games/staff-game-name.tsx';
import { StudioPage } from './studio-page.tsx';
import { studioTitles } from './studio-titles.messages.ts';
import { studioMessages } from './studio.messages.ts';
import studio from './studio.module.css';
import { useVersion, useVersions } from './use-versions.ts';
import styles from './versions.module.css';

/** One game: what players play by now. */
const Row = ({ game }: { game: string }): ReactNode => {
  const t = useMessages(studioMessages);
  const { percent } = useFormat();
  const nameOf = useGameName();
  const { data } = useVersions(game);
  const { active, candidate } = data ?? {};
  const { data: details } = useVersion(active?.id);
  return (
    <li className={styles.row} aria-busy={!details}>
      <Link to={`/studio/${game}`} className={styles.rowLink}>
        {nameOf(game)}
      </Link>
      <span className={studio.muted}>
        {details ? t('home.active', { version: details.version, rtp: percent(details.rtpPercent) }) : '\u00a0'}
        {candidate && ` · ${t('home.candidate', { version: candidate.version })}`}
      </span>
    </li>
  );
};

/** One draw: what players take it by now. */
const DrawRow = ({ draw }: { draw: string }): ReactNode => {
  const t = useMessages(drawsMessages);
  const { data } = useVersions(draw);
  return (
    <li className={styles.row} aria-busy={!data}>
      <Link to={`/studio/${draw}`} className={styles.rowLink}>
        <StaffGameName game={draw}>{(name) => name}</StaffGameName>
      </Link>
      <span className={studio.muted}>{data ? t('home.active', { version: data.active.version }) : '\u00a0'}</span>
    </li>
  );
};

/** /studio: the games, each with the version that is played. */
export const StudioHomeScreen = (): ReactNode => {
  const t = useMessages(studioMessages);
  const title = useMessages(studioTitles);
  const words = useMessages(drawsMessages);
  const { ids, draws } = useGames();
  return (
    <StudioPage>
      <h1>{t('title')}</h1>
      <p className={studio.muted}>{t('home.text')}</p>
      <Link to="/studio/inbox" className={studio.back}>
        {title('inbox')}
      </Link>
      <ul className={styles.list} aria-label={t('home.games')}>
        {ids.map((game) => (
          <Row key={game} game={game} />
        ))}
      </ul>
      {draws.length > 0 && (
        <>
          <h2>{words('home.draws')}</h2>
          <ul className={styles.list} aria-label={words('home.draws')}>
            {draws.map(({ id }) => (
              <DrawRow key={id} draw={id} />
            ))}
          </ul>
        </>
      )}
    </StudioPage>
  );
};
