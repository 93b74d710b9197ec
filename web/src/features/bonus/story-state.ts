import type { TelegramStory } from 'server/contract';

/** What the button of the bonus for a story does: it says how, waits, takes, or has taken. */
export type StoryState = 'details' | 'countdown' | 'take' | 'received';

/** By the server's time, which comes with the answer. */
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
