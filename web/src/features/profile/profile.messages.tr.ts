import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './profile.messages.ts';

export const tr = {
  title: 'Oyuncu kartı',
  'title.own': 'Profilim',
  loading: 'Yükleniyor…',
  failed: 'Kart yüklenemedi.',
  retry: 'Yeniden dene',
  'role.moderator': 'Moderatör',
  'role.admin': 'Yönetici',
  since: 'Kayıt: {{month}}',
  hidden: 'Bu oyuncu istatistiklerini gizli tutuyor.',
  hiddenOwn: 'Diğer oyuncular takma adınızı kısaltılmış görür, istatistikleriniz gizlidir.',
  vip: 'VIP seviyesi: {{name}}',
  'vip.text': 'Seviye, gerçek parayla yapılan bahislerle yükselir.',
  'vip.open': 'VIP kulübü',
  'stats.title': 'İstatistikler',
  'stats.totalBet': 'Toplam bahis',
  'stats.totalGames': 'Oynanan bahisler',
  'stats.maxWin': 'En yüksek kazanç',
  'stats.maxCoef': 'En yüksek çarpan',
  id: 'ID',
  settings: 'Ayarlar',
  moderate: 'Moderasyonda aç',
} as const satisfies Translation<typeof ru>;
