import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './crypto.messages.ts';

export const ua = {
  bonus: 'До кожного поповнення криптовалютою додаємо {{percent}}.',
  none: 'Зараз поповнити криптовалютою не можна: виберіть інший спосіб.',
  network: 'Мережа',
  coin: 'Монета',
  from: 'від {{amount}}',
  warning:
    'Надсилайте сюди лише {{coin}} у мережі {{network}}. Інша монета або мережа не дійде, і повернути її не можна.',
  qr: 'QR-код адреси',
  address: 'Адреса для {{coin}} у мережі {{network}}',
  memo: 'Memo (коментар)',
  memoNeeded: 'Без memo ми не дізнаємося, що платіж ваш: вкажіть його в переказі.',
  minimum: 'Мінімум: {{amount}}. Менша сума не зараховується.',
  watch: 'Переказ з’явиться на цій сторінці, щойно його побачить мережа.',
  incoming: 'Поповнення, що надходять',
  confirmations: 'Підтверджень: {{confirmations}} із {{required}}',
  credited: 'Зараховано {{amount}}',
} as const satisfies Translation<typeof ru>;
