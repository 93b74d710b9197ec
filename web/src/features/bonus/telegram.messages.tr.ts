import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './telegram.messages.ts';

export const tr = {
  'group.name': 'Telegram grubu',
  'group.about': 'Grubumuza katıldığınız için: {{amount}}.',
  'group.join': 'Gruba katılın',
  'group.open': 'Grubu aç',
  'group.early': 'Önce yukarıdaki iki adımı da tamamlayın.',
  'story.name': 'Telegram hikâyesi',
  'story.about': 'Bağlantınızı içeren bir hikâye için: {{amount}}.',
  'story.details': 'Ayrıntılar',
  'story.wait': '{{time}} sonra alınabilir',
  'story.link': 'Bağlı bir Telegram hesabı gerekir: hikâyenin kime ait olduğunu ondan anlarız.',
  'story.url': 'Hikâye için bağlantınız',
  'story.step.publish': 'Telegram’da bağlantınızı içeren bir hikâye paylaşın.',
  'story.step.follow': 'Birinin bağlantıyı Telegram’da açması gerekir. Siz sayılmazsınız.',
  'story.step.wait': 'Bundan bir gün sonra bonus alınabilir.',
  'story.terms.visitor': 'Her ziyaretçi yalnızca bir hikâyeyi doğrular.',
  link: 'Telegram hesabınızı bağlayın',
  toSettings: 'Ayarlara git',
  check: 'Yeniden denetle',
  done: 'Tamamlandı',
  received: 'Alındı',
  'terms.once': 'Her oyuncu ve her Telegram hesabı için bir kez.',
  'terms.level': '{{level}} seviyesinden itibaren.',
  'terms.real': 'Gerçek bakiyeye eklenir, çevrim şartı yoktur.',
  'terms.wager': 'Bonus bakiyesine eklenir: ondan {{wager}} tutarında bahis yapılmalıdır, süre (gün): {{days}}.',
} as const satisfies Translation<typeof ru>;
