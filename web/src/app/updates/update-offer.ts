import { createStore, type Store } from '../../core/store/store.ts';

/** True while a new version of the application waits to be taken. */
export const updateReady = createStore(false);

/** Effects of a new version on the page, and its needs. */
export interface UpdateDeps {
  /** True while a bet waits for its answer or a round of the player is not over. */
  inPlay: Pick<Store<boolean>, 'get' | 'subscribe'>;
  /** Asks what plays by itself to stop after the bet in flight. */
  pause(): void;
  /** Lets the waiting version serve from now on; at once where none waits any more. */
  activate(): Promise<void>;
  reload(): void;
}

const untilIdle = (inPlay: UpdateDeps['inPlay']): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (inPlay.get()) return;
      stop();
      resolve();
    };
    const stop = inPlay.subscribe(look);
    look();
  });

/**
 * Takes the new version, as its player has asked: once nothing is in play. A round that begins while the new version gets
 * ready is waited for as well. Nothing else in the application reloads a page.
 */
export const takeUpdate = async ({ inPlay, pause, activate, reload }: UpdateDeps): Promise<void> => {
  pause();
  await untilIdle(inPlay);
  await activate();
  await untilIdle(inPlay);
  reload();
};
