import type { Translation } from '../i18n/messages.ts';
import type { ru } from './reauthentication.messages.ts';

export const kz: Translation<typeof ru> = {
  title: 'Бұл сіз екеніңізді растаңыз',
  text: 'Бұл өзгерісті тек аккаунт иесі жасай алады.',
  password: 'Қазіргі құпиясөз',
  code: 'Қолданбадағы код немесе қалпына келтіру коды',
  submit: 'Жалғастыру',
  orProfile: 'Немесе қосылған профиль арқылы растаңыз, содан кейін түймені қайта басыңыз.',
  profile: 'Қосылған профиль арқылы растаңыз, содан кейін түймені қайта басыңыз.',
  signInAgain: 'Шығып, қайта кіру',
};
