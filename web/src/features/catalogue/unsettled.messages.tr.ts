import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './unsettled.messages.ts';

export const tr = {
  title: 'Sonucu gelmeyen turlar',
  text: 'Sağlayıcı bahsi aldı ve bir dakikadır bir şey bildirmedi. Tur bir dakika sonra kaybedilmiş olarak, sağlayıcı sürdüğünü bildirdiyse bir gün sonra kapatılır. Sonradan gelen kazanç yine ödenir: böyle bir tur “Geç ödendi” olarak durur.',
  providers: 'Sağlayıcılara göre, bir haftada',
  rounds: 'Turlar',
  shown: '{{all}} turdan {{shown}} gösteriliyor: önce sonuçsuzlar, en son gelenler üstte.',
  provider: 'Sağlayıcı',
  'staked.left': 'Sonuçsuz yatırılan',
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
  'state.late': 'Geç ödendi',
  last: 'Son mesaj',
  round: 'Sağlayıcının turu',
} as const satisfies Translation<typeof ru>;
