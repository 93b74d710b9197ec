import { Cherry, Flame, Heart, Sparkles, Star, Video, type LucideIcon } from 'lucide-react';
import type { LoaderFunction } from 'react-router';
import { defineFeature, page } from '../../core/features/feature.ts';
import { categoryPath, isCasinoCategory, LOBBY_PATH, type CasinoCategory } from '../../core/games/casino-categories.ts';
import { label, texts } from '../../core/i18n/messages.ts';
import { lazyPart } from '../../core/ui/lazy-part.ts';

const title = label(texts('catalogue', 'titles'), 'title');
const screen = async () => (await import('./category-screen.tsx')).CategoryScreen;

const needCategory: LoaderFunction = ({ params: { category = '' } }) => {
  if (!isCasinoCategory(category)) throw new Response(null, { status: 404 });
  return null;
};

/** Categories in the left menu. */
const listed = [
  ['slots', Cherry],
  ['live', Video],
  ['new', Sparkles],
  ['hot', Flame],
  ['popular', Star],
  ['favorite', Heart],
] as const satisfies (readonly [CasinoCategory, LucideIcon])[];

/** The catalogue of provider games. */
export const catalogue = defineFeature({
  routes: [page(LOBBY_PATH, title, screen), { ...page('/casino/:category', title, screen), loader: needCategory }],
  menu: {
    casino: listed.map(([category, Icon], order) => ({
      order,
      label: label(texts('catalogue', 'titles'), `category.${category}`),
      Icon,
      to: categoryPath(category),
    })),
    bottom: [{ order: 5, label: title, Icon: Cherry, to: LOBBY_PATH }],
  },
  dialogs: {
    game: { audience: 'players', View: lazyPart(async () => (await import('./overlay/game-overlay.tsx')).GameOverlay) },
  },
  home: [
    { order: 8, audience: 'players', load: async () => (await import('./favourites-place.tsx')).FavouritesPlace },
    { order: 30, load: async () => (await import('./carousels-place.tsx')).CarouselsPlace },
  ],
  start({ onPush }) {
    onPush('slots', (push) => void import('./overlay/slots-news.ts').then(({ hearSlots }) => hearSlots(push)));
  },
  office: [
    {
      order: 350,
      path: 'provider-rounds',
      label: label(texts('catalogue', 'titles'), 'office'),
      audience: 'providerRounds',
      load: async () => (await import('./unsettled-screen.tsx')).UnsettledScreen,
    },
  ],
  openPages: async () => (await import('./open-pages.ts')).openPages,
});
