import { defineFeature, page } from '../../core/features/feature.ts';
import { label, texts } from '../../core/i18n/messages.ts';
import { lazyPart } from '../../core/ui/lazy-part.ts';

const title = label(texts('video', 'titles'), 'title');

/** A short film of how a round is checked, on a page and over any page. */
export const video = defineFeature({
  routes: [page('/video', title, async () => (await import('./video-screen.tsx')).VideoScreen)],
  dialogs: { video: { View: lazyPart(async () => (await import('./video-dialog.tsx')).VideoDialog) } },
  openPages: async () => (await import('./open-pages.ts')).openPages,
});
