import type { Translation } from '../core/i18n/messages.ts';
import type { pagesRu } from './pages.messages.ts';

export const kz = {
  'about.main':
    'Әр раундты өзіңіз қайта есептей алатын казино: сид ізі бәске дейін көрсетіледі, раундтар журналы ашық. 18+',
  'about.game': 'Glasshouse казиносындағы {{name}}: әр раундын өзіңіз тексере алатын, ақшаға ойналатын әділ ойын. 18+',
  'about.other': 'Glasshouse — әр ойынын өзіңіз тексере алатын онлайн-казино. 18+',
} as const satisfies Translation<typeof pagesRu>;
