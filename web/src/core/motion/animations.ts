import { readSaved, save } from '../store/saved.ts';
import { createStore } from '../store/store.ts';

const STILL = 'still';

/** True while things move. Off, the whole site is as calm as for a player who asked their system for little motion. */
export const animations = createStore(readSaved(STILL) !== true);

/** Lets things move or not; remembered on this device. */
export const setAnimations = (on: boolean): void => {
  animations.set(on);
  save(STILL, on ? undefined : true);
};

/** Has the stylesheets follow: once, when the application starts. */
export const startAnimations = (): void => {
  const show = (): void => void document.documentElement.toggleAttribute('data-calm', !animations.get());
  animations.subscribe(show);
  show();
};
