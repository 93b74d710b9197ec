/** The preset avatars, by the name a profile stores. */
export const avatarIds = ['avatar-1', 'avatar-2', 'avatar-3', 'avatar-4', 'avatar-5', 'avatar-6'] as const;

export type AvatarId = (typeof avatarIds)[number];

/** Square pictures of 120 px that survive a round crop. */
export const avatars: Readonly<Record<AvatarId, string>> = {
  'avatar-1': new URL('./avatar-1.svg?no-inline', import.meta.url).href,
  'avatar-2': new URL('./avatar-2.svg?no-inline', import.meta.url).href,
  'avatar-3': new URL('./avatar-3.svg?no-inline', import.meta.url).href,
  'avatar-4': new URL('./avatar-4.svg?no-inline', import.meta.url).href,
  'avatar-5': new URL('./avatar-5.svg?no-inline', import.meta.url).href,
  'avatar-6': new URL('./avatar-6.svg?no-inline', import.meta.url).href,
};
