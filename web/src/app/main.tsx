import './strict-policy.ts';
import { houseGames } from '../games/registry.ts';
import { houseFeatures } from './features.ts';
import { start } from './start.tsx';

void start({ games: houseGames, features: houseFeatures });
