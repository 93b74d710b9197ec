import type { Translation } from '../../core/i18n/messages.ts';
import type { auditVersionsRu } from './audit-versions.messages.ts';

export const tr = {
  unknown: 'Bu oyunun böyle bir sürümü yok.',
  all: 'Tüm sürümler',
  author: 'Yazan',
  approver: 'Onaylayan',
  nobody: 'hiç kimse',
  saved: 'Kaydedildi',
  since: 'Yürürlüğe girdi',
  until: 'Kaldırıldı',
  share: 'Adayken payı',
  rtp: 'Getiri',
  'rtp.change': '{{before}} → {{after}}',
  leaf: 'Günlük kaydı',
  'leaf.at': 'kayıt {{index}}',
  'leaf.none': 'henüz günlükte değil',
  hash: 'Kuralların özeti',
  rounds: 'Bu sürümün turları',
  report: 'Bu sürümün raporu',
  'changes.tookOver': 'Yerini aldığı {{version}}. sürümden farkları',
  'changes.basedOn': 'Temel alındığı {{version}}. sürümden farkları',
  version: '{{version}}. sürüm',
  'changes.none': 'Fark yok.',
  'changes.first': 'Bu, oyunun ilk sürümü: karşılaştırılacak bir şey yok.',
  sheet: 'PAR belgesi',
  'sheet.text':
    'Bu sürümün kesin olasılıkları ve ödemeleri. İmzalı raporlar JSON dosyasının SHA-256 değerini belirtir.',
  'report.text':
    'Bir dönemin ya da bir sürümün yürürlükte olduğu sürenin sonucu: getiri, iptaller, çekilişler, boşluklar, mutabakat, kurallar ve onları kimin onayladığı. Rapor günlüğün anahtarıyla imzalıdır, herkes denetleyebilir: npm run audit -- report.',
  'report.make': 'Raporu hazırla',
  'report.done': 'Rapor hazır ve imzalı.',
  'report.json': 'JSON indir',
  'report.html': 'HTML indir',
  'report.failed': 'Rapor gelmedi: sunucu yanıt vermedi. Yeniden deneyin.',
} as const satisfies Translation<typeof auditVersionsRu>;
