import { lazy, type ComponentType } from 'react';
import type { MessageKey, Texts } from '../../core/i18n/messages.ts';
import type { FilterName } from './audit-filters.ts';
import type { AuditPath } from './audit-paths.ts';
import type { PageFilters } from './use-filters.ts';

/** A page of the audit: its tab, what it can be narrowed by, and what it shows. */
export interface AuditTab {
  path: AuditPath;
  label: MessageKey<Texts<'audit', 'frame'>>;
  filters: readonly FilterName[];
  needsGame?: boolean; // shows one game at a time
  View: ComponentType<{ page: PageFilters }>; // loads while its conditions are read
}

/** Every page in the order of its tab. */
export const auditTabs: readonly AuditTab[] = [
  {
    path: 'rounds',
    label: 'tab.rounds',
    filters: ['game', 'player', 'from', 'to', 'version', 'minStake', 'maxStake', 'outcome', 'drawn', 'state'],
    View: lazy(async () => ({ default: (await import('./rounds-view.tsx')).RoundsView })),
  },
  {
    path: 'return',
    label: 'tab.return',
    filters: ['game', 'unit', 'version', 'from', 'to'],
    needsGame: true,
    View: lazy(async () => ({ default: (await import('./return-view.tsx')).ReturnView })),
  },
  {
    path: 'draws',
    label: 'tab.draws',
    filters: ['game', 'from', 'to'],
    needsGame: true,
    View: lazy(async () => ({ default: (await import('./draws-view.tsx')).DrawsView })),
  },
  {
    path: 'wins',
    label: 'tab.wins',
    filters: ['game', 'unit', 'from', 'to'],
    View: lazy(async () => ({ default: (await import('./wins-view.tsx')).WinsView })),
  },
  {
    path: 'void',
    label: 'tab.void',
    filters: ['game', 'from', 'to'],
    View: lazy(async () => ({ default: (await import('./void-view.tsx')).VoidView })),
  },
  {
    path: 'gaps',
    label: 'tab.gaps',
    filters: ['from', 'to'],
    View: lazy(async () => ({ default: (await import('./gaps-view.tsx')).GapsView })),
  },
  {
    path: 'ledger',
    label: 'tab.ledger',
    filters: ['from', 'to'],
    View: lazy(async () => ({ default: (await import('./ledger-view.tsx')).LedgerView })),
  },
  {
    path: 'configs',
    label: 'tab.configs',
    filters: ['game'],
    View: lazy(async () => ({ default: (await import('./configs-view.tsx')).ConfigsView })),
  },
  {
    path: 'report',
    label: 'tab.report',
    filters: ['game', 'version', 'from', 'to'],
    View: lazy(async () => ({ default: (await import('./report-view.tsx')).ReportView })),
  },
  {
    path: 'export',
    label: 'tab.export',
    filters: ['game', 'from', 'to'],
    View: lazy(async () => ({ default: (await import('./export-view.tsx')).ExportView })),
  },
];
