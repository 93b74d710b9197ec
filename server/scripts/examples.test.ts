import { execFile } from 'node:child_process';
import { cpSync } from 'node:fs';
import { mkdtemp, mkdir, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LOCALES, sectionReader, texts } from '../../web/build/texts.ts';
import { languages } from '../contract/languages.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../', import.meta.url));
const examples = join(root, '.github', 'examples');
const copied = ['games-engine', 'db', 'server']; // the others are linked with the packages
const TIMEOUT_MS = 60_000;

let tree = '';

/** Applies an example to the copy. Rejects where the code that it changes has moved on. */
const apply = (name: string): Promise<unknown> =>
  run('git', ['apply', '--whitespace=nowarn', join(examples, `${name}.patch`)], {
    cwd: tree,
    env: { ...process.env, GIT_DIR: join(tree, 'none'), GIT_CEILING_DIRECTORIES: tree },
  });

/** Runs a module in the copy and reads what it prints. */
const evaluate = async (source: string): Promise<unknown> => {
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', source], { cwd: tree });
  return JSON.parse(stdout);
};

const link = (path: string, target = join(root, path)): Promise<void> => symlink(target, join(tree, path));

beforeAll(async () => {
  tree = await mkdtemp(join(tmpdir(), 'examples-'));
  const sources = ['games-engine/src', 'games-engine/package.json', 'db/src', 'db/package.json', 'server/contract'];
  for (const path of [
    ...sources,
    'server/src',
    'server/locales',
    'server/package.json',
    'web/src/features/registry.ts',
    'web/src/games/registry.ts',
    'web/src/features/bonus',
    'web/locales',
    'package.json',
  ]) {
    await mkdir(dirname(join(tree, path)), { recursive: true });
    cpSync(join(root, path), join(tree, path), { recursive: true });
  }
  await mkdir(join(tree, 'node_modules'));
  const packages = await readdir(join(root, 'node_modules'));
  for (const name of packages.filter((each) => !copied.includes(each) && !each.startsWith('.')))
    await link(`node_modules/${name}`);
  for (const name of copied) await link(`node_modules/${name}`, join(tree, name));
  await link('server/node_modules');
}, TIMEOUT_MS);

afterAll(() => rm(tree, { recursive: true, force: true }));

it('the examples of CONTRIBUTING are these', async () => {
  const names = (await readdir(examples)).map((file) => file.replace('.patch', '')).toSorted();
  expect(names).toEqual(['bonus', 'game', 'language', 'office-page', 'payment-method', 'provider']);
});

it(
  'each example applies to the code as it is, and the registries have what it adds',
  { timeout: TIMEOUT_MS },
  async () => {
    for (const name of ['game', 'bonus', 'language', 'payment-method', 'provider', 'office-page']) await apply(name);
    for (const locales of ['server/locales', 'server/src/testing/locales'])
      // the new language's texts
      cpSync(join(tree, locales, 'en'), join(tree, locales, 'az'), { recursive: true });
    const added = await evaluate(`
    const { gameIds } = await import('./games-engine/src/games/registry.ts');
    const { houseAnalyses } = await import('./games-engine/src/games/analyses.ts');
    const { gameCalls } = await import('./server/contract/games/registry.ts');
    const { houseGames } = await import('./server/src/games/registry.ts');
    const { languages } = await import('./server/contract/languages.ts');
    const { readdirSync, readFileSync } = await import('node:fs');
    const { bonuses } = await import('./server/src/features/bonus/registry.ts');
    const { bonusCalls } = await import('./server/contract/features/bonus.contract.ts');
    const { seedCashCatalogue } = await import('./db/src/features/cashbox/initial-catalogue.ts');
    const { openProviders } = await import('./server/src/features/cashbox/providers.ts');
    const payways = [];
    await seedCashCatalogue({ query: async (sql, [id, name] = []) => void (/INTO payway/.test(sql) && payways.push(name)) });
    const account = { VOUCHER_URL: 'https://voucher.example', VOUCHER_KEY: 'key', VOUCHER_SECRET: '0123456789abcdef' };
    const { gateways } = openProviders({
      settings: { production: true, allowSandbox: false },
      readVariables: (schema) => schema.parse(account),
    });
    console.log(JSON.stringify({
      ids: gameIds.includes('parity'),
      analysis: houseAnalyses.find('parity') !== undefined,
      calls: 'parity.play' in gameCalls,
      server: houseGames.find('parity') !== undefined,
      bonus: bonuses.map(({ id }) => id).includes('loyal') && 'bonus.loyal.take' in bonusCalls,
      card: readFileSync('web/src/features/bonus/bonus-cards.ts', 'utf8').includes("id: 'loyal'"),
      bonusTexts: readdirSync('web/locales').filter((language) =>
        readFileSync(\`web/locales/\${language}/bonus.json\`, 'utf8').includes('"loyal.about"')),
      language: languages.includes('az'),
      payway: payways.includes('Voucher'),
      provider: gateways.fiat.map(({ id }) => id),
    }));
  `);
    const both = { ids: true, analysis: true, calls: true, server: true, bonus: true, language: true, payway: true };
    const bonusTexts = ['en', 'kz', 'ru', 'tr', 'ua', 'uz'];
    expect(added).toEqual({ ...both, card: true, bonusTexts, provider: ['voucher'] });

    // the web's registry is read as its build does, with the example's own texts
    await link('web/src/core');
    for (const area of await readdir(join(root, 'web/src/features')))
      if (area !== 'registry.ts' && area !== 'bonus') await link(`web/src/features/${area}`);
    const read = sectionReader([join(tree, 'web/locales'), ...LOCALES]);
    const vite = await createServer({
      root: tree,
      configFile: false,
      logLevel: 'error',
      plugins: [texts(languages, read)],
      server: { middlewareMode: true, ws: false, watch: null },
      optimizeDeps: { noDiscovery: true },
    });
    try {
      const areas = await vite.ssrLoadModule(join(tree, 'web/src/features/registry.ts'));
      const [page] = areas['officeReturns'].office;
      expect([page.path, page.audience, typeof (await page.load())]).toEqual(['returns', 'gameCatalogue', 'function']);
    } finally {
      await vite.close();
    }
  },
);
