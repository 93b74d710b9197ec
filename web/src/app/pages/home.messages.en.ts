import type { Translation } from '../../core/i18n/messages.ts';
import type { homeRu } from './home.messages.ts';

export const en = {
  'hero.title': 'A casino with glass walls',
  'hero.text':
    'The seed’s fingerprint is shown before you bet, the result follows from an open formula, and every round stays in a public log. Do not take our word for it: recompute it.',
  'hero.play': 'Play now',
  'hero.check': 'How to check',
  'trace.seed': 'Seed',
  'trace.word': 'Stream',
  'trace.number': 'Number',
  'trace.outcome': 'Outcome',
  'trace.win': '> 50: a win',
  'trace.caption': 'A real example: server seed {{seed}}, player’s seed “{{client}}”, bet {{nonce}}.',
  'games.title': 'Our games',
  'games.rtp': 'Return to player {{rtp}}',
  'games.previous': 'Previous games',
  'games.next': 'Next games',
  'steps.title': 'Why a round cannot be faked',
  'step.commit': 'Before the bet',
  'step.commit.text': 'The server shows the SHA-256 of its seed. From then on the seed cannot be swapped.',
  'step.draw': 'During the bet',
  'step.draw.text':
    'The number comes from the server’s seed, your seed and the number of the bet. You choose your own seed.',
  'step.check': 'Afterwards',
  'step.check.text':
    'The seed is revealed, and the round can be recomputed in a browser, in a terminal or with the audit program.',
  'steps.film': 'Watch the film',
  'steps.more': 'More about fairness',
} as const satisfies Translation<typeof homeRu>;
