import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './limit-form.messages.ts';

export const kz = {
  'form.amount': 'Сома',
  'form.minutes': 'Күніне минут',
  'form.now': 'Бірден күшіне енеді.',
  'form.later': '24 сағаттан кейін растау керек: {{at}}.',
  'form.same': 'Қазір дәл осы лимит күшінде.',
  'form.invalid': '{{min}} – {{max}} аралығындағы сома керек',
  'form.invalid.minutes': '{{min}} – {{max}} аралығындағы бүтін сан керек',
  'form.save': 'Сақтау',
  'form.remove': 'Лимитті алып тастау',
  'form.cancel': 'Бас тарту',
  'saved.now': 'Лимит сақталды және күшінде',
  'saved.later': 'Сұрау сақталды. Жаңа лимитті растауға болатын уақыт: {{at}}',
  'saved.ends': 'Сұрау сақталды. Лимитті алуды растауға болатын уақыт: {{at}}',
} as const satisfies Translation<typeof ru>;
