import { useEffect, useSyncExternalStore } from 'react';

const follow = (changed: () => void): (() => void) => {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
};

const isOn = (): boolean => document.fullscreenElement !== null;

const leave = (): void => void (isOn() && document.exitFullscreen().catch(() => undefined));

/** Whether the site fills the screen. */
export interface FullScreen {
  readonly canSwitch: boolean;
  readonly isOn: boolean;
  toggle(): void;
}

/** Full screen of all of the site, not of a game alone: notices and reminders of limits have to be seen over it. Ends with the game. */
export const useFullScreen = (): FullScreen => {
  useEffect(() => leave, []);
  return {
    canSwitch: document.fullscreenEnabled,
    isOn: useSyncExternalStore(follow, isOn),
    toggle: () => (isOn() ? leave() : void document.documentElement.requestFullscreen().catch(() => undefined)),
  };
};
