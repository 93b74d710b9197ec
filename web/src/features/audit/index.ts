import { ScanSearch } from 'lucide-react';
import { redirect } from 'react-router';
import { defineFeature, page } from '../../core/features/feature.ts';
import { label } from '../../core/i18n/messages.ts';
import { auditPaths } from './audit-paths.ts';
import { auditTitles } from './audit-titles.messages.ts';

const title = label(auditTitles, 'title');
const screen = async () => (await import('./audit-screen.tsx')).AuditScreen;

/** What auditors see. The screen shows each of its pages. */
export const audit = defineFeature({
  routes: [
    {
      ...page('/audit', title, screen),
      children: [
        { index: true, loader: () => redirect('/audit/rounds') },
        ...auditPaths.map((path) => ({ path })),
        { path: 'configs/:game/:version' },
      ],
    },
  ],
  menu: { profile: [{ order: 40, label: title, Icon: ScanSearch, to: '/audit/rounds', audience: 'auditor' }] },
});
