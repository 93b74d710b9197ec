import type { Translation } from '../core/i18n/messages.ts';
import type { pagesRu } from './pages.messages.ts';

export const ua = {
  'about.main':
    'Казино, де кожен раунд можна перерахувати самому: відбиток сида показано до ставки, журнал раундів відкритий. 18+',
  'about.game': '{{name}} у Glasshouse: чесна гра на гроші, в якій кожен раунд можна перевірити самому. 18+',
  'about.other': 'Glasshouse — онлайн-казино, у якому кожну гру можна перевірити самому. 18+',
} as const satisfies Translation<typeof pagesRu>;
