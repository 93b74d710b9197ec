import type { Translation } from '../../core/i18n/messages.ts';
import type { updateRu } from './update.messages.ts';

export const ua = {
  title: 'Вийшло оновлення',
  text: 'Оновіть сторінку, коли вам зручно. Ставки й баланс зберігаються на сервері.',
  waiting: 'Оновимо, щойно завершиться поточний раунд. Автогра зупиниться після поточної ставки.',
  take: 'Оновити',
  later: 'Пізніше',
  failed: 'Оновити не вдалося. Спробуйте ще раз або перезавантажте сторінку.',
} as const satisfies Translation<typeof updateRu>;
