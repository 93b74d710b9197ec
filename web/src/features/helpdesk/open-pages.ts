import type { OpenPage } from '../../core/features/feature.ts';
import { label } from '../../core/i18n/messages.ts';
import { helpdeskPath, helpdeskTabs } from './helpdesk-tabs.ts';
import { helpdeskMessages } from './helpdesk.messages.ts';

export const openPages: readonly OpenPage[] = helpdeskTabs.map((tab) => ({
  path: helpdeskPath(tab),
  title: label(helpdeskMessages, `${tab}.title`),
}));
