import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './partner-house.messages.ts';

export const en: Translation<typeof ru> = {
  subject: 'Partner bonuses',
  'subject.about':
    'Partners whom a player gets DIC for getting to know. The logo is drawn from the name and the hue. Nobody sees a hidden partner.',
  'field.name': 'Name',
  'field.url': 'Address of the site, https',
  'rule.url': 'A full address that begins with https://.',
  'field.description': 'Description',
  'field.hue': 'Hue of the logo, 0 to 359',
  'field.isShown': 'Shown to players',
};
