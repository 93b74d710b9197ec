import { openModal } from '../modal/modal.ts';
import { currentSession } from '../session/session.ts';
import { currentPlayBlock } from './play-block.ts';

/** Whether somebody is signed in who can bet; a guest is asked to sign in. Who has closed play for themselves cannot. */
export const mayPlay = (): boolean => {
  const { status } = currentSession();
  if (status === 'guest') openModal('login');
  return status === 'player' && currentPlayBlock() === undefined;
};
