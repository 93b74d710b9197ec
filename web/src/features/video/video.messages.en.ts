import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './video.messages.ts';

export const en = {
  intro: 'Forty-three seconds on why nobody can rig a round, and how to check one yourself.',
  captions: 'English captions',
  scenes: 'What the film shows',
  failed: 'The film did not load. What it shows is written below.',
  retry: 'Load again',
  more: 'Check your own round',
  'scene.seed': 'Before you bet, the casino draws a secret number, the seed, and locks it away.',
  'scene.seal':
    'You see the seed’s fingerprint, its SHA-256, at once. It does not give the seed away, but the seed can no longer be swapped unnoticed.',
  'scene.player': 'Your browser adds a seed of its own, and every bet has a number.',
  'scene.draw':
    'Both seeds and the number give the result by a published formula. Neither the casino nor you can choose it.',
  'scene.reveal':
    'When you change the seed, the old one is opened. Your browser computes the fingerprint again: it is the same, so the seed was never changed.',
  'scene.log':
    'Every round goes into a public, signed log. No round can be altered or removed unnoticed, and anyone can check.',
} as const satisfies Translation<typeof ru>;
