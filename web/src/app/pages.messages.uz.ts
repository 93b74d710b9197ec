import type { Translation } from '../core/i18n/messages.ts';
import type { pagesRu } from './pages.messages.ts';

export const uz = {
  'about.main':
    'Har bir raundni o‘zingiz qayta hisoblay oladigan kazino: sid izi tikishdan oldin ko‘rsatiladi, raundlar jurnali ochiq. 18+',
  'about.game':
    'Glasshouse’da {{name}}: har bir raundini o‘zingiz tekshira oladigan, pulga o‘ynaladigan halol o‘yin. 18+',
  'about.other': 'Glasshouse — har bir o‘yinini o‘zingiz tekshira oladigan onlayn kazino. 18+',
} as const satisfies Translation<typeof pagesRu>;
