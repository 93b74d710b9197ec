import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ShownPost } from 'server/contract';
import { BannerFace, bannerLook } from '../../core/banner/banner-face.tsx';
import { postPictureUrls } from '../../core/banner/post-pictures.ts';
import { useHouseFigures } from '../../core/figures/house-figures.ts';
import type { GameBanner } from '../../core/games/web-game.ts';
import { useGameName } from '../../core/games/use-game-name.ts';
import { type FoundKey, type Texts, type Translate, useMessages } from '../../core/i18n/messages.ts';
import { openModal } from '../../core/modal/modal.ts';
import { useSession } from '../../core/session/session.ts';
import type { Banner, OfferKey } from './banners.ts';

const actionOf = ({ modal, forPlayers }: Banner, t: Translate<Texts<'banners', 'main'>>): string => {
  if (modal) return t('action.open');
  return forPlayers ? t('action.deposit') : t('action.play');
};

interface Words {
  readonly title: string;
  readonly text: string;
}

/** A banner: one large link, or a button where it opens a dialog. */
const Slide = ({ title, text, banner }: Words & { banner: Banner }): ReactNode => {
  const isPlayer = useSession().status === 'player';
  const { modal, link, gradient, forPlayers, image } = banner;
  const t = useMessages('banners', 'main');
  const look = bannerLook(gradient);
  const face = <BannerFace title={title} text={text} image={image} action={actionOf(banner, t)} />;
  const dialog = forPlayers && !isPlayer ? 'login' : modal ? link : undefined;
  return dialog ? (
    <button type="button" className={look} aria-haspopup="dialog" onClick={() => openModal(dialog)}>
      {face}
    </button>
  ) : (
    <Link to={link} className={look} draggable={false}>
      {face}
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

/** A banner that the staff have written. */
export const PostSlide = ({ post: { title, text, picture, gradient, link } }: { post: ShownPost }): ReactNode => {
  const t = useMessages('banners', 'main');
  return (
    <Link to={link} className={bannerLook(gradient)} draggable={false}>
      <BannerFace title={title} text={text} action={t('action.open')} image={postPictureUrls[picture]} />
    </Link>
  );
};
