import type { Translation } from '../../core/i18n/messages.ts';
import type { battleCardRu } from './battle-card.messages.ts';

export const kz = {
  name: 'Шайқас',
  text: 'Қызылдар көктерге қарсы: жеңгендер ұтылғандардың банкін бөліседі.',
} as const satisfies Translation<typeof battleCardRu>;
