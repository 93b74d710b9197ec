import { createReadStream, createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import type { Games } from '../core/games.ts';
import { houseAnalyses } from '../games/analyses.ts';
import type { SolvencyRecord } from '../core/solvency/statement.ts';
import { houseGames } from '../games/registry.ts';
import { auditFile, auditLog, cosignedSize } from './audit-command.ts';
import { BeaconLights } from './beacon-lights.ts';
import { readEvidenceFile, type PlacedItem } from './evidence/evidence-file.ts';
import { compareHeads, printHeads } from './heads-command.ts';
import { AuditInputError, linesOf } from './lines.ts';
import { remoteLines, type RemoteRange } from './remote-log.ts';
import { auditReport } from './report-command.ts';
import { auditRound } from './round-command.ts';
import { proofsOf } from './seen-head.ts';
import { checkLeaves } from './solvency-command.ts';
import { readWitnesses, type Trust } from './trust.ts';
import { witnessClosings } from './closing-witness.ts';
import { witnessForever, witnessOnce } from './witness-command.ts';
import { makeWitnessKey, readWitnessKey } from './witness-key.ts';

const HERE = 'http://127.0.0.1:3000';

const idsOf = (games: Games): string => games.all.map(({ id }) => id).join(', ');

const helpOf = (games: Games): string => `Replays rounds and checks them against the transparency log.

  npm run audit -- file <rounds.ndjson>            an exported file, offline
  npm run audit -- log [--from A] [--to B]         entries A up to, not including, B of a running server's log
  npm run audit -- round <id> [--game <game>]      one round of a running server
  npm run audit -- report <report> [--file <rounds.ndjson>]
                                                   a signed report: JSON, or a page; with an export adds it up again
  npm run audit -- evidence <receipts.json> --file <rounds.ndjson>
                                                   what a browser has kept (/fairness), held against an export
  npm run audit -- solvency <leaves.ndjson> --file <rounds.ndjson>
                                                   lists of leaves of what the house owes, as auditors get them at /audit,
                                                   against the statements of an export
  npm run audit -- export [--from A] [--to B] --out <rounds.ndjson>
  npm run audit -- witness --key-file <file> --new-key <name>
  npm run audit -- witness --key-file <file> --state <folder> [--once | --every <seconds>]
  npm run audit -- witness --key-file <file> --state <folder> --closings
  npm run audit -- heads --state <folder> [--compare <file>]

  --server <address>   ${HERE} unless given; file, report and heads ask nobody unless it is
  --game <game>        ${idsOf(games)}; the first of them unless given
  --key <key>          the log's verifier key that you trust: heads and reports must be signed by it
  --file <file>        an export that holds the rounds of a report, or of what a browser has kept, or statements
  --state <folder>     remembers every head, and reports a fork when the log shows another history; log and file go on
                       where they were and check only what is new
  --witness <key>      a witness's verifier key that you trust, as often as you like: log, file and export take a head
                       that they have cosigned
  --quorum <n>         how many of them; all unless given
  --new-key <name>     makes the witness's key and prints what the house (LOG_WITNESSES) and auditors need of it
  --every <seconds>    60 unless given; --once: one time only
  --closings           cosigns the closings of shared rounds, before their outcome can be known, instead of heads
  --closings-of <folder>  the state folder of such a witness: log and file hold the rounds against what it remembers, as
                       they do with what --state remembers
  --lights <file>      rounds of beacons, a line of JSON each as drand serves them or /api/log/lights does: the draws that
                       void rounds have avoided are made
  --compare <file>     heads that another auditor saw, as "heads --state <folder>" prints them
  --help

One line for each failure, naming the first difference. Exit status: 0 nothing wrong, 1 a failure, 2 could not check.
A witness goes on until it is told to end (SIGTERM: status 0) or finds a fork (1).
`;

const options = {
  server: { type: 'string' },
  key: { type: 'string' },
  game: { type: 'string' },
  from: { type: 'string', default: '0' },
  to: { type: 'string' },
  out: { type: 'string' },
  file: { type: 'string' },
  state: { type: 'string' },
  witness: { type: 'string', multiple: true },
  quorum: { type: 'string' },
  'key-file': { type: 'string' },
  'new-key': { type: 'string' },
  once: { type: 'boolean', default: false },
  closings: { type: 'boolean', default: false },
  every: { type: 'string', default: '60' },
  compare: { type: 'string' },
  'closings-of': { type: 'string' },
  lights: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** Output of a command. */
export interface Output {
  print(line: string): void;
  complain(text: string): void;
  progress: NodeJS.WriteStream | undefined; // stream for the progress of a long audit
}

const index = (name: string, text: string): number => {
  if (!/^\d{1,15}$/.test(text))
    throw new AuditInputError(`--${name} takes an entry's index, got ${JSON.stringify(text)}`);
  return Number(text);
};

const seconds = (text: string): number => {
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new AuditInputError(`--every takes seconds, got ${JSON.stringify(text)}`);
  return Number(text) * 1000;
};

const fileLines = async function* (file: string): AsyncGenerator<string[]> {
  try {
    yield* linesOf(createReadStream(file, { highWaterMark: 1 << 20 }));
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    throw new AuditInputError(`${file} cannot be read: ${error.message}`, { cause: error });
  }
};

const lightsOf = async (file: string | undefined): Promise<BeaconLights | undefined> => {
  if (file === undefined) return undefined;
  const lights = new BeaconLights();
  for await (const lines of fileLines(file))
    for (const line of lines)
      if (line.trim() !== '' && !lights.read(line))
        throw new AuditInputError(`${file} has a line that is no round of a beacon: ${line.slice(0, 80)}`);
  return lights;
};

const evidenceOf = async (file: string): Promise<readonly PlacedItem[]> => {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new AuditInputError(`${file} cannot be read: ${(error as Error).message}`, { cause: error });
  });
  const items = readEvidenceFile(text.replace(/^\uFEFF/, ''));
  if (!items) throw new AuditInputError(`${file} is no file of evidence, as a browser saves it at /fairness`);
  return items;
};

