import { houseBedSprite } from 'assets';
import { useLocation } from 'react-router';
import { useModal } from '../../core/modal/modal.ts';
import { useBed } from '../../core/sound/loops.ts';

const PROVIDER_GAME = 'game'; // its dialog

const isPlaceOfHouse = (pathname: string): boolean =>
  pathname === '/main' || pathname === '/game' || pathname.startsWith('/casino/');

/** The bed of the house: where one looks for a game. A game of our own has another, a provider's has its own sounds. */
export const HouseBed = (): null => {
  const { pathname } = useLocation();
  const isPlaying = useModal() === PROVIDER_GAME;
  useBed(isPlaceOfHouse(pathname) && !isPlaying ? houseBedSprite : undefined);
  return null;
};
