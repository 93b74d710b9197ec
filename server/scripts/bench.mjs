// npm run bench: the figures, each against a named alternative or a bound of the same run.
// npm run bench -- mines heap: only these, of weight, dice, mines, battle, callbacks, casino, bonus, tournament, chat, crowd, hostile, office, maths, audit, frames, heap, lobby, address, lighthouse.
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled, node, run, say } from './setup.mjs';
import { ensureWebBuilt } from './web-build.mjs';
import { ensurePgbench } from './pgbench.mjs';

const ofServer = [
  'dice',
  'mines',
  'battle',
  'callbacks',
  'casino',
  'bonus',
  'tournament',
  'chat',
  'crowd',
  'hostile',
  'office',
  'maths',
  'audit',
];
const ofScreens = ['frames', 'heap'];
const ofLobby = ['lobby'];
const ofCash = ['address'];
const ofPages = ['lighthouse'];
const all = ['weight', ...ofServer, ...ofScreens, ...ofLobby, ...ofCash, ...ofPages];
const wanted = process.argv.length > 2 ? process.argv.slice(2) : all;
const unknown = wanted.find((name) => !all.includes(name));
if (unknown !== undefined) {
  say(`There is no figure "${unknown}": choose from ${all.join(', ')}.`);
  process.exit(2);
}

await ensureInstalled();
await ensurePgbench();
if (wanted.includes('weight')) say('== page weight (the build fails when a budget is exceeded)');
await ensureWebBuilt({ force: wanted.includes('weight') });
const env = [...ofScreens, ...ofLobby, ...ofCash, ...ofPages].some((name) => wanted.includes(name))
  ? { CHROMIUM_PATH: await ensureChromium() }
  : {};
const programs = [
  ['server/src/bench/bench.ts', ofServer],
  ['web/e2e/bench/scenes.bench.ts', ofScreens],
  ['web/e2e/bench/lobby.bench.ts', ofLobby],
  ['web/e2e/bench/address.bench.ts', ofCash],
  ['web/e2e/bench/lighthouse.bench.ts', ofPages],
];
for (const [program, names] of programs) {
  const chosen = names.filter((name) => wanted.includes(name));
  const status = chosen.length === 0 ? 0 : await run(node, [program, ...chosen], { env });
  if (status !== 0) process.exit(status);
}
