import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { games } from '../games/registry.ts';
import { sampleHouse } from '../testing/sample-house.ts';
import type { ExportEntry } from './export-format.ts';
import { runCommand } from './command.ts';
import { exportOf, headerOf, linesOfExport, type SampleExport } from './sample-export.ts';
import { sampleKey, type SampleEntry } from './sample-log.ts';
import { makeWitnessKey } from './witness-key.ts';

const dir = mkdtempSync(join(tmpdir(), 'glasshouse-cli-'));
const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) server.close();
  rmSync(dir, { recursive: true, force: true });
});

const cli = new URL('./cli.ts', import.meta.url).pathname;

interface Ended {
  status: number | null;
  out: string;
  err: string;
}

/** The command as a process of its own; `onOut` sees all that it has printed so far. */
const start = async (args: readonly string[], onOut: (out: string, stop: () => void) => void): Promise<Ended> => {
  const child = spawn(process.execPath, [cli, ...args]);
  const ended = { status: null as number | null, out: '', err: '' };
  child.stdout.on('data', (piece) => {
    ended.out += String(piece);
    onOut(ended.out, () => child.kill('SIGTERM'));
  });
  child.stderr.on('data', (piece) => (ended.err += String(piece)));
  const [status] = (await once(child, 'close')) as [number | null];
  return { ...ended, status };
};

const audit = (...args: string[]): Promise<Ended> => start(args, () => {});

/** The command in this process: a tenth of the time, where it makes no difference whose process it is. */
const auditHere = async (args: readonly string[]): Promise<Ended> => {
  const ended = { status: null as number | null, out: '', err: '' };
  ended.status = await runCommand(args, {
    print: (line) => (ended.out += `${line}\n`),
    complain: (text) => (ended.err += text),
    progress: undefined,
  });
  return ended;
};

