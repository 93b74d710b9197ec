import { readSaved, save } from '../../store/saved.ts';
import { createStore, useStore, type Store } from '../../store/store.ts';

/** A switch of the game screens that is off at first and remembered on this device. */
export interface RememberedSwitch {
  readonly store: Store<boolean>;
  set: (on: boolean) => void;
}

const createSwitch = (name: string): RememberedSwitch => {
  const store = createStore(readSaved(name) === true);
  return {
    store,
    set: (on) => {
      store.set(on);
      save(name, on || undefined);
    },
  };
};

/** Short reveals. */
export const turbo = createSwitch('turbo');

/** Single-key shortcuts. Off at first: a key pressed by chance must not bet. */
export const shortcutsOn = createSwitch('shortcuts');

/** The game alone on a wide window: the menu gives its place to the stage. */
export const theatre = createSwitch('theatre');

/** Short pulses of a phone beside what is heard. */
export const vibrates = createSwitch('vibration');

export const useSwitch = ({ store }: RememberedSwitch): boolean => useStore(store);
