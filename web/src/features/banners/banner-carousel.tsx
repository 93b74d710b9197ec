import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import type { ShownPost } from 'server/contract';
import { useReducedMotion } from '../../core/game-kit/scene/use-reduced-motion.ts';
import { useBonusList } from '../../core/figures/house-figures.ts';
import { useFeatures } from '../../core/features/features.ts';
import { useLoadedGames } from '../../core/games/games.ts';
import { useCallQuery } from '../../core/connection/query.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { isPage } from '../../core/modal/pages.ts';
import { useSession } from '../../core/session/session.ts';
import { Skeleton } from '../../core/ui/skeleton.tsx';
import { BannerControls } from './banner-controls.tsx';
import { GameSlide, OfferSlide, PostSlide } from './banner-slide.tsx';
import { usePosts } from './use-posts.ts';
import { bannersWith, isOffer, passingBanners, shownBanners, type Banners } from './banners.ts';
import styles from './banners.module.css';
import { useAutoplay, useSelected } from './use-autoplay.ts';

/** In the library's own unit: a slide as wide as the page is within 2 px of its place after 2 s. */
const SPEED = 44;

const OFFERS_MS = 60_000; // offers of banners change seldom

const options = { loop: true, duration: SPEED };

const keys: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };

/** True while somebody looks: the mouse is over it, or the focus is in it. */
const useHeld = () => {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const hover = (on: boolean) => (event: PointerEvent) => event.pointerType === 'mouse' && setHovered(on);
  return {
    held: hovered || focused,
    watch: {
      onPointerEnter: hover(true),
      onPointerLeave: hover(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
};

/** Names of the staff's banners do not meet those of the program's. */
const keyOfPost = ({ key }: ShownPost): string => `post ${key}`;

interface NamedProps {
  name: string;
  banners: Banners;
  posts: readonly ShownPost[];
}

/** The banner of this name. */
const Named = ({ name, banners, posts }: NamedProps): ReactNode => {
  const games = useLoadedGames();
  const banner = banners.get(name);
  const post = posts.find((each) => keyOfPost(each) === name);
  if (post) return <PostSlide post={post} />;
  if (!banner) return null;
  if (isOffer(name)) return <OfferSlide offer={name} banner={banner} />;
  const messages = games.find(({ game }) => game.id === name)?.parts.banner?.messages;
  return messages && <GameSlide game={name} messages={messages} banner={banner} />;
};

const Carousel = ({
  keysShown,
  banners,
  posts,
}: Omit<NamedProps, 'name'> & { keysShown: readonly string[] }): ReactNode => {
  const t = useMessages('banners', 'main');
  const [viewport, embla] = useEmblaCarousel(options);
  const [paused, setPaused] = useState(false);
  const { held, watch } = useHeld();
  const calm = useReducedMotion();
  const selected = useSelected(embla);
  const track = useRef<HTMLDivElement>(null);
  const followFocus = useRef(false);
  const runs = !paused && !calm;
  useAutoplay(embla, runs && !held);

  useEffect(() => {
    if (!followFocus.current) return;
    followFocus.current = false;
    track.current?.children[selected]?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
  }, [selected]);

  const step = (direction: 1 | -1): void => (direction === 1 ? embla?.scrollNext(calm) : embla?.scrollPrev(calm));
  const onKeyDown = (event: KeyboardEvent): void => {
    const direction = keys[event.key];
    if (!direction) return;
    event.preventDefault();
    followFocus.current = track.current?.contains(event.target as Node) ?? false;
    step(direction);
  };

  return (
    <section
      className={styles.carousel}
      aria-roledescription={t('carousel')}
      aria-label={t('label')}
      onKeyDown={onKeyDown}
      {...watch}
    >
      <div ref={viewport} className={styles.viewport} aria-live={runs ? 'off' : 'polite'}>
        <div ref={track} className={styles.track}>
          {keysShown.map((key, index) => (
            <div
              key={key}
              role="group"
              aria-roledescription={t('slide')}
              aria-label={t('slide.of', { number: index + 1, count: keysShown.length })}
              className={styles.slide}
              inert={index !== selected}
            >
              <Named name={key} banners={banners} posts={posts} />
            </div>
          ))}
        </div>
      </div>
      {keysShown.length > 1 && (
        <BannerControls
          count={keysShown.length}
          selected={selected}
          paused={calm ? undefined : paused}
          onPause={setPaused}
          onStep={step}
          onChoose={(index) => embla?.scrollTo(index, calm)}
        />
      )}
    </section>
  );
};

const warn = (message: string): void => console.warn(message);

/** Offers of the house, one at a time. Nothing is there while no banner leads anywhere. */
export const BannerCarousel = (): ReactNode => {
  const games = useLoadedGames();
  const { dialogs } = useFeatures();
  const isPlayer = useSession().status === 'player';
  const { data: overview } = useCallQuery('bonus.overview', {}, { enabled: isPlayer, staleTime: OFFERS_MS });
  const isModal = (name: string): boolean => dialogs.has(name);
  const [always] = useState(() => bannersWith(games));
  const now = isPlayer && overview ? passingBanners(overview) : [];
  const banners: Banners = new Map([...always, ...now]); // at the end: what is shown stays in its place
  const { isLoading } = useBonusList(); // a banner says its figures at once
  const written = usePosts();
  if (isLoading || written.isLoading) return <Skeleton height="var(--banner)" />;
  const posts = overview?.isClosed ? [] : written.banners; // nothing invites who has closed play to themselves
  const keysShown = [...posts.map(keyOfPost), ...shownBanners(banners, { isModal, isPage, warn })];
  return keysShown.length > 0 && <Carousel keysShown={keysShown} banners={banners} posts={posts} />;
};
