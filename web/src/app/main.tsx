import './strict-policy.ts';
import { houseGames } from '../games/registry.ts';
import { lazyPart } from '../core/ui/lazy-part.ts';
import { errorHelp } from '../core/ui/error-help.tsx';
import { houseFeatures } from './features.ts';
import { start } from './start.tsx';

errorHelp.Ask = lazyPart(async () => (await import('../core/modal/ask-support-button.tsx')).AskSupportButton);

void start({ games: houseGames, features: houseFeatures });