const writeExport = async (
  batches: AsyncIterable<readonly string[]>,
  out: string,
  { print }: Output,
): Promise<void> => {
  let written = -1; // the header is no entry
  const text = async function* (): AsyncGenerator<string> {
    for await (const lines of batches) {
      written += lines.length;
      yield `${lines.join('\n')}\n`;
    }
  };
  await pipeline(Readable.from(text()), createWriteStream(out));
  print(`${written.toLocaleString('en')} entries written to ${out}`);
};

const readArguments = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    const [sentence = ''] = (error as Error).message.split(/\.\s/); // the rest tells how to write an option that nobody meant
    throw new AuditInputError(sentence, { cause: error });
  }
};

const parse = (args: readonly string[]) => {
  const { values, positionals } = readArguments(args);
  for (const [name, value] of Object.entries(values))
    // a variable that was not set, as a rule
    if ([value].flat().includes('')) throw new AuditInputError(`--${name} needs a value`);
  const [command, subject, ...more] = positionals;
  return { values, command, subject, more };
};
type Arguments = ReturnType<typeof parse>;

/** Subject of a command: exactly one. */
const one = ({ command, subject, more }: Arguments, what: string): string => {
  if (subject === undefined || more.length > 0) throw new AuditInputError(`${command} takes ${what}`);
  return subject;
};

const nothing = ({ command, subject }: Arguments): void => {
  if (subject !== undefined) throw new AuditInputError(`${command} takes no ${JSON.stringify(subject)}`);
};

const needed = ({ command, values }: Arguments, name: 'state' | 'key-file' | 'out' | 'file', what: string): string => {
  const value = values[name];
  if (value === undefined) throw new AuditInputError(`${command} takes --${name} <${what}>`);
  return value;
};

const rangeOf = (args: Arguments): RemoteRange => {
  nothing(args);
  const { values } = args;
  const [from, to] = [index('from', values.from), values.to === undefined ? undefined : index('to', values.to)];
  if (to !== undefined && to < from) throw new AuditInputError(`--to is not below --from, got ${to} and ${from}`);
  return { server: values.server ?? HERE, from, to };
};

const trustOf = ({ values }: Arguments): Trust => ({
  key: values.key,
  ...readWitnesses(values.witness ?? [], values.quorum),
});

const witness = async (args: Arguments, { print }: Output): Promise<boolean> => {
  nothing(args);
  const { values } = args;
  const file = needed(args, 'key-file', 'file');
  if (values['new-key'] !== undefined) {
    print((await makeWitnessKey(file, values['new-key'])).verifierKey);
    return true;
  }
  const state = needed(args, 'state', 'folder');
  const question = { server: values.server ?? HERE, state, key: values.key, witness: await readWitnessKey(file) };
  if (values.closings) return untilStopped((stop) => witnessClosings(question, print, stop));
  if (values.once) return witnessOnce(question, print);
  return untilStopped((stop) => witnessForever(question, seconds(values.every), print, stop));
};

/** Does what goes on until the process is told to end; told a second time it ends at once. */
const untilStopped = async (work: (stop: AbortSignal) => Promise<boolean>): Promise<boolean> => {
  const controller = new AbortController();
  const stop = (): void => controller.abort();
  const signals = ['SIGTERM', 'SIGINT'] as const;
  for (const signal of signals) process.once(signal, stop);
  try {
    return await work(controller.signal);
  } finally {
    for (const signal of signals) process.off(signal, stop);
  }
};

