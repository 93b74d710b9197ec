import { on } from '@tma.js/bridge';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { inPlay } from '../../core/game-kit/bet/in-play.ts';
import { closeModal } from '../../core/modal/modal.ts';
import { currentLocation, navigate } from '../../core/modal/navigator.ts';
import { tellTelegram as tell } from '../../core/site/telegram-app.ts';
import { hex, type ColorName } from '../../core/tokens/tokens.ts';

const OPEN = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** True when this document has a page to go back to: the router numbers its steps. */
const hasBefore = (): boolean => {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0;
};

/** Handles Telegram's back button: closes what is open above the page, else goes back, else to the main page. */
const goBack = (): void => {
  if (new URLSearchParams(currentLocation().search).has('modal')) return closeModal();
  const open = [...document.querySelectorAll(OPEN)].at(-1);
  if (open) open.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
  else if (hasBefore()) navigate(-1);
  else navigate('/main', { replace: true });
};

// Messages between a mini-app and Telegram.

const colour = (name: ColorName): `#${string}` => hex(name) as `#${string}`;

interface Insets {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

const SIDES = ['top', 'right', 'bottom', 'left'] as const;
const none: Insets = { top: 0, bottom: 0, left: 0, right: 0 };

/** Sets the insets for stylesheets: the part of each side covered by the device and by Telegram's own controls. */
const showInsets = (device: Insets, controls: Insets): void => {
  for (const side of SIDES)
    document.documentElement.style.setProperty(`--safe-${side}`, `${device[side] + controls[side]}px`);
};

/** Keeps the space that Telegram leaves to us in custom properties. Returns how to stop. */
const followView = (): (() => void) => {
  let device = none;
  let controls = none;
  const stops = [
    on('safe_area_changed', (insets) => {
      device = insets;
      showInsets(device, controls);
    }),
    on('content_safe_area_changed', (insets) => {
      controls = insets;
      showInsets(device, controls);
    }),
    on('viewport_changed', ({ height, is_state_stable: isStable }) => {
      // only where it comes to rest: a sheet that is dragged must not move the page in it
      if (isStable) document.documentElement.style.setProperty('--viewport-height', `${height}px`);
    }),
  ];
  for (const ask of [
    'web_app_request_viewport',
    'web_app_request_safe_area',
    'web_app_request_content_safe_area',
  ] as const)
    tell(ask);
  return () => {
    for (const stop of stops) stop();
  };
};

/** Says that the page is there, takes all of the height, and gives what surrounds it our colours. Returns how to stop. */
const startMiniApp = (onBack: () => void): (() => void) => {
  tell('web_app_ready');
  tell('web_app_expand');
  tell('web_app_set_header_color', { color: colour('canvas') });
  tell('web_app_set_background_color', { color: colour('canvas') });
  tell('web_app_set_bottom_bar_color', { color: colour('surface-1') });
  const stopFollowing = followView();
  const stopBack = on('back_button_pressed', onBack);
  return () => {
    stopFollowing();
    stopBack();
    showBackButton(false);
  };
};

/** Shows or hides Telegram's back button. */
const showBackButton = (isVisible: boolean): void => tell('web_app_setup_back_button', { is_visible: isVisible });

/** Sets whether a swipe down puts the page away: a finger that plays must not. */
const allowSwipeAway = (isAllowed: boolean): void =>
  tell('web_app_setup_swipe_behavior', { allow_vertical_swipe: isAllowed });

/** Sets whether closing the page has to be confirmed. */
const confirmClosing = (isNeeded: boolean): void =>
  tell('web_app_setup_closing_behavior', { need_confirmation: isNeeded });

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
