import type { Translation } from '../i18n/messages.ts';
import type { freeDrawRu } from './free-draw.messages.ts';

export const en = {
  spinning: 'Spinning…',
  won: 'Your prize',
  told: 'Drawn: {{prize}}',
  skip: 'Skip',
  check: 'Check this draw',
  odds: 'Chances',
} as const satisfies Translation<typeof freeDrawRu>;
