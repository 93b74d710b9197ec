import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { closePlayerCard, useOpenCard } from '../core/profile-card/open-card.ts';

const PlayerCardDialog = lazy(async () => ({
  default: (await import('../features/profile/player-card-dialog.tsx')).PlayerCardDialog,
}));

/** The card of a player over whatever page it was opened on. The last one stays while it closes; another page closes it. */
export const PlayerCards = (): ReactNode => {
  const id = useOpenCard();
  const [last, setLast] = useState(id);
  if (id !== null && id !== last) setLast(id);
  const { pathname } = useLocation();
  useEffect(closePlayerCard, [pathname]);
  return (
    <Suspense>{last !== null && <PlayerCardDialog id={last} open={id !== null} onClose={closePlayerCard} />}</Suspense>
  );
};
