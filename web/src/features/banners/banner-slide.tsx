import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useHouseFigures } from '../../core/figures/house-figures.ts';
import type { GameBanner } from '../../core/games/web-game.ts';
import { useGameName } from '../../core/games/use-game-name.ts';
import { type FoundKey, type Texts, type Translate, useMessages } from '../../core/i18n/messages.ts';
import { openModal } from '../../core/modal/modal.ts';
import { useSession } from '../../core/session/session.ts';
import { classNames } from '../../core/ui/class-names.ts';
import type { Banner, OfferKey } from './banners.ts';
import styles from './banners.module.css';

const actionOf = ({ modal, forPlayers }: Banner, t: Translate<Texts<'banners', 'main'>>): string => {
  if (modal) return t('action.open');
  return forPlayers ? t('action.deposit') : t('action.play');
};

interface Words {
  readonly title: string;
  readonly text: string;
}

const Content = ({ title, text, banner }: Words & { banner: Banner }): ReactNode => {
  const t = useMessages('banners', 'main');
  return (
    <>
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span className={styles.text}>{text}</span>
        <span className={styles.action}>{actionOf(banner, t)}</span>
      </span>
      <img src={banner.image} alt="" className={styles.picture} />
    </>
  );
};

/** A banner: one large link, or a button where it opens a dialog. */
const Slide = (props: Words & { banner: Banner }): ReactNode => {
  const isPlayer = useSession().status === 'player';
  const { modal, link, gradient, forPlayers } = props.banner;
  const look = classNames(styles.banner, styles[gradient]);
  const dialog = forPlayers && !isPlayer ? 'login' : modal ? link : undefined;
  return dialog ? (
    <button type="button" className={look} aria-haspopup="dialog" onClick={() => openModal(dialog)}>
      <Content {...props} />
    </button>
  ) : (
    <Link to={link} className={look} draggable={false}>
      <Content {...props} />
    </Link>
  );
};

export const OfferSlide = ({ offer, banner }: { offer: OfferKey; banner: Banner }): ReactNode => {
  const t = useMessages('banners', 'main');
  const figures = useHouseFigures();
  const write = (key: `${'title' | 'text'}.${OfferKey}`): string => t(key as FoundKey, figures);
  return <Slide title={write(`title.${offer}`)} text={write(`text.${offer}`)} banner={banner} />;
};

export const GameSlide = ({
  game,
  messages,
  banner,
}: Pick<GameBanner, 'messages'> & { game: string; banner: Banner }): ReactNode => {
  const t = useMessages(messages);
  const nameOf = useGameName();
  return <Slide title={nameOf(game)} text={t('banner')} banner={banner} />;
};
