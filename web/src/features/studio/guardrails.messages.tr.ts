import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './guardrails.messages.ts';

export const tr = {
  text: 'Bu sınırların dışındaki bir sürüm ne onaylanabilir ne de etkinleştirilebilir. Sınırları iki kişi değiştirir: bir yönetici önerir, başka biri onaylar.',
  inForce: 'Yürürlükte',
  proposed: 'Önerilen',
  changes: 'Yürürlükteki sınırlardan farklar',
  same: 'Yürürlükteki sınırlardan farkı yok.',
  proposal: 'Öneri {{version}}',
  own: 'Sizin öneriniz: onu başka bir yönetici onaylayabilir.',
  approve: 'Sınırları onayla',
  'approve.text': 'Sınırlar bütün süreçlerde hemen geçerli olur.',
  reject: 'Reddet',
  'reject.text': 'Öneri tümüyle bir kenara konur.',
  withdraw: 'Geri çek',
  propose: 'Sınır öner',
  'propose.text': 'Başka bir yöneticinin onaylaması gerekir.',
  restart: 'Yürürlüktekilere dön',
  reason: 'Gerekçe',
  done: 'Tamam',
  wrong: 'Bir sayı yazın.',
  history: 'Sınırların geçmişi',
  program: 'Programın sınırları yürürlükte: kimse değiştirmedi.',
  'status.proposed': 'Önerildi',
  'status.active': 'Yürürlükte',
  'status.retired': 'Değiştirildi',
  'status.rejected': 'Reddedildi',
} as const satisfies Translation<typeof ru>;
