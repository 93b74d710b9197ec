import type { OpenPage } from '../../core/features/feature.ts';
import { label, texts } from '../../core/i18n/messages.ts';
import { helpdeskPath, helpdeskTabs } from './helpdesk-tabs.ts';

export const openPages: readonly OpenPage[] = helpdeskTabs.map((tab) => ({
  path: helpdeskPath(tab),
  title: label(texts('helpdesk', 'main'), `${tab}.title`),
}));
