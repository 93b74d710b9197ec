import { isOfAge } from '../../../core/age/age.ts';
import { askToSignIn } from '../../../core/modal/modal.ts';
import { currentSession } from '../../../core/session/session.ts';
import { createStore, useStore } from '../../../core/store/store.ts';

const opening = createStore<string | null>(null); // one game at a time

const open = async (gameId: string): Promise<void> => {
  if (currentSession().status === 'guest') return askToSignIn();
  if (opening.get() !== null || !isOfAge(() => void open(gameId))) return;
  opening.set(gameId);
  try {
    const { openFromTile } = await import('./open-from-tile.ts');
    await openFromTile(gameId);
  } finally {
    opening.set(null);
  }
};

/** Opens a game. Its tile shows progress until the game is shown or refused. */
export const useOpenGame = (gameId: string): { isOpening: boolean; open: () => void } => ({
  isOpening: useStore(opening) === gameId,
  open: () => void open(gameId),
});
