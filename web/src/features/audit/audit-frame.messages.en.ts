import type { Translation } from '../../core/i18n/messages.ts';
import type { auditFrameRu } from './audit-frame.messages.ts';

export const en = {
  title: 'Audit',
  'tab.rounds': 'Rounds',
  'tab.return': 'Return',
  'tab.draws': 'Draws',
  'tab.wins': 'Wins',
  'tab.void': 'Void',
  'tab.gaps': 'Gaps',
  'tab.ledger': 'Ledger',
  'tab.configs': 'Rules',
  'tab.report': 'Report',
  'tab.export': 'Export',
  guest: 'Sign in to get to the audit.',
  forbidden: 'This page is for auditors.',
} as const satisfies Translation<typeof auditFrameRu>;
