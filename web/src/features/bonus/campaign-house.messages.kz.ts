import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './campaign-house.messages.ts';

export const kz: Translation<typeof ru> = {
  subject: 'Акциялар',
  'subject.about': 'Әр бонус қосулы не өшірулі және осы ережелермен беріледі. Бұрын берілгені ескі ережелермен қалады.',
  'key.tournament': 'Күн турнирі',
  'field.isOn': 'Қосулы',
  'field.terms': 'Шарттар нұсқасы',
  'field.percent': 'Ұтылған соманың кэшбэгі, пайызбен',
  'field.rewards': 'VIP деңгейлерінің сыйақылары',
  'field.rewards.level': 'Деңгей нөмірі',
  'field.rewards.dic': 'DIC',
  'field.amount': 'Бонус сомасы, бүтін бірлік',
  'field.wagerTimes': 'Ойнап шығу, есе',
  'field.connect': 'Қосылған TON әмияны үшін, DIC',
  'field.deposit': 'TON депозиті үшін, DIC',
  'field.invite': 'Шақырылған дос үшін, DIC',
  'field.minDeposit': 'Ең аз депозит, негізгі бірлік',
};
