import { robberySprite } from 'assets/features/draws/sprites';
import { createSounds } from '../../core/sound/sound.ts';

export const play = createSounds(robberySprite);
