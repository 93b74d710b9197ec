import { avatarIds, avatars, type AvatarId } from 'assets';

const OWN = 'u/'; // prefix in a profile with a picture of the player's own: u/ and its name
const isAvatarId = (name: string): name is AvatarId => avatarIds.some((id) => id === name);

/** The picture of a profile: a preset's, the player's own, or that of an outside profile. */
export const avatarUrl = (avatar: string): string => {
  if (isAvatarId(avatar)) return avatars[avatar];
  if (avatar.startsWith(OWN)) return `/uploads/avatars/${avatar.slice(OWN.length)}.webp`;
  return avatar.startsWith('/') ? avatar : avatars['avatar-1'];
};
