import { createReadStream, createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { ZodError } from 'zod';
import { findGame, games } from '../games/registry.ts';
import { formatFailure } from './auditor.ts';
import { AuditInputError, linesOf } from './lines.ts';
import { remoteLines } from './remote-log.ts';
import { createProgressReporter, summaryLines } from './report.ts';
import { auditRound } from './round-command.ts';
import { runAudit } from './run-audit.ts';

const help = `Replays rounds and checks them against the transparency log.

  npm run audit -- file <rounds.ndjson>            an exported file, offline
  npm run audit -- log [--from A] [--to B]         entries A up to, not including, B of a running server's log
  npm run audit -- round <id> [--game <game>]      one round of a running server
  npm run audit -- export [--from A] [--to B] --out <rounds.ndjson>

  --server <address>   http://127.0.0.1:3000 unless given
  --game <game>        ${Object.keys(games).join(', ')}; dice unless given
  --key <key>          the log's verifier key that you trust: the head must be signed by it
  --help

One line for each failure, naming the first difference. Exit status: 0 nothing wrong, 1 a failure, 2 could not check.
`;

const options = {
  server: { type: 'string', default: 'http://127.0.0.1:3000' },
  key: { type: 'string' },
  game: { type: 'string', default: 'dice' },
  from: { type: 'string', default: '0' },
  to: { type: 'string' },
  out: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const index = (name: string, text: string): number => {
  if (!/^\d{1,15}$/.test(text))
    throw new AuditInputError(`--${name} takes an entry's index, got ${JSON.stringify(text)}`);
  return Number(text);
};

const audit = async (batches: AsyncIterable<readonly string[]>, key: string | undefined): Promise<number> => {
  const progress = createProgressReporter(process.stderr);
  const startedAt = performance.now();
  const summary = await runAudit(batches, {
    key,
    onProgress: (state) => progress.report(state),
    onFailure: (failure) => {
      progress.end();
      print(formatFailure(failure));
    },
  });
  progress.end();
  for (const line of summaryLines(summary, performance.now() - startedAt, key)) print(line);
  return summary.failures === 0 ? 0 : 1;
};

const writeExport = async (batches: AsyncIterable<readonly string[]>, out: string): Promise<number> => {
  let written = -1; // the header is no entry
  const text = async function* (): AsyncGenerator<string> {
    for await (const lines of batches) {
      written += lines.length;
      yield `${lines.join('\n')}\n`;
    }
  };
  await pipeline(Readable.from(text()), createWriteStream(out));
  print(`${written.toLocaleString('en')} entries written to ${out}`);
  return 0;
};

const run = async (): Promise<number> => {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [command, subject, ...more] = positionals;
  if (values.help) {
    process.stdout.write(help);
    return 0;
  }
  const needs = (what: string): string => {
    if (subject === undefined || more.length > 0) throw new AuditInputError(`${command} takes ${what}`);
    return subject;
  };
  const range = (): Parameters<typeof remoteLines>[0] => {
    if (subject !== undefined) throw new AuditInputError(`${command} takes no ${JSON.stringify(subject)}`);
    const [from, to] = [index('from', values.from), values.to === undefined ? undefined : index('to', values.to)];
    if (to !== undefined && to < from) throw new AuditInputError(`--to is not below --from, got ${to} and ${from}`);
    return { server: values.server, from, to };
  };
  switch (command) {
    case 'file':
      return audit(linesOf(createReadStream(needs('one file'), { highWaterMark: 1 << 20 })), values.key);
    case 'log':
      return audit(remoteLines(range()), values.key);
    case 'round': {
      if (!findGame(values.game))
        throw new AuditInputError(`--game takes ${Object.keys(games).join(', ')}; got ${JSON.stringify(values.game)}`);
      const question = { server: values.server, game: values.game, id: needs("one round's id"), key: values.key };
      return (await auditRound(question, print)) ? 0 : 1;
    }
    case 'export':
      if (values.out === undefined) throw new AuditInputError('export takes --out <file>');
      return writeExport(remoteLines(range()), values.out);
    default:
      throw new AuditInputError(
        command === undefined ? 'say what to check' : `there is no command ${JSON.stringify(command)}`,
      );
  }
};

/** Errors of the world around the audit; anything else is a fault of this program and shows its stack. */
const isOutside = (error: unknown): error is Error =>
  error instanceof AuditInputError ||
  error instanceof ZodError ||
  (error instanceof Error && 'code' in error && typeof error.code === 'string');

try {
  process.exitCode = await run();
} catch (error) {
  process.exitCode = 2;
  const text = isOutside(error) ? error.message : String(error instanceof Error ? error.stack : error);
  process.stderr.write(`${text}\n${error instanceof AuditInputError ? 'npm run audit -- --help says how\n' : ''}`);
}
