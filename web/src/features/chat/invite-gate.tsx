import { lazy, type ReactNode } from 'react';
import { useStore } from '../../core/store/store.ts';
import { invite } from './invite.ts';

const InviteBar = lazy(async () => ({ default: (await import('./invite-bar.tsx')).InviteBar }));

/** Shows an invitation to a room. Nothing of it loads before the first one arrives. */
export const InviteGate = (): ReactNode => {
  const shown = useStore(invite);
  return shown && <InviteBar key={shown.until} invite={shown} />;
};