const heads = async (args: Arguments, { print }: Output): Promise<boolean> => {
  nothing(args);
  const state = needed(args, 'state', 'folder');
  const { compare, server } = args.values;
  if (compare !== undefined)
    return compareHeads(state, fileLines(compare), server === undefined ? undefined : proofsOf(server), print);
  await printHeads(state, print);
  return true;
};

const commands: Readonly<Record<string, (args: Arguments, output: Output, games: Games) => Promise<boolean>>> = {
  async file(args, output, games) {
    const { server, state, 'closings-of': closingsOf } = args.values;
    const lights = await lightsOf(args.values.lights);
    const proofOf = server === undefined ? undefined : proofsOf(server);
    return auditFile(
      fileLines(one(args, 'one file')),
      { ...trustOf(args), state, closingsOf, lights, games },
      proofOf,
      output,
    );
  },
  async evidence(args, output, games) {
    const evidence = await evidenceOf(one(args, 'one file of evidence'));
    const file = needed(args, 'file', 'rounds.ndjson');
    const lights = await lightsOf(args.values.lights);
    const question = { ...trustOf(args), state: undefined, evidence, lights, games };
    return auditFile(fileLines(file), question, undefined, output);
  },
  async solvency(args, output, games) {
    const leaves = one(args, 'one list of leaves');
    const file = needed(args, 'file', 'rounds.ndjson');
    const statements = new Map<number, SolvencyRecord>();
    const onStatement = (record: SolvencyRecord): unknown => statements.set(record.day, record);
    const question = { ...trustOf(args), state: undefined, onStatement, games };
    const isGood = await auditFile(fileLines(file), question, undefined, output);
    return (await checkLeaves(fileLines(leaves), statements, output.print)) && isGood;
  },
  log: async (args, output, games) =>
    auditLog(
      rangeOf(args),
      {
        ...trustOf(args),
        state: args.values.state,
        closingsOf: args.values['closings-of'],
        lights: await lightsOf(args.values.lights),
        games,
      },
      output,
    ),
  async round(args, { print }, games) {
    const { server = HERE, game = games.all[0]?.id ?? '', key, state } = args.values;
    if (!games.find(game)) throw new AuditInputError(`--game takes ${idsOf(games)}; got ${JSON.stringify(game)}`);
    return auditRound({ server, game, id: one(args, "one round's id"), key, state, games }, print);
  },
  async export(args, output) {
    const out = needed(args, 'out', 'file');
    const [range, trust] = [rangeOf(args), trustOf(args)];
    const head = trust.quorum > 0 ? await cosignedSize(range.server, trust) : undefined;
    if (trust.quorum > 0 && head === undefined)
      throw new AuditInputError(`the log has no head that ${trust.quorum} of these witnesses have cosigned`);
    await writeExport(remoteLines({ ...range, head }), out, output);
    return true;
  },
  async report(args, { print }, games) {
    const { server, state, key, file } = args.values;
    const question = {
      file: one(args, 'one report'),
      key,
      state,
      games,
      analyses: houseAnalyses,
      entries: file === undefined ? undefined : fileLines(file),
      proofOf: server === undefined ? undefined : proofsOf(server),
    };
    return auditReport(question, print);
  },
  witness,
  heads,
};

const run = async (args: readonly string[], output: Output, games: Games): Promise<number> => {
  const parsed = parse(args);
  if (parsed.values.help) {
    output.print(helpOf(games).trimEnd());
    return 0;
  }
  const { command = '' } = parsed;
  const work = Object.hasOwn(commands, command) ? commands[command] : undefined;
  if (!work)
    throw new AuditInputError(command === '' ? 'say what to check' : `there is no command ${JSON.stringify(command)}`);
  return (await work(parsed, output, games)) ? 0 : 1;
};

/** Errors of the world around the audit; anything else is a fault of this program and shows its stack. */
const isOutside = (error: unknown): error is Error =>
  error instanceof AuditInputError || (error instanceof Error && 'code' in error && typeof error.code === 'string');

/**
 * Runs the audit command with these arguments over rounds of these games. Gives its exit status: 0 nothing wrong,
 * 1 a failure, 2 could not check.
 */
export const runCommand = async (
  args: readonly string[],
  output: Output,
  games: Games = houseGames,
): Promise<number> => {
  try {
    return await run(args, output, games);
  } catch (error) {
    const text = isOutside(error) ? error.message : String(error instanceof Error ? error.stack : error);
    output.complain(`${text}\n${error instanceof AuditInputError ? 'npm run audit -- --help says how\n' : ''}`);
    return 2;
  }
};
