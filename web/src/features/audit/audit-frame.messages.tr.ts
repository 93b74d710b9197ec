import type { Translation } from '../../core/i18n/messages.ts';
import type { auditFrameRu } from './audit-frame.messages.ts';

export const tr = {
  title: 'Denetim',
  'tab.rounds': 'Turlar',
  'tab.return': 'Geri dönüş',
  'tab.draws': 'Çekilişler',
  'tab.wins': 'Kazançlar',
  'tab.void': 'Geçersizler',
  'tab.gaps': 'Boşluklar',
  'tab.ledger': 'Mutabakat',
  'tab.configs': 'Kurallar',
  'tab.report': 'Rapor',
  'tab.export': 'Dışa aktarım',
  guest: 'Denetime geçmek için giriş yapın.',
  forbidden: 'Bu sayfa denetçiler içindir.',
} as const satisfies Translation<typeof auditFrameRu>;
