import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './telegram.messages.ts';

export const en = {
  'group.name': 'Telegram group',
  'group.about': 'For joining our group: {{amount}}.',
  'group.join': 'Join the group',
  'group.open': 'Open the group',
  'group.early': 'Complete both steps above first.',
  'story.name': 'Telegram story',
  'story.about': 'For a story with your link: {{amount}}.',
  'story.details': 'Details',
  'story.wait': 'Can be taken in {{time}}',
  'story.link': 'A linked Telegram account is needed: it tells us whose story it is.',
  'story.url': 'Your link for the story',
  'story.publish': 'Publish a story',
  'story.caption': 'Glasshouse: every round can be checked. 18+',
  'story.copied': 'This Telegram opens no stories from here. The link is copied: put it into a story yourself.',
  'story.byHand': 'Copy the link below and put it into a story yourself.',
  'story.step.publish': 'Publish a Telegram story with your link in it.',
  'story.step.follow': 'Have somebody open the link in Telegram. You do not count yourself.',
  'story.step.wait': 'A day after that the bonus can be taken.',
  'story.terms.visitor': 'Each visitor counts for one story only.',
  link: 'Link your Telegram account',
  toSettings: 'Go to settings',
  check: 'Check again',
  done: 'Done',
  received: 'Received',
  'terms.once': 'Once for each player and each Telegram account.',
  'terms.level': 'From level {{level}} on.',
  'terms.real': 'It goes to your real balance and need not be wagered.',
  'terms.wager':
    'Credited to the bonus balance: bets of {{wager}} are to be placed from it, in this many days: {{days}}.',
} as const satisfies Translation<typeof ru>;
