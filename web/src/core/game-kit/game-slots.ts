import type { ComponentType } from 'react';

/** What of a shared round is known before it is drawn. */
export interface RoundCommitment {
  hash: string; // SHA-256 of the round's seed
  number: number;
  isLit: boolean; // a beacon takes part in its draw
}

/** What the application composes into a game's page from other slices. `round`: of a shared game, the one in play. */
export interface GameSlots {
  fairnessPanel: ComponentType<{ game: string; round?: RoundCommitment | undefined }>;
  liveFeed: ComponentType<{ game?: string }>;
}
