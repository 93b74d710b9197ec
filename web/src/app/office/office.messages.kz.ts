import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './office.messages.ts';

export const kz = {
  guest: 'Бэк-офиске өту үшін жүйеге кіріңіз.',
  forbidden: 'Бұл бет қызметкерлерге арналған.',
} as const satisfies Translation<typeof ru>;
