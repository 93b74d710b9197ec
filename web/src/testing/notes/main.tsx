import '../../app/strict-policy.ts';
import { houseAreas } from '../../app/features.ts';
import { start } from '../../app/start.tsx';
import { createWebFeatures } from '../../core/features/features.ts';
import { houseGames } from '../../games/registry.ts';
import { notes } from './index.ts';

void start({ games: houseGames, features: createWebFeatures([...houseAreas, notes]) });
