import { useMemo } from 'react';
import { useProfile } from '../../core/session/session.ts';

/** The player who reads, as far as messages depend on it. */
export interface Viewer {
  readonly id: string; // public
  readonly nick: string;
  readonly level: number;
  readonly keepsOrder: boolean; // a moderator or an admin
}

/** The signed-in reader, the same object until something of it changes: a profile changes with each bet. */
export const useViewer = (): Viewer | null => {
  const { profileID: id, nick = '', compointStatus: level = 0, roles = [] } = useProfile() ?? {};
  const keepsOrder = roles.some((role) => role === 'moderator' || role === 'admin');
  return useMemo(() => (id === undefined ? null : { id, nick, level, keepsOrder }), [id, nick, level, keepsOrder]);
};
