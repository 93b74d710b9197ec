import type { Translation } from '../../core/i18n/messages.ts';
import type { minesHomeRu } from './mines-home.messages.ts';

export const tr = {
  last: 'Son çarpan: {{times}}',
  banner: 'Her güvenli hücre çarpanı yükseltir. İstediğiniz hücrede durabilirsiniz.',
} as const satisfies Translation<typeof minesHomeRu>;
