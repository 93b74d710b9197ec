import { defineMessages } from '../../core/i18n/messages.ts';

/** Paying in by crypto, in the source language. */
export const ru = {
  bonus: 'К каждому пополнению криптовалютой добавляем {{percent}}.',
  none: 'Сейчас пополнить криптовалютой нельзя: выберите другой способ.',
  network: 'Сеть',
  coin: 'Монета',
  from: 'от {{amount}}',
  warning:
    'Отправляйте сюда только {{coin}} в сети {{network}}. Другая монета или другая сеть не дойдёт, и вернуть её нельзя.',
  qr: 'QR-код адреса',
  address: 'Адрес для {{coin}} в сети {{network}}',
  memo: 'Memo (комментарий)',
  memoNeeded: 'Без memo мы не узнаем, что платёж ваш: укажите его в переводе.',
  minimum: 'Минимум: {{amount}}. Меньшая сумма не зачисляется.',
  watch: 'Перевод появится на этой странице, как только его увидит сеть.',
  incoming: 'Поступающие пополнения',
  confirmations: 'Подтверждений: {{confirmations}} из {{required}}',
  credited: 'Зачислено {{amount}}',
} as const;

export const cryptoMessages = defineMessages('cashbox-crypto', ru, {
  en: () => import('./crypto.messages.en.ts'),
  ua: () => import('./crypto.messages.ua.ts'),
  kz: () => import('./crypto.messages.kz.ts'),
  uz: () => import('./crypto.messages.uz.ts'),
  tr: () => import('./crypto.messages.tr.ts'),
});
