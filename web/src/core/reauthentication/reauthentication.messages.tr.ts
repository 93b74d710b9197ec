import type { Translation } from '../i18n/messages.ts';
import type { ru } from './reauthentication.messages.ts';

export const tr: Translation<typeof ru> = {
  title: 'Siz olduğunuzu onaylayın',
  text: 'Bu değişikliği yalnızca hesabın sahibi yapabilir.',
  password: 'Şu anki şifre',
  code: 'Uygulamadaki kod ya da kurtarma kodu',
  submit: 'Devam et',
  orProfile: 'Ya da bağlı bir profille onaylayın, ardından düğmeye yeniden basın.',
  profile: 'Bağlı bir profille onaylayın, ardından düğmeye yeniden basın.',
  signInAgain: 'Çıkış yapıp yeniden giriş yap',
};
