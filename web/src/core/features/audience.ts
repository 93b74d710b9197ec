import type { Role } from 'server/contract';
import type { Session } from '../session/session.ts';

/** To whom something is shown. Administrators see what any of the staff sees. */
export type Audience = 'everyone' | 'guests' | 'players' | Role;

const belongs = (audience: Audience, { status, profile }: Session): boolean => {
  if (audience === 'everyone') return true;
  if (audience === 'guests') return status === 'guest';
  if (status !== 'player' || !profile) return false;
  return audience === 'players' || profile.roles.some((role) => role === audience || role === 'admin');
};

/**
 * True when a visitor belongs to an audience, or to one of several. While it is not known who they are, they belong to
 * everyone alone.
 */
export const isAmong = (audience: Audience | readonly Audience[], session: Session): boolean =>
  typeof audience === 'string' ? belongs(audience, session) : audience.some((each) => belongs(each, session));
