import type { Translation } from '../../../core/i18n/messages.ts';
import type { ru } from './newyear-edition-house.messages.ts';

export const kz: Translation<typeof ru> = {
  subject: 'Жаңа жылдық науқандар',
  'subject.about': 'Барабан айналатын Мәскеу күндері. Билеттер мен заттар әр науқанға бөлек саналады.',
  'field.edition': 'Атауы',
  'field.firstDay': 'Алғашқы күн',
  'field.lastDay': 'Соңғы күн',
  'rule.lastDay': 'Соңғы күн алғашқы күннен бұрын бола алмайды.',
};
