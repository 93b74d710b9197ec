import manifest from '../../../package.json' with { type: 'json' };
import { ConfigError, parseConfig, warningsOf, type Config } from './config.ts';
import { prepareDataDir } from './data-dir.ts';
import { startServer } from './server.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);
process.stdout.on('error', () => undefined); // the reader of our output may be gone; keep running

const [version = ''] = process.versions.node.split('.');
if (version !== manifest.engines.node) {
  process.stderr.write(`Glasshouse runs on Node ${manifest.engines.node}, not ${version}: npm start brings its own.\n`);
  process.exit(1);
}

/** Says what is wrong with the configuration, and ends. */
const refuse = (error: unknown): never => {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`The configuration is wrong.\n${error.message}\n`);
  process.exit(1);
};

const readConfig = async (): Promise<Config> => {
  const config = parseConfig(process.env);
  await prepareDataDir(config.dataDir);
  return config;
};

const config = await readConfig().catch(refuse);
for (const warning of warningsOf(config)) process.stderr.write(`\n!!! WARNING: ${warning}\n\n`);
const server = await startServer(config).catch(refuse); // areas read variables of their own
if (server.metricsUrl !== undefined) say(`Metrics are at ${server.metricsUrl}`);
say(`\nGlasshouse is open at ${server.url}`);
if (server.demoSignIns.length > 0) {
  say(`Demonstration sign-ins (password ${server.demoPassword}): ${server.demoSignIns.join(', ')}`);
}
say('Stop with Ctrl+C.');

let stopping = false;
const stop = async (signal: NodeJS.Signals): Promise<void> => {
  if (stopping) return;
  stopping = true;
  say(`${signal}: answering what was accepted, then stopping`);
  await server.stop();
  process.exit(0);
};
process.on('SIGINT', (signal) => void stop(signal));
process.on('SIGTERM', (signal) => void stop(signal));
