import '../app/strict-policy.ts';
import { houseAreas } from '../app/features.ts';
import { start } from '../app/start.tsx';
import { createWebFeatures } from '../core/features/features.ts';
import { createWebGames } from '../core/games/games.ts';
import { houseGames } from '../games/registry.ts';
import { notes } from './notes/index.ts';
import { parity } from './parity/index.ts';

// The house with one game and one area more.
void start({
  games: createWebGames([...houseGames.all, parity], {
    openAnalysis: () => new Worker(new URL('./analysis.worker.ts', import.meta.url), { type: 'module' }),
  }),
  features: createWebFeatures([...houseAreas, notes]),
});
