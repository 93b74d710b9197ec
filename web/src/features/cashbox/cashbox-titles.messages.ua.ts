import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './cashbox-titles.messages.ts';

export const ua = {
  title: 'Каса',
  topUp: 'Поповнити',
  crypto: 'Криптовалюта',
  deposit: 'Поповнення',
  withdraw: 'Виведення',
  history: 'Історія',
} as const satisfies Translation<typeof ru>;
