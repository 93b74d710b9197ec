import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './campaign-house.messages.ts';

export const kz: Translation<typeof ru> = {
  subject: 'Акциялар',
  'subject.about':
    'Әр бонус қосулы немесе өшірулі және осы ережелермен беріледі. Бұрын берілгені ескі ережелермен қалады.',
  'key.tournament': 'Күнделікті турнир',
  'field.isOn': 'Қосулы',
  'field.terms': 'Шарттар нұсқасы',
  'field.percent': 'Ұтылған соманың кешбэгі, пайызбен',
  'field.rewards': 'VIP деңгейлері үшін марапаттар',
  'field.rewards.level': 'Деңгей нөмірі',
  'field.rewards.dic': 'DIC',
  'field.amount': 'Бонус сомасы, бүтін бірлік',
  'field.wagerTimes': 'Ойнап шығу, неше есе',
  'field.connect': 'Қосылған TON әмияны үшін, DIC',
  'field.deposit': 'TON депозиті үшін, DIC',
  'field.invite': 'Шақырылған дос үшін, DIC',
  'field.minDeposit': 'Ең аз депозит, негізгі бірлік',
};
