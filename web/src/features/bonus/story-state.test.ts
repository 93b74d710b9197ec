import { expect, it } from 'vitest';
import { storyState, type StoryState } from './story-state.ts';

it.each<[what: string, state: StoryState, story: Parameters<typeof storyState>[0]]>([
  ['nobody has followed', 'details', { canTake: false, taken: false, timeActivate: null, serverTime: 100 }],
  ['was followed a while ago', 'countdown', { canTake: false, taken: false, timeActivate: 101, serverTime: 100 }],
  ['has waited long enough', 'take', { canTake: true, taken: false, timeActivate: 100, serverTime: 100 }],
  [
    'has waited, of a player below the level',
    'details',
    { canTake: false, taken: false, timeActivate: 100, serverTime: 100 },
  ],
  ['was paid', 'received', { canTake: false, taken: true, timeActivate: 100, serverTime: 100 }],
])('a story that %s shows %s', (_what, state, story) => {
  expect(storyState(story)).toBe(state);
});
