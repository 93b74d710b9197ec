import type { Translation } from '../../core/i18n/messages.ts';
import type { coinflipStudioRu } from './coinflip-studio.messages.ts';

export const tr = {
  'field.flipMs': 'Paranın havada kalışı',
  'help.enabled': 'Kapalıyken oda açılmaz ve bahis alınmaz',
  'help.resultMs': 'Biten odanın lobide kalma süresi',
  'help.flipMs': 'Paranın havada kaldığı süre',
  'cue.heads': 'tura',
  'cue.tails': 'yazı',
  'cue.toss': 'para atışı',
  'bet.seat': 'Yer',
  'option.creator': 'Odayı kuran',
  'option.joiner': 'Katılan',
  'option.heads': 'Tura',
  'option.tails': 'Yazı',
} as const satisfies Translation<typeof coinflipStudioRu>;
