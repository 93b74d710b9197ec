import { closingCosignatures } from 'db';
import { quicknet } from 'games-engine';
import { hkdfSync } from 'node:crypto';
import type { Pool } from 'pg';
import { appSecretOf } from '../core/auth/app-secret.ts';
import type { Clock } from '../core/clock.ts';
import type { DrawSources } from '../core/games/server-game.ts';
import type { BeaconSource } from '../core/hosts/beacon-source.ts';
import type { Drawing } from '../core/hosts/round-drawing.ts';
import type { Logger } from '../core/observability/logger.ts';
import type { LogSigner } from '../features/log/log-signer.ts';
import { createDrand } from '../providers/drand/drand.client.ts';
import { startDrandSimulator } from '../providers/drand/drand.simulator.ts';
import { createRandomOrg } from '../providers/random-org/random-org.client.ts';
import type { Closing } from './closing.ts';
import type { Config } from './config.ts';

/** The third parties that are configured. */
export const openDrawSources = (
  { randomOrg }: Pick<Config, 'randomOrg'>,
  tools: { clock: Clock; log: Logger },
): DrawSources => {
  if (!randomOrg) return {};
  const source = createRandomOrg({ ...randomOrg, ...tools });
  return { randomOrg: (roundId) => source.drawExternally(roundId) };
};

interface Tools {
  clock: Clock;
  log: Logger;
  closing: Closing;
}

/** Relays of the League of Entropy; which of them answers does not matter, every round is checked. */
const PUBLIC_RELAYS = ['https://api.drand.sh', 'https://drand.cloudflare.com'];

// the same in every process with the same secret, and of no use to learn it
const simulatorSecret = (appSecret: string): string =>
  Buffer.from(hkdfSync('sha256', appSecret, '', 'simulated beacon', 32)).toString('hex');

type BeaconConfig = Pick<Config, 'allowSandbox' | 'beaconPeriodSeconds' | 'beaconUrls'>;

const openBeacon = async (
  { allowSandbox, beaconPeriodSeconds, beaconUrls }: BeaconConfig,
  appSecret: string,
  { clock, log, closing }: Tools,
): Promise<BeaconSource> => {
  if (beaconUrls.length > 0 || !allowSandbox)
    return createDrand({ chain: quicknet, relays: beaconUrls.length > 0 ? beaconUrls : PUBLIC_RELAYS, log });
  const simulator = await startDrandSimulator({
    secret: simulatorSecret(appSecret),
    now: () => clock.now(),
    periodSeconds: beaconPeriodSeconds,
  });
  closing.add(() => simulator.close());
  return createDrand({ chain: simulator.chain, relays: [simulator.url], log });
};

/** Opens the sources of shared draws: a beacon, and the log's key under receipts and closings. */
export const openDrawing = async (
  config: BeaconConfig & Pick<Config, 'appSecret' | 'dataDir'>,
  signer: LogSigner,
  tools: Tools & { pool: Pool },
  beacon?: BeaconSource,
): Promise<Drawing> => ({
  beacon: beacon ?? (await openBeacon(config, await appSecretOf(config.appSecret, config.dataDir), tools)),
  origin: signer.key.name,
  sign: (text) => signer.signText(text),
  cosignatures: (roundId) => closingCosignatures(tools.pool, roundId),
});
