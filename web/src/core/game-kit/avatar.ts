import { avatarIds, avatars, type AvatarId } from 'assets';

const isAvatarId = (name: string): name is AvatarId => avatarIds.some((id) => id === name);

/** The picture of a profile: a preset's name or the address of the player's own. */
export const avatarUrl = (avatar: string): string => {
  if (isAvatarId(avatar)) return avatars[avatar];
  return avatar.startsWith('/') ? avatar : avatars['avatar-1'];
};
