import type { Translation } from '../i18n/messages.ts';
import type { ru } from './reauthentication.messages.ts';

export const ua: Translation<typeof ru> = {
  title: 'Підтвердьте, що це ви',
  text: 'Цю зміну може зробити лише власник акаунта.',
  password: 'Поточний пароль',
  code: 'Код із застосунку або код відновлення',
  submit: 'Продовжити',
  orProfile: 'Або підтвердьте через підключений профіль. Після цього натисніть кнопку ще раз.',
  profile: 'Підтвердьте через підключений профіль. Після цього натисніть кнопку ще раз.',
  signInAgain: 'Вийти й увійти знову',
};
