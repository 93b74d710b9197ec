import { createReadStream, createWriteStream } from 'node:fs';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { AuditInputError, linesOf } from '../audit/lines.ts';
import { isOdd, runBattery } from '../core/statistics/index.ts';
import { streamBlock, type StreamSeeds } from '../core/stream.ts';
import { houseGames } from '../games/registry.ts';
import { blockBytes, DrawRows, drawnRound } from './round-draws.ts';

const HELP = `The stream that draws rounds, as bytes and under tests of randomness.

  npm run stream -- raw <rounds.ndjson> [--out <file>]       block 0 of every drawn round whose seed is public
  npm run stream -- raw --server-seed <s> --client-seed <c> [--nonce <n>] [--bytes <n>] [--out <file>]
  npm run stream -- test <rounds.ndjson>
  npm run stream -- test --server-seed <s> --client-seed <c> [--nonce <n>] [--bytes <n>]

raw writes nothing but the bytes of the words, each of 32 bits and big endian, 32 bytes a block, without a header: what
dieharder -g 200, PractRand's RNG_test stdin32 and NIST's sts take. Without --out they go to the standard output (npm run
-s keeps npm's own lines out of it). --bytes is a million unless given.

test prints a p for each test: how likely a perfect source departs at least as far. A small p tells against the source, and
so does one very near to 1: that is too even. Among many tests some p are small by chance; a line is ODD when all tests of a
perfect source together would show such a p once in a thousand runs. Exit status: 0 nothing odd, 1 odd, 2 could not test.
`;

/** Output of the command. */
export interface StreamOutput {
  print(line: string): void;
  complain(text: string): void;
  bytes: Writable; // raw without --out
}

const options = {
  'server-seed': { type: 'string' },
  'client-seed': { type: 'string' },
  nonce: { type: 'string', default: '0' },
  bytes: { type: 'string', default: '1000000' },
  out: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

const BLOCK_BYTES = 32;
const WORDS = 2 ** 32;

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new AuditInputError((error as Error).message.split(/\.\s/)[0] ?? '', { cause: error });
  }
};
type Given = ReturnType<typeof parse>;

const wholeOf = (name: string, text: string): number => {
  if (!/^\d{1,12}$/.test(text))
    throw new AuditInputError(`--${name} takes a whole number, got ${JSON.stringify(text)}`);
  return Number(text);
};

const seedsOf = ({ values }: Given): StreamSeeds => {
  const { 'server-seed': serverSeed, 'client-seed': clientSeed, nonce } = values;
  if (serverSeed === undefined || clientSeed === undefined)
    throw new AuditInputError('say which export, or give --server-seed and --client-seed');
  return { serverSeed, clientSeed, nonce: wholeOf('nonce', nonce) };
};

const blocksOf = ({ values }: Given): number => Math.ceil(wholeOf('bytes', values.bytes) / BLOCK_BYTES);

const readLines = async function* (file: string): AsyncGenerator<string> {
  for await (const lines of linesOf(createReadStream(file))) yield* lines;
};

const bytesOf = async function* (options: Given, file: string | undefined): AsyncGenerator<Uint8Array> {
  if (file === undefined) {
    const seeds = seedsOf(options);
    for (let block = 0; block < blocksOf(options); block += 1) yield blockBytes(seeds, block);
    return;
  }
  for await (const line of readLines(file)) {
    const round = drawnRound(line, houseGames);
    if (round) yield blockBytes(round.seeds, 0);
  }
};

const raw = async (options: Given, file: string | undefined, { bytes }: StreamOutput): Promise<boolean> => {
  const { out } = options.values;
  const source = Readable.from(bytesOf(options, file), { objectMode: false });
  if (out === undefined) await pipeline(source, bytes, { end: false });
  else await pipeline(source, createWriteStream(out));
  return true;
};

const rowsOf = async (options: Given, file: string | undefined): Promise<DrawRows> => {
  const rows = new DrawRows();
  const addWords = (seeds: StreamSeeds, block: number): void => {
    for (const word of streamBlock(seeds, block)) rows.add('words', word, WORDS);
  };
  if (file === undefined) {
    const seeds = seedsOf(options);
    for (let block = 0; block < blocksOf(options); block += 1) addWords(seeds, block);
    return rows;
  }
  for await (const line of readLines(file)) {
    const round = drawnRound(line, houseGames);
    if (!round) continue;
    addWords(round.seeds, 0);
    if (round.draw) rows.add(round.game, round.draw.value, round.draw.range);
  }
  return rows;
};

const test = async (options: Given, file: string | undefined, { print }: StreamOutput): Promise<boolean> => {
  const rows = (await rowsOf(options, file)).all.map(([name, row]) => ({ name, row, results: runBattery(row) }));
  const known = rows.flatMap(({ results }) => results.filter(({ p }) => p !== undefined));
  if (known.length === 0) throw new AuditInputError('there are too few draws with public seeds for any test');
  for (const { name, row, results } of rows) {
    print(`${name}: ${row.values.length.toLocaleString('en')} draws`);
    for (const result of results) {
      const { test: which, p } = result;
      print(
        `  ${isOdd(result, known.length) ? 'ODD ' : ''}${which}: ${p === undefined ? 'not with these draws' : `p ${p.toPrecision(4)}`}`,
      );
    }
  }
  const odd = known.filter((result) => isOdd(result, known.length)).length;
  print(odd === 0 ? `nothing odd in ${known.length} tests` : `${odd} of ${known.length} tests ODD`);
  return odd === 0;
};

const commands: Readonly<Record<string, typeof test>> = { raw, test };

const run = async (args: readonly string[], output: StreamOutput): Promise<number> => {
  const parsed = parse(args);
  if (parsed.values.help) {
    output.print(HELP.trimEnd());
    return 0;
  }
  const [command = '', file, ...more] = parsed.positionals;
  const work = Object.hasOwn(commands, command) ? commands[command] : undefined;
  if (!work || more.length > 0) throw new AuditInputError('say raw or test, and one export at most');
  return (await work(parsed, file, output)) ? 0 : 1;
};

/** Runs the stream command with these arguments. Gives its exit status: 0 nothing odd, 1 odd, 2 could not test. */
export const runStreamCommand = async (args: readonly string[], output: StreamOutput): Promise<number> => {
  try {
    return await run(args, output);
  } catch (error) {
    const isOutside = error instanceof AuditInputError || (error instanceof Error && 'code' in error);
    output.complain(`${isOutside ? (error as Error).message : String((error as Error).stack)}\n`);
    return 2;
  }
};
