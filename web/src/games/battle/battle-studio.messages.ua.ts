import type { Translation } from '../../core/i18n/messages.ts';
import type { battleStudioRu } from './battle-studio.messages.ts';

export const ua = {
  'help.commissionPpm': 'Частка банку, що програв, яку залишає собі казино',
  'help.countdownMs': 'Скільки приймаються ставки після того, як вони є в обох команд',
  'cue.red': 'ставка на червоних',
  'cue.blue': 'ставка на синіх',
  'bet.team': 'Команда',
  'bet.allies': 'Інших гравців за ту саму команду',
  'bet.rivals': 'Гравців за іншу команду',
  'option.red': 'Червоні',
  'option.blue': 'Сині',
  'class.equal': 'Банки рівні',
  'class.great-bank': 'Свій банк у 9 разів більший',
  'class.small-bank': 'Свій банк у 9 разів менший',
  'class.crowd': 'По 50 ставок з кожного боку',
  'class.small-against-many': 'Найменша ставка проти двадцяти',
} as const satisfies Translation<typeof battleStudioRu>;
