import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './notes.messages.ts';

export const uz = {
  title: 'Qaydlar',
  note: '{{id}}-qayd',
  added: 'Qo‘shilgan qaydlar: {{count}}',
  text: 'Qaydlar shu yerda bo‘ladi.',
} as const satisfies Translation<typeof ru>;