const serve = async (listener: RequestListener): Promise<string> => {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

const logOf = (seed: string): SampleExport => exportOf(sampleHouse({ rounds: 10 * Object.keys(games).length, seed }));
const log = logOf('one');
const header = await headerOf(log);
const lines = linesOfExport(header, log.entries);

const fileOf = (name: string, text: string): string => {
  const file = join(dir, name);
  writeFileSync(file, text);
  return file;
};
const whole = fileOf('whole.ndjson', `${lines.join('\n')}\n`);

const witnessKey = join(dir, 'own.key');
await makeWitnessKey(witnessKey, 'auditor.example/w');

const TIMEOUT_MS = 60_000; // a process or two on a busy machine

describe('input that cannot be checked', () => {
  it.each<[string, string[], RegExp]>([
    ['no command', [], /^say what to check$/],
    ['an unknown command', ['nonsense'], /^there is no command "nonsense"$/],
    ['an unknown flag', ['log', '--nope'], /^Unknown option '--nope'$/],
    ['a flag without its value', ['log', '--from'], /^Option '--from <value>' argument missing$/],
    ['a flag in the place of a value', ['log', '--from', '-1'], /^Option '--from' argument is ambiguous/],
    ['an index that is none', ['log', '--from', 'x'], /^--from takes an entry's index, got "x"$/],
    ['an empty file', ['file', fileOf('empty', '')], /^the file is empty: not an export$/],
    ['a blank file', ['file', fileOf('blank', '\n\n')], /^the file is empty: not an export$/],
    ['no file', ['file', join(dir, 'none')], /none cannot be read: ENOENT/],
    ['a folder', ['file', dir], /cannot be read: EISDIR/],
    ['a state folder without a name', ['file', whole, '--state', ''], /--state needs a value/],
    ['a witness without a key', ['file', whole, '--witness', header.key, '--witness', ''], /--witness needs a value/],
    ['a state folder that is a file', ['file', whole, '--state', fileOf('plain', 'x')], /plain/],
    ['a state folder in a file', ['file', whole, '--state', join(fileOf('plain', 'x'), 'state')], /plain/],
    // the user who runs this may not make anything in there
    [
      'a state folder that cannot be made',
      ['file', whole, '--state', '/proc/x'],
      /^the folder \/proc\/x cannot be made: E/,
    ],
    [
      'a state folder that takes no file',
      ['file', whole, '--state', '/proc'],
      /^the folder \/proc\/\S+ cannot be made: E/,
    ],
    [
      'a witness’s state folder that cannot be made',
      ['witness', '--once', '--key-file', witnessKey, '--key', header.key, '--state', '/proc/x'],
      /^the folder \/proc\/x cannot be made: E/,
    ],
  ])('is said on one line with status 2: %s', async (_, args, said) => {
    const { status, out, err } = await auditHere(args);
    const [first = '', ...more] = err.trimEnd().split('\n');
    expect({ status, out, more: more.filter((line) => line !== 'npm run audit -- --help says how') }).toEqual({
      status: 2,
      out: '',
      more: [],
    });
    expect(first).toMatch(said);
  });

  it('ends the process with that status, and says it on its error output', { timeout: TIMEOUT_MS }, async () => {
    const { status, out, err } = await audit('nonsense');
    expect([status, out]).toEqual([2, '']);
    expect(err).toBe('there is no command "nonsense"\nnpm run audit -- --help says how\n');
  });

  it('is a file that another audit with the same state works on', { timeout: TIMEOUT_MS }, async () => {
    const state = join(dir, 'shared');
    const ended = await Promise.all([1, 2, 3].map(() => audit('file', whole, '--state', state)));
    for (const { status, out, err } of ended) {
      if (status === 2) expect(err).toContain('Is another audit at it?');
      else expect([status, out]).toEqual([0, expect.stringContaining('OK')]);
    }
    expect(ended.some(({ status }) => status === 0)).toBe(true);
    expect((await audit('file', whole, '--state', state)).status).toBe(0);
  });
});

describe('a state folder', () => {
  it('is made with all above it, and gone on with', { timeout: TIMEOUT_MS }, async () => {
    const args = ['file', whole, '--state', join(dir, 'not', 'there', 'yet')];
    const [first, again] = [await audit(...args), await audit(...args)];
    expect([first.status, first.err, again.status, again.err]).toEqual([0, '', 0, '']);
    expect(again.out).toContain(`going on at entry ${log.tree.size}`);
  });
});

describe('a head smaller than what was checked before', () => {
  const earlier = async (entries: readonly ExportEntry[]): Promise<string> => {
    const part = exportOf(entries as readonly SampleEntry[]);
    return `${linesOfExport(await headerOf(part), part.entries).join('\n')}\n`;
  };

  it(
    'is a fork when the entries lead elsewhere, stays as evidence and is told again',
    { timeout: TIMEOUT_MS },
    async () => {
      const state = join(dir, 'smaller');
      expect(await audit('file', whole, '--state', state)).toMatchObject({ status: 0 });
      const honest = fileOf('earlier', await earlier(log.entries.slice(0, 40)));
      expect(await audit('file', honest, '--state', state)).toMatchObject({
        status: 0,
        out: expect.stringContaining(
          'the head of 40 is of the history that was checked before: nothing is new',
        ) as string,
      });
      const text = await earlier(log.entries.slice(0, 40).toSpliced(20, 1));
      const forged = await audit('file', fileOf('forged earlier', text), '--state', state);
      const { checkpoint } = JSON.parse(text.split('\n')[0] ?? '') as { checkpoint: string };
      expect([forged.status, forged.out]).toEqual([1, expect.stringContaining(`FORK of ${sampleKey.name}`)]);
      expect(forged.out).toContain(checkpoint);
      const again = await audit('file', whole, '--state', state);
      expect([again.status, again.out]).toEqual([1, expect.stringContaining(checkpoint)]);
    },
  );
});

describe('a file that went through other hands', () => {
  it.each<[string, string]>([
    ['line ends of Windows', lines.map((line) => `${line}\r\n`).join('')],
    ['a byte order mark', `\uFEFF${lines.join('\n')}\n`],
    ['no line feed at its end', lines.join('\n')],
  ])('is as good with %s', { timeout: TIMEOUT_MS }, async (name, text) => {
    const { status, out } = await audit('file', fileOf(name, text));
    expect([status, out]).toEqual([0, expect.stringContaining('OK')]);
  });

  it('is not with its last line cut off', { timeout: TIMEOUT_MS }, async () => {
    const { status, out } = await audit('file', fileOf('cut', lines.join('\n').slice(0, -100)));
    expect([status, out.split('\n')[0]]).toEqual([
      1,
      expect.stringMatching(`^FAIL line ${lines.length}, entry ${lines.length - 2}: : expected "a line of JSON"`),
    ]);
  });
});

describe('a log that falters', () => {
  it('is gone on with where it broke off, and comes to what one go comes to', { timeout: TIMEOUT_MS }, async () => {
    let mood: 'breaks' | 'fails' | 'well' = 'breaks';
    const server = await serve((request, response) => {
      const url = new URL(request.url ?? '', 'http://log');
      if (url.pathname.endsWith('/key')) return response.end(header.key);
      if (mood === 'fails') return response.writeHead(500).end('out of order');
      const from = Number(url.searchParams.get('from'));
      return void headerOf(log, from).then((head) => {
        const all = linesOfExport(head, log.entries.slice(from));
        if (mood === 'well') response.end(`${all.join('\n')}\n`);
        else response.write(`${all.slice(0, 30).join('\n')}\n{"ha`, () => setImmediate(() => response.destroy()));
      });
    });
    const state = join(dir, 'faltering');
    const run = (): Promise<Ended> => audit('log', '--server', server, '--state', state);
    const broken = await run();
    expect([broken.status, broken.err]).toEqual([2, expect.stringContaining('broke off')]);
    mood = 'fails';
    const failed = await run();
    expect([failed.status, failed.err]).toEqual([2, expect.stringContaining('answers 500: out of order')]);
    mood = 'well';
    const { status, out } = await run();
    expect(out).toContain('going on at entry 29');
    const lines = (text: string): string[] => text.split('\n').filter((line) => !/going on| in \d|--key/.test(line));
    expect([status, lines(out)]).toEqual([0, lines((await audit('file', whole)).out)]);
  });
});

describe('a witness that goes on', () => {
  it('cosigns until it is stopped, and never after a fork', { timeout: TIMEOUT_MS }, async () => {
    const forked = await headerOf(exportOf(sampleHouse({ rounds: 70, seed: 'two' }).slice(0, log.entries.length)));
    let { checkpoint } = header;
    let signed = 0;
    const server = await serve((request, response) => {
      if (request.method === 'POST') signed += 1;
      if (request.url?.endsWith('/key')) return response.end(header.key);
      const old = new URL(request.url ?? '', 'http://log').searchParams.get('old');
      return response.end(request.method === 'POST' ? '' : `old ${old}\n\n${checkpoint}`);
    });
    const [keyFile, state] = [join(dir, 'w.key'), join(dir, 'watched')];
    await audit('witness', '--key-file', keyFile, '--new-key', 'auditor.example/w');
    const args = ['witness', '--key-file', keyFile, '--state', state, '--server', server, '--every', '1'];
    let isTold = false; // a second time would end it at once
    const stopped = await start(args, (out, stop) => {
      if (isTold || out.split('cosigned').length < 3) return;
      isTold = true;
      stop();
    });
    expect([stopped.status, stopped.err, stopped.out.trimEnd().split('\n').at(-1)]).toEqual([0, '', 'stopped']);
    expect(signed).toBeGreaterThan(1);

    checkpoint = forked.checkpoint;
    const before = signed;
    const refused = await start(args, () => {});
    expect([refused.status, refused.out, signed]).toEqual([1, expect.stringContaining('FORK of'), before]);
  });
});
