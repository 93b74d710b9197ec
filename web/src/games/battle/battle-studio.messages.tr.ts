import type { Translation } from '../../core/i18n/messages.ts';
import type { battleStudioRu } from './battle-studio.messages.ts';

export const tr = {
  'help.commissionPpm': 'Kaybeden kasadan alınan pay',
  'help.countdownMs': 'İki takımın da bahsi olduktan sonraki bahis süresi',
  'cue.red': 'kırmızıya bahis',
  'cue.blue': 'maviye bahis',
  'bet.team': 'Takım',
  'bet.allies': 'Aynı takımdaki diğer oyuncular',
  'bet.rivals': 'Karşı takımdaki oyuncular',
  'option.red': 'Kırmızı',
  'option.blue': 'Mavi',
  'class.equal': 'Kasalar eşit',
  'class.great-bank': 'Kendi kasası 9 kat büyük',
  'class.small-bank': 'Kendi kasası 9 kat küçük',
  'class.crowd': 'Her tarafta 50 bahis',
  'class.small-against-many': 'Yirmi bahse karşı en düşük bahis',
} as const satisfies Translation<typeof battleStudioRu>;
