import { createPool, withShellDatabase } from 'db';
import { createLogSigner, createSigningKey, keepKey } from '../features/log/log-signer.ts';
import { rotateKey } from '../features/log/rotate-key.ts';

// `npm run rotate-log-key`: the first run makes the new key, the second one, when all servers have both, changes to it.
const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const { LOG_SIGNING_KEY: configured, DATA_DIR: dataDir = '.data' } = process.env;
const signingKey = configured === '' ? undefined : configured;

const offerKey = async (): Promise<void> => {
  const key = createSigningKey();
  if (signingKey === undefined) {
    await keepKey(dataDir, key);
    say(`A new key stands beside the present one in ${dataDir}.`);
  } else {
    say(`A new key stands before the present one. Keep it in two places:\n\nLOG_SIGNING_KEY="${key} ${signingKey}"\n`);
  }
  say('Start every server again with both keys, then run this once more.');
};

process.exitCode = await withShellDatabase(say, async (url) => {
  const pool = createPool({ connectionString: url, max: 1, application_name: 'rotate-log-key' });
  try {
    const signer = await createLogSigner({ dataDir, signingKey });
    const rotation = await rotateKey(pool, signer, Date.now());
    if (rotation.step === 'needs-key') await offerKey();
    if (rotation.step === 'waits') say(`The change to ${rotation.after} waits for a server to put it into the log.`);
    if (rotation.step === 'done')
      say(
        `The log's key changes from ${rotation.before} to ${rotation.after} with its next entry.\n` +
          'See it at /fairness/log, then leave the former key out of LOG_SIGNING_KEY. Keep it: it is what old heads are checked by.',
      );
    return 0;
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    return 1;
  } finally {
    await pool.end();
  }
});
