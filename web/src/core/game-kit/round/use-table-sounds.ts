import type { CueSprite, Loudness } from '../../sound/sound.ts';
import { useBed, useTension } from '../../sound/loops.ts';
import { takesBets, type RoundEnd, type SharedSnapshot } from './use-shared-round.ts';

/**
 * Loops of a shared table: the bed of its place, and from the end of betting the tension of a draw that has not been told.
 * `told`: the round as it may be told.
 */
export const useTableSounds = (
  sprite: CueSprite<'tension'>,
  bed: CueSprite<'bed'>,
  told: { snapshot: SharedSnapshot<{ config: Loudness<'bed' | 'tension'> }> | undefined; over: RoundEnd },
): void => {
  const { snapshot, over } = told;
  const config = snapshot?.context.config;
  useBed(bed, config);
  useTension(sprite, config, snapshot !== undefined && !over && !takesBets.has(snapshot.value));
};
