import { on } from '@tma.js/bridge';
import { tellTelegram as tell } from '../../core/site/telegram-app.ts';
import { hex, type ColorName } from '../../core/tokens/tokens.ts';

// What a mini-app and Telegram tell each other.

const colour = (name: ColorName): `#${string}` => hex(name) as `#${string}`;

interface Insets {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

const SIDES = ['top', 'right', 'bottom', 'left'] as const;
const none: Insets = { top: 0, bottom: 0, left: 0, right: 0 };

/** What the stylesheets read: how much each side is covered by the device and by Telegram's own controls. */
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
export const startMiniApp = (onBack: () => void): (() => void) => {
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
export const showBackButton = (isVisible: boolean): void =>
  tell('web_app_setup_back_button', { is_visible: isVisible });

/** Whether a swipe down puts the page away: a finger that plays must not. */
export const allowSwipeAway = (isAllowed: boolean): void =>
  tell('web_app_setup_swipe_behavior', { allow_vertical_swipe: isAllowed });

/** Whether closing the page has to be confirmed. */
export const confirmClosing = (isNeeded: boolean): void =>
  tell('web_app_setup_closing_behavior', { need_confirmation: isNeeded });
