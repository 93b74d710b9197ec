import { Dices } from 'lucide-react';
import { defineFeature, page } from '../../core/features/feature.ts';
import { label, texts } from '../../core/i18n/messages.ts';

const title = label(texts('history', 'titles'), 'title');

/** A player's own bets. */
export const history = defineFeature({
  routes: [page('/bets', title, async () => (await import('./history-screen.tsx')).HistoryScreen)],
  menu: { profile: [{ order: 8, label: title, Icon: Dices, to: '/bets' }] },
});
