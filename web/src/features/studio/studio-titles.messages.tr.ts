import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './studio-titles.messages.ts';

export const tr = {
  title: 'Stüdyo',
  inbox: 'Gelen kutusu',
  'inbox.count': 'Karar bekleyen: {{count}}',
  'inbox.version': '{{game}}: sürüm {{version}}',
  'inbox.guardrails': '{{game}}: sınırlar, öneri {{version}}',
  'inbox.own': 'sizin: kararı başkası verir',
  'inbox.empty': 'Karar bekleyen bir şey yok.',
  'inbox.text': 'Denetlenmiş sürümler ve önerilen sınırlar; haklarında henüz karar verilmedi. En eskiler üstte.',
} as const satisfies Translation<typeof ru>;
