import type { Translation } from '../../../core/i18n/messages.ts';
import type { ru } from './newyear-office.messages.ts';

export const ua: Translation<typeof ru> = {
  about:
    'Речі, які випали на барабані. Кожен перегляд адреси записується в журнал акаунта. Через 30 днів після надсилання адресу видаляють.',
  none: 'Замовлень немає.',
  ordered: 'Замовлено {{at}}, надіслати до {{by}}',
  late: 'Термін надсилання минув',
  shipped: 'Надіслано {{at}}, {{by}}. Відстеження: {{tracking}}',
  others: 'Схоже, це та сама людина, що й ці гравці',
  address: 'Показати адресу',
  'address.of': 'Показати адресу: {{nick}}, {{prize}}',
  erased: 'Адресу видалено.',
  ship: 'Позначити надсилання',
  'ship.of': 'Позначити надсилання: {{nick}}, {{prize}}',
  'ship.text': 'Гравець побачить, що приз у дорозі, і те, що ви вкажете нижче.',
  tracking: 'Номер відстеження або служба доставки',
  done: 'Позначено',
  'kind.device': 'Пристрій',
  'kind.address': 'Мережева адреса',
  'kind.destination': 'Реквізити виплат',
  'kind.telegram': 'Telegram',
  'kind.identity': 'Документ або зовнішній акаунт',
};
