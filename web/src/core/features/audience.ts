import type { Right } from 'server/contract';
import type { Session } from '../session/session.ts';

/** Visitors by who they are: customers are players who do not work here. No right may be called like one of these. */
export const visitorKinds = ['everyone', 'guests', 'players', 'customers'] as const;

/** To whom something is shown: of the staff, to who has this right. */
export type Audience = (typeof visitorKinds)[number] | Right;

const belongs = (audience: Audience, { status, profile }: Session): boolean => {
  if (audience === 'everyone') return true;
  if (audience === 'guests') return status === 'guest';
  if (status !== 'player' || !profile) return false;
  if (audience === 'customers') return profile.rights.length === 0;
  return audience === 'players' || profile.rights.includes(audience);
};

/**
 * True when a visitor belongs to an audience, or to one of several. While it is not known who they are, they belong to
 * everyone alone.
 */
export const isAmong = (audience: Audience | readonly Audience[], session: Session): boolean =>
  typeof audience === 'string' ? belongs(audience, session) : audience.some((each) => belongs(each, session));
