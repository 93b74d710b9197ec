import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './local-account.messages.ts';

export const tr = {
  local: 'Kullanıcı adı ve şifre',
  'local.text':
    'Şu anda başka bir hizmet üzerinden giriyorsunuz. Kullanıcı adı ve şifreyle, o hizmete ulaşılamadığında da girebilirsiniz.',
  'local.login': 'Kullanıcı adı',
  'local.loginHint': '6 ile 16 arasında Latin harfi ve rakam.',
  'local.password': 'Şifre',
  'local.passwordHint': 'En az 6 Latin harfi ve rakam.',
  'local.repeat': 'Şifre, yeniden',
  'local.submit': 'Kullanıcı adı oluştur',
  'local.saved': 'Kullanıcı adı oluşturuldu',
} as const satisfies Translation<typeof ru>;
