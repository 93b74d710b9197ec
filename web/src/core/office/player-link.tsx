import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { isAmong } from '../features/audience.ts';
import { useSession } from '../session/session.ts';

/** A player's nickname; it leads to their page for those who may see that. */
export const PlayerLink = ({ player: { userId, nick } }: { player: { userId: string; nick: string } }): ReactNode =>
  isAmong('playerPages', useSession()) ? <Link to={`/office/players/${userId}`}>{nick}</Link> : nick;
