import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gameIds, type GameId } from 'games-engine';
import { runCommand } from 'games-engine/audit';
import { hasPython, pythonChecker, runPython } from 'games-engine/python-checker';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { PublicRound } from '../../contract/fairness.contract.ts';
import { playEveryGame } from '../testing/play-every-game.ts';
import { rotateSeedsOf } from '../testing/rotate-seeds.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const script = fileURLToPath(new URL('../../../games-engine/docs/check-a-round.sh', import.meta.url));
let ids = new Map<GameId, string>();
let server: TestServer;

const publicRound = async (game: GameId): Promise<PublicRound> =>
  (await (await fetch(`${server.url}/api/log/round/${game}/${ids.get(game)}`)).json()) as PublicRound;

/** Plays a round of every game, reveals their seeds, and waits until the log holds it all. */
const playAll = async (): Promise<void> => {
  const [one, two] = [await server.player(), await server.player()];
  ids = await playEveryGame(server, [one, two]);
  await rotateSeedsOf(one);
  await vi.waitUntil(async () => (await publicRound('dice')).serverSeed !== null, { timeout: 60_000, interval: 100 });
};

beforeAll(async () => {
  const times = { spinMs: 100, resultMs: 100 };
  server = await startTestServer(
    {},
    {
      configs: {
        battle: { countdownMs: 300, ...times },
        classic: { countdownMs: 300, ...times },
        wheel: { bettingMs: 1000, ...times },
        coinflip: { flipMs: 100, resultMs: 100 },
      },
    },
  );
  await playAll();
});
afterAll(() => server.close());

const audit = async (...args: string[]): Promise<{ status: number; text: string }> => {
  let text = '';
  const status = await runCommand([...args, '--server', server.url], {
    print: (line) => (text += `${line}\n`),
    complain: (line) => (text += line),
    progress: undefined,
  });
  return { status, text };
};

/** Writes what the server answers into files and gives the script's output, as its first lines say it is used. */
const runScript = async (game: GameId): Promise<string> => {
  const get = async (path: string): Promise<string> => (await fetch(`${server.url}/api/log/${path}`)).text();
  const keep = (name: string, text: string): string => {
    const file = join(server.dataDir, `${game}-${name}`);
    writeFileSync(file, text);
    return file;
  };
  const round = await get(`round/${game}/${ids.get(game)}`);
  const head = await get('checkpoint');
  const { index } = (JSON.parse(round) as PublicRound).log ?? { index: 0 };
  const proof = await get(`proof/inclusion?index=${index}&size=${head.split('\n')[1]}`);
  const files = [keep('round.json', round), keep('proof.json', proof), keep('head.txt', head)];
  const key = (await get('key')).trim();
  return new Promise((resolve) => {
    execFile('bash', [script, ...files, key], (error, out, err) => resolve(`${out}${err}exit ${error?.code ?? 0}`));
  });
};

describe.each(gameIds)('a round of %s as it was played', (game) => {
  it('passes the audit command, and is of no other game', async () => {
    const id = ids.get(game) ?? '';
    const { status, text } = await audit('round', id, '--game', game);
    expect([status, text]).toEqual([0, expect.stringMatching(/ok {3}draw: [\s\S]*ok {3}log: entry \d+ of \d+/)]);
    for (const other of gameIds.filter((each) => each !== game))
      expect(await audit('round', id, '--game', other)).toMatchObject({
        status: 2,
        text: expect.stringContaining(`there is no round ${id} of ${other}`) as string,
      });
  });

  it('passes the script that uses nothing of ours', async () => {
    const text = await runScript(game);
    expect(text).toMatch(/ok {3}draw: [\s\S]*ok {3}payouts: [\s\S]*ok {3}signature: /);
    expect(text).toMatch(/exit 0$/);
    expect(text).not.toContain('FAIL');
  });
});

describe('the checker in Python', () => {
  it.skipIf(!hasPython())('passes an export of all games, and is given the key that it trusts', async () => {
    const [file, key] = [
      join(server.dataDir, 'rounds.ndjson'),
      await (await fetch(`${server.url}/api/log/key`)).text(),
    ];
    expect(await audit('export', '--out', file)).toMatchObject({ status: 0 });
    const { status, text } = await runPython(pythonChecker, file, key.trim());
    expect([status, text]).toEqual([
      0,
      expect.stringMatching(/confirmed: nothing wrong was found in what was checked/),
    ]);
    expect(text).not.toContain('FAIL');
  });
});

describe('the audit command', () => {
  it('passes the whole log of all games', async () => {
    const { status, text } = await audit('log', '--state', join(server.dataDir, 'audit'));
    expect([status, text]).toEqual([0, expect.stringContaining('OK: nothing wrong was found')]);
  });

  it.each([
    [['round', 'noise', '--game', 'mines'], 'answers 400'],
    [['round', '0192f0c1-0000-7000-8000-000000000001', '--game', 'wheel'], 'there is no round'],
    [['round', '0192f0c1-0000-7000-8000-000000000001', '--game', 'roulette'], '--game takes'],
    [['round', '../../key', '--game', 'dice'], 'answers 4'],
  ])('says what is wrong with %j', async (args, why) => {
    expect(await audit(...args)).toMatchObject({ status: 2, text: expect.stringContaining(why) as string });
  });
});
