import { ScanSearch } from 'lucide-react';
import { redirect } from 'react-router';
import { defineFeature, page } from '../../core/features/feature.ts';
import { label, texts } from '../../core/i18n/messages.ts';
import { auditPaths } from './audit-paths.ts';

const title = label(texts('audit', 'titles'), 'title');
const screen = async () => (await import('./audit-screen.tsx')).AuditScreen;

/** Pages of auditors. The screen shows each of them. */
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
  menu: { profile: [{ order: 40, label: title, Icon: ScanSearch, to: '/audit/rounds', audience: 'audit' }] },
});
