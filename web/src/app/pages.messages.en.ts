import type { Translation } from '../core/i18n/messages.ts';
import type { pagesRu } from './pages.messages.ts';

export const en = {
  'about.main':
    'A casino where you can recompute every round yourself: the seed’s fingerprint is shown before the bet, the log of rounds is public. 18+',
  'about.game': '{{name}} at Glasshouse: a fair real-money game in which you can check every round yourself. 18+',
  'about.other': 'Glasshouse is an online casino in which you can check every game yourself. 18+',
} as const satisfies Translation<typeof pagesRu>;
