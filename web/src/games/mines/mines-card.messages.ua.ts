import type { Translation } from '../../core/i18n/messages.ts';
import type { minesCardRu } from './mines-card.messages.ts';

export const ua = {
  name: 'Міни',
  text: '24 клітинки й міни під ними. Відкривайте й вчасно забирайте виграш.',
} as const satisfies Translation<typeof minesCardRu>;
