import { FairnessPanel } from '../features/fairness/fairness-panel.tsx';
import { LiveFeed } from '../features/live-feed/live-feed.tsx';

/** What the application puts into every game's screen: a game imports no other slice. */
export const gameSlots = { fairnessPanel: FairnessPanel, liveFeed: LiveFeed } as const;
