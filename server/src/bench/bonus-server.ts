import { parseConfig } from '../app/config.ts';
import { prepareDataDir } from '../app/data-dir.ts';
import { houseFeatures } from '../app/features.ts';
import { startServer } from '../app/server.ts';
import type { AnyServerFeature } from '../core/features/feature.ts';

// The server; with BONUSES=off promotions neither react to bets nor run jobs, but their calls are still answered.
const PROMOTIONS = ['bonus', 'promo', 'telegramBonus', 'outsideBonus', 'newyear', 'vip', 'tournament'];

const silenced = (feature: AnyServerFeature): AnyServerFeature => ({
  ...feature,
  async open(tools) {
    const { on: _listeners, jobs: _jobs, ...answers } = await feature.open(tools);
    return answers;
  },
});

const withoutPromotions = Object.fromEntries(
  Object.entries(houseFeatures).map(([area, feature]) => [
    area,
    PROMOTIONS.includes(area) ? silenced(feature) : feature,
  ]),
);

const config = parseConfig(process.env);
await prepareDataDir(config.dataDir);
const features = process.env['BONUSES'] === 'off' ? withoutPromotions : houseFeatures;
const server = await startServer(config, { features });
process.stdout.write(`Metrics are at ${server.metricsUrl ?? ''}\nGlasshouse is open at ${server.url}\n`);
process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)));
