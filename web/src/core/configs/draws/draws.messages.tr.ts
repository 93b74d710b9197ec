import type { Translation } from '../../i18n/messages.ts';
import type { drawsRu } from './draws.messages.ts';

export const tr = {
  'home.draws': 'Bahissiz çekilişler',
  'home.active': 'Sürüm {{version}}',
  form: 'Dağılım',
  changed: 'Değişen sayılar: {{count}}',
  problem: 'Tam sayı veya ondalık olabilir: {{range}}.',
  averages: 'Bir çekiliş ortalama ne verir',
  'averages.what': 'Kime veya ne olarak',
  'averages.exact': 'Tam olarak',
  'averages.most': 'En çok',
  'averages.oneIn': '{{times}} çekilişte 1',
  chances: 'Her yerin olasılığı',
  'chances.place': 'Yer',
  'rule.drawCost': 'bir çekiliş ortalama fazla verir',
  'rule.drawChance': 'duyurulan ödül neredeyse hiç çıkmıyor',
  'rule.timing': 'bir süre sınırların dışında',
  'rule.schema': 'bir sayı sınırların dışında',
  bounds: 'Sınırları program koyar: ortalama, kendi dağılımının en çok iki katı; her yer milyonda en az bir kez.',
} as const satisfies Translation<typeof drawsRu>;
