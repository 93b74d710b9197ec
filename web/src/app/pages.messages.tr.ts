import type { Translation } from '../core/i18n/messages.ts';
import type { pagesRu } from './pages.messages.ts';

export const tr = {
  'about.main':
    'Her turu kendiniz yeniden hesaplayabileceğiniz bir casino: tohumun özeti bahisten önce gösterilir, turların günlüğü herkese açıktır. 18+',
  'about.game':
    'Glasshouse’ta {{name}}: her turunu kendiniz doğrulayabileceğiniz, gerçek parayla oynanan adil bir oyun. 18+',
  'about.other': 'Glasshouse, her oyununu kendiniz doğrulayabileceğiniz bir çevrim içi casino. 18+',
} as const satisfies Translation<typeof pagesRu>;
