import type { Translation } from '../i18n/messages.ts';
import type { ru } from './reauthentication.messages.ts';

export const uz: Translation<typeof ru> = {
  title: 'Bu siz ekanligingizni tasdiqlang',
  text: 'Bu o‘zgarishni faqat akkaunt egasi qila oladi.',
  password: 'Joriy parol',
  code: 'Ilovadagi kod yoki tiklash kodi',
  submit: 'Davom etish',
  orProfile: 'Yoki ulangan profil orqali tasdiqlang, so‘ng tugmani qayta bosing.',
  profile: 'Ulangan profil orqali tasdiqlang, so‘ng tugmani qayta bosing.',
  signInAgain: 'Chiqib, qaytadan kirish',
};
