import { tournamentImages } from 'assets';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useText } from '../../core/i18n/long-text.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import styles from './tournaments.module.css';
import { tournaments, tournamentsText } from './tournaments.text.ts';
import { usePageTitle } from './use-page-title.ts';

/** All tournaments that have a page of their own. */
export const TournamentsScreen = (): ReactNode => {
  const t = useMessages('helpdesk', 'main');
  const text = useText(tournamentsText);
  usePageTitle(t('tournaments.title'));
  return (
    <>
      <h1>{t('tournaments.title')}</h1>
      <ul className={styles.tournaments}>
        {tournaments.map(({ slug }) => (
          <li key={slug} className={styles.tournament}>
            <img src={tournamentImages[slug]} alt="" width={640} height={320} loading="lazy" />
            <h2>
              <Link to={`/helpdesk/tournaments/${slug}`}>{text(`${slug}.title`)}</Link>
            </h2>
            <p>{text(`${slug}.lead`)}</p>
          </li>
        ))}
      </ul>
    </>
  );
};
