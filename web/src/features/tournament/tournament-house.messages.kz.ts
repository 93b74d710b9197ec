import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './tournament-house.messages.ts';

export const kz = {
  subject: 'Күнделікті турнирдің жүлделері',
  'subject.about':
    'Қор мен орындардың үлесі. Өзгеріс Мәскеу уақытымен келесі күннен бастап күшіне енеді: басталған күндікі бекітілген.',
  daily: 'Күнделікті турнир',
  'field.isOn': 'Өтеді',
  'field.bankTon': 'Қор, TON',
  'field.shares': 'Орындардың үлесі',
  'rule.shares': 'Үлестердің қосындысы 100, ешқайсысы алдыңғысынан артық емес.',
  'field.shares.percent': 'Үлес, пайыз',
  'field.terms': 'Шарттардың нұсқасы',
} as const satisfies Translation<typeof ru>;
