import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './cashbox-titles.messages.ts';

export const kz = {
  title: 'Касса',
  topUp: 'Толтыру',
  crypto: 'Криптовалюта',
  deposit: 'Толтыру',
  withdraw: 'Шығару',
  history: 'Тарих',
} as const satisfies Translation<typeof ru>;
