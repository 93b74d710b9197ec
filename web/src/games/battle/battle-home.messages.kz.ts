import type { Translation } from '../../core/i18n/messages.ts';
import type { battleHomeRu } from './battle-home.messages.ts';

export const kz = {
  shares: 'Қызылдар {{red}}, көктер {{blue}}',
  last: 'Соңғы сан: {{number}}',
  banner: 'Екі команда, барлығына бір раунд. Бәс қабылданып жатқанда екеуінің де үлесі көрінеді.',
} as const satisfies Translation<typeof battleHomeRu>;
