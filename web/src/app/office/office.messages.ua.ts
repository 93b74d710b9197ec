import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './office.messages.ts';

export const ua = {
  guest: 'Увійдіть, щоб потрапити до бек-офісу.',
  forbidden: 'Ця сторінка — для співробітників.',
} as const satisfies Translation<typeof ru>;
