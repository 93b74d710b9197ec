import { tournamentImages } from 'assets';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { useText } from '../../core/i18n/long-text.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { ButtonLink } from '../../core/ui/button.tsx';
import { EmptyState } from '../../core/ui/states.tsx';
import { clausesOf } from './article-structure.ts';
import { helpdeskPath } from './helpdesk-tabs.ts';
import styles from './tournaments.module.css';
import { RichText } from './rich-text.tsx';
import { tournaments, tournamentsText, type TournamentSlug } from './tournaments.text.ts';
import { usePageTitle } from './use-page-title.ts';

type Tournament = (typeof tournaments)[number];

const BackToAll = (): ReactNode => {
  const t = useMessages('helpdesk', 'main');
  return <ButtonLink to={helpdeskPath('tournaments')}>{t('tournaments.all')}</ButtonLink>;
};

const Unknown = (): ReactNode => {
  const t = useMessages('helpdesk', 'main');
  usePageTitle(t('tournaments.title'));
  return (
    <>
      <h1>{t('tournaments.title')}</h1>
      <EmptyState action={<BackToAll />}>{t('tournaments.unknown')}</EmptyState>
    </>
  );
};

const Page = ({ tournament }: { tournament: Tournament }): ReactNode => {
  const text = useText(tournamentsText);
  const { slug, paragraphs } = tournament;
  const title = text(`${slug}.title`);
  usePageTitle(title);
  return (
    <article className={styles.tournamentPage}>
      <h1>{title}</h1>
      <img src={tournamentImages[slug]} alt="" width={640} height={320} />
      <p className={styles.lead}>{text(`${slug}.lead`)}</p>
      {clausesOf({ id: slug, paragraphs }).map((number) => (
        <RichText key={number}>{text(`${slug}.${number}` as `${TournamentSlug}.1`)}</RichText>
      ))}
      <BackToAll />
    </article>
  );
};

/** A tournament: its picture and what it was or is. */
export const TournamentScreen = (): ReactNode => {
  const { slug } = useParams();
  const tournament = tournaments.find((each) => each.slug === slug);
  return tournament ? <Page key={tournament.slug} tournament={tournament} /> : <Unknown />;
};
