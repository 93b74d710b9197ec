import { FairnessPanel } from '../features/fairness/fairness-panel.tsx';
import { LiveFeed } from '../features/live-feed/live-feed.tsx';

/** Slots of every game's screen: a game imports no other slice. */
export const gameSlots = { fairnessPanel: FairnessPanel, liveFeed: LiveFeed } as const;
