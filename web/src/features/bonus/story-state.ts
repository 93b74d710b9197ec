import type { TelegramStory } from 'server/contract';

/** The state of the story bonus's button. */
export type StoryState = 'details' | 'countdown' | 'take' | 'received';

/** Uses the server's time, which is part of the answer. */
export const storyState = ({
  canTake,
  taken,
  timeActivate,
  serverTime,
}: Pick<TelegramStory, 'canTake' | 'taken' | 'timeActivate' | 'serverTime'>): StoryState => {
  if (taken) return 'received';
  if (timeActivate !== null && serverTime < timeActivate) return 'countdown';
  return canTake ? 'take' : 'details';
};
