import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { inPlay } from '../../core/game-kit/in-play.ts';
import { goBack } from './mini-app-back.ts';
import { allowSwipeAway, confirmClosing, showBackButton, startMiniApp } from './mini-app-bridge.ts';

/**
 * Inside Telegram: its back button leads back everywhere but on the main page, where there is none; a game is not swiped
 * away, and a page with a bet in play is not closed by mistake.
 */
export const MiniAppFrame = (): null => {
  const { pathname } = useLocation();
  const isPlaying = useSyncExternalStore(inPlay.subscribe, inPlay.get);
  const isGame = pathname.startsWith('/game/');
  useEffect(() => startMiniApp(goBack), []);
  useEffect(() => allowSwipeAway(!isGame), [isGame]);
  useEffect(() => confirmClosing(isPlaying), [isPlaying]);
  useEffect(() => showBackButton(pathname !== '/main'), [pathname]);
  return null;
};
