import { pino } from 'pino';
import manifest from '../../../package.json' with { type: 'json' };
import { checkConfig, ConfigError, parseConfig, warningsOf, type Config } from './config.ts';
import { prepareDataDir } from './data-dir.ts';
import { areaVariables } from './features.ts';
import { startServer } from './server.ts';

const FATAL = 60; // level of pino

const say = (line: string): void => void process.stdout.write(`${line}\n`);
process.stdout.on('error', () => undefined); // the reader of our output may be gone; keep running

const [version = ''] = process.versions.node.split('.');
if (version !== manifest.engines.node) {
  process.stderr.write(`Glasshouse runs on Node ${manifest.engines.node}, not ${version}: npm start brings its own.\n`);
  process.exit(1);
}

/** Says in one line of JSON, as a collector of logs reads it, why it cannot start, and ends. */
const refuse = (error: unknown): never => {
  const line =
    error instanceof ConfigError
      ? { msg: 'the configuration is wrong', problems: error.message.split('\n') }
      : { msg: 'the start failed', err: pino.stdSerializers.err(error as Error) };
  process.stderr.write(`${JSON.stringify({ level: FATAL, time: new Date().toISOString(), ...line })}\n`);
  process.exit(1);
};

const readConfig = async (): Promise<Config> => {
  const problems = checkConfig(process.env, areaVariables);
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));
  const config = parseConfig(process.env);
  await prepareDataDir(config.dataDir);
  return config;
};

const config = await readConfig().catch(refuse);
for (const warning of warningsOf(config)) process.stderr.write(`\n!!! WARNING: ${warning}\n\n`);
const server = await startServer(config).catch(refuse);
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
