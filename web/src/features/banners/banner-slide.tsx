import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { isGameId } from '../../core/games/game-catalogue.ts';
import { useGameName } from '../../core/games/use-game-name.ts';
import { useMessages, type Translate } from '../../core/i18n/messages.ts';
import { isModalName, openModal } from '../../core/modal/modal.ts';
import { useSession } from '../../core/session/session.ts';
import { classNames } from '../../core/ui/class-names.ts';
import { banners, type Banner, type BannerKey } from './banners.ts';
import { bannersMessages, type bannersRu } from './banners.messages.ts';
import styles from './banners.module.css';

const actionOf = ({ modal, forPlayers }: Banner, t: Translate<typeof bannersRu>): string => {
  if (modal) return t('action.open');
  return forPlayers ? t('action.deposit') : t('action.play');
};

const Content = ({ name }: { name: BannerKey }): ReactNode => {
  const t = useMessages(bannersMessages);
  const nameOf = useGameName();
  const banner: Banner = banners[name];
  return (
    <>
      <span className={styles.words}>
        <span className={styles.title}>{isGameId(name) ? nameOf(name) : t(`title.${name}`)}</span>
        <span className={styles.text}>{t(`text.${name}`)}</span>
        <span className={styles.action}>{actionOf(banner, t)}</span>
      </span>
      <img src={banner.image} alt="" width={200} height={160} className={styles.picture} />
    </>
  );
};

/** A banner: one large link, or a button where it opens a dialog. */
export const BannerSlide = ({ name }: { name: BannerKey }): ReactNode => {
  const isPlayer = useSession().status === 'player';
  const { modal, link, gradient, forPlayers }: Banner = banners[name];
  const look = classNames(styles.banner, styles[gradient]);
  const dialog = forPlayers && !isPlayer ? 'login' : modal && isModalName(link) ? link : undefined;
  return dialog ? (
    <button type="button" className={look} aria-haspopup="dialog" onClick={() => openModal(dialog)}>
      <Content name={name} />
    </button>
  ) : (
    <Link to={link} className={look} draggable={false}>
      <Content name={name} />
    </Link>
  );
};
