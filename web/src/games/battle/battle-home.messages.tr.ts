import type { Translation } from '../../core/i18n/messages.ts';
import type { battleHomeRu } from './battle-home.messages.ts';

export const tr = {
  shares: 'Kırmızı {{red}}, mavi {{blue}}',
  last: 'Son sayı: {{number}}',
  banner: 'İki takım, herkes için tek tur. Bahisler sürerken iki tarafın payı da görünür.',
} as const satisfies Translation<typeof battleHomeRu>;
