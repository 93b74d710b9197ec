import type { Translation } from '../../core/i18n/messages.ts';
import type { diceStudioRu } from './dice-studio.messages.ts';

export const tr = {
  'field.minPercentBp': 'Çubuktaki en düşük yüzde',
  'field.maxPercentBp': 'Çubuktaki en yüksek yüzde',
  'field.chanceLimitBp': 'Şans sınırı',
  'help.minPercentBp': 'Daha düşük yüzde seçilemez',
  'help.maxPercentBp': 'Daha yüksek yüzde seçilemez',
  'help.chanceLimitBp': 'Bu kazanma şansından itibaren o taraf kapalıdır',
  'help.revealMs': 'Sayının sahnede belirme süresi',
  'cue.less': '“küçük” tarafı',
  'cue.more': '“büyük” tarafı',
  'cue.roll': 'sayı geliyor',
  'cue.tick': 'kısa tık',
  'bet.percentBp': 'Yüzde',
  'option.less': 'Yüzdenin altı',
  'option.more': 'Yüzde ve üstü',
  'class.less': '{{percent}} altı',
  'class.more': '{{percent}} ve üstü',
} as const satisfies Translation<typeof diceStudioRu>;
