import type { Translation } from '../i18n/messages.ts';
import type { ru } from './ui.messages.ts';

export const uz = {
  close: 'Yopish',
  signIn: 'Kirish',
  home: 'Bosh sahifaga',
  copy: 'Nusxalash: {{what}}',
  copied: 'Nusxalandi',
  copyFailed: 'Nusxalab bo‘lmadi: matnni belgilab, o‘zingiz nusxalang',
  'password.show': 'Parolni ko‘rsatish',
  'password.hide': 'Parolni yashirish',
  'act.cancel': 'Bekor qilish',
  'act.reasonShort': 'Sababini yozing: kamida uchta belgi.',
  noAnswer: 'Server javob bermadi. Ulanishni tekshirib, qayta urinib ko‘ring.',
} as const satisfies Translation<typeof ru>;
