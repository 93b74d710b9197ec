import { lazy, Suspense, useState, type ReactNode } from 'react';
import { closeModal, useModal, useModalSubject } from '../core/modal/modal.ts';

const PlayerCardDialog = lazy(async () => ({
  default: (await import('../features/profile/player-card-dialog.tsx')).PlayerCardDialog,
}));

/** The card of a player over whatever page it was opened on. The last one stays while it closes. */
export const PlayerCards = (): ReactNode => {
  const subject = useModalSubject();
  const id = useModal() === 'player' ? subject : null;
  const [last, setLast] = useState(id);
  if (id !== null && id !== last) setLast(id);
  return <Suspense>{last !== null && <PlayerCardDialog id={last} open={id !== null} onClose={closeModal} />}</Suspense>;
};
