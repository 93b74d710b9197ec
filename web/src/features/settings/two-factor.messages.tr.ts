import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './two-factor.messages.ts';

export const tr = {
  'title.on': 'Doğrulamayı aç',
  'title.off': 'Doğrulamayı kapat',
  'factor.scan': 'Kod uygulamanızı açıp resmi tarayın ya da anahtarı girin.',
  'factor.qr': 'İki adımlı doğrulama anahtarının QR kodu',
  'factor.secret': 'Anahtar',
  'factor.code': 'Uygulamadaki kod',
  'factor.codeOrRecovery': 'Uygulamadaki kod ya da kurtarma kodu',
  'factor.submitOn': 'Aç',
  'factor.submitOff': 'Kapat',
  'factor.offText': 'Onsuz girişe yalnızca şifre yeter.',
  'factor.loading': 'Anahtar hazırlanıyor…',
  'recovery.title': 'Kurtarma kodları',
  'recovery.text':
    'Telefonunuz kaybolursa her kod, uygulamadaki kodun yerine bir kez geçer. Bir daha göstermeyeceğiz: şimdi kaydedin.',
  'recovery.copy': 'Kurtarma kodları',
  'recovery.save': 'Dosya olarak indir',
  'recovery.file': 'Glasshouse kurtarma kodları. Her biri bir kez geçerlidir.',
  'recovery.done': 'Kodları kaydettim',
  'settings.success.4': 'İki adımlı doğrulama değişti',
} as const satisfies Translation<typeof ru>;
