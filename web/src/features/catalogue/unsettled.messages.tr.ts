import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './unsettled.messages.ts';

export const tr = {
  title: 'Sonucu gelmeyen turlar',
  text: 'Sağlayıcı bahsi aldı ve bir dakikadır bir şey bildirmedi. Tur bundan sonra kaybedilmiş olarak kapanır; kazanç sonradan gelirse yine ödenir.',
  counts: 'Bir haftada: açık {{open}}, bizim kapattığımız {{closed}}.',
  none: 'Böyle bir tur yok.',
  player: 'Oyuncu',
  game: 'Oyun',
  'game.of': '{{game}}, {{provider}}',
  staked: 'Yatırılan',
  paid: 'Ödenen',
  account: 'Hesap',
  'account.real': 'Para',
  'account.bonus': 'Bonus',
  state: 'Durum',
  'state.open': 'Açık',
  'state.closed': 'Biz kapattık',
  last: 'Son mesaj',
  round: 'Sağlayıcının turu',
} as const satisfies Translation<typeof ru>;
