import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './studio-titles.messages.ts';

export const en = {
  title: 'Studio',
  inbox: 'Inbox',
  'inbox.count': 'Waiting for a decision: {{count}}',
  'inbox.version': '{{game}}: version {{version}}',
  'inbox.guardrails': '{{game}}: guardrails, proposal {{version}}',
  'inbox.own': 'yours: somebody else decides',
  'inbox.empty': 'Nothing waits for a decision.',
  'inbox.text': 'Checked versions and proposed guardrails that nobody has decided about yet. The oldest first.',
} as const satisfies Translation<typeof ru>;
