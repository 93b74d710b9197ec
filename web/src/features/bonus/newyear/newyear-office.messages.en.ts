import type { Translation } from '../../../core/i18n/messages.ts';
import type { ru } from './newyear-office.messages.ts';

export const en: Translation<typeof ru> = {
  about:
    'Items won at the drum. Each look at an address is recorded in the account’s trail. An address is deleted 30 days after shipping.',
  none: 'There are no orders.',
  ordered: 'Ordered {{at}}, to be shipped by {{by}}',
  late: 'Overdue',
  shipped: 'Shipped {{at}} by {{by}}. Tracking: {{tracking}}',
  others: 'Appears to be the same person as these players',
  address: 'Show the address',
  'address.of': 'Show the address: {{nick}}, {{prize}}',
  erased: 'The address has been deleted.',
  ship: 'Mark as shipped',
  'ship.of': 'Mark as shipped: {{nick}}, {{prize}}',
  'ship.text': 'The player will see that the prize is on its way, and what you write below.',
  tracking: 'Tracking number or carrier',
  done: 'Marked',
  'kind.device': 'Device',
  'kind.address': 'Network address',
  'kind.destination': 'Payout details',
  'kind.telegram': 'Telegram',
  'kind.identity': 'Document or account elsewhere',
};
