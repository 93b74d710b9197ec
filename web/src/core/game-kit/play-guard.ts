import { openModal } from '../modal/modal.ts';
import { currentSession } from '../session/session.ts';

/** Whether somebody is signed in who can bet; a guest is asked to sign in. */
export const mayPlay = (): boolean => {
  if (currentSession().status === 'player') return true;
  openModal('login');
  return false;
};
