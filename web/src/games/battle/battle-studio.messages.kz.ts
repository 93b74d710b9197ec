import type { Translation } from '../../core/i18n/messages.ts';
import type { battleStudioRu } from './battle-studio.messages.ts';

export const kz = {
  'help.commissionPpm': 'Ұтылған банктен казино өзіне қалдыратын үлес',
  'help.countdownMs': 'Екі командада да бәс болғаннан кейін қабылдау уақыты',
  'cue.red': 'қызылдарға бәс',
  'cue.blue': 'көктерге бәс',
  'bet.team': 'Команда',
  'bet.allies': 'Сол командадағы басқа ойыншылар',
  'bet.rivals': 'Қарсы командадағы ойыншылар',
  'option.red': 'Қызылдар',
  'option.blue': 'Көктер',
  'class.equal': 'Банктер тең',
  'class.great-bank': 'Өз банкі 9 есе үлкен',
  'class.small-bank': 'Өз банкі 9 есе кіші',
  'class.crowd': 'Әр жақтан 50 бәстен',
  'class.small-against-many': 'Жиырмаға қарсы ең аз бәс',
} as const satisfies Translation<typeof battleStudioRu>;
