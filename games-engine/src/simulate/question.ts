import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import type { Analyses } from '../core/analysis/analyses.ts';
import { PAR_FORMAT } from '../core/analysis/par-sheet.ts';
import type { AnyAnalysis, StakeClass } from '../core/analysis/define-analysis.ts';

/** Something that the person who typed the command can put right. */
export class SimulateInputError extends Error {
  override name = 'SimulateInputError';
}

/** Simulation to run. */
export interface Question {
  readonly analysis: AnyAnalysis;
  readonly analysesUrl: string; // see AnalysesModule
  readonly config: object;
  readonly stakeMinor: bigint | undefined; // undefined: a usual one
  readonly classes: readonly StakeClass[];
  readonly rounds: number; // simulation of each class
  readonly seed: string;
  readonly workers: number;
  readonly isJson: boolean;
}

const idsOf = ({ all }: Analyses): string => all.map(({ id }) => id).join(', ');

/** A house's analyses, and the module that exports them under this name: a thread cannot be handed what has functions. */
export interface AnalysesModule {
  readonly houseAnalyses: Analyses;
  readonly url: string;
}

const helpOf = (
  analyses: Analyses,
): string => `Plays rounds of a game by its own draw and payout, and holds them against the exact maths.

  npm run simulate -- <game> [--rounds 1e8] [--config <file.json>]

  <game>               ${idsOf(analyses)}
  --rounds <n>         rounds of each class, 1e7 unless given
  --seed <text>        the same seed gives the same rounds, whatever the number of workers; glasshouse unless given
  --config <file>      a whole config as JSON, or a PAR sheet as JSON; the game's default unless given
  --class <id>         a class, more than once for several; all for every class; those that are shown unless given
  --stake <n>          stake of a bet in base hundredths
  --workers <n>        threads, one for each core unless given
  --json               one JSON document instead of lines
  --help

Progress goes to standard error. Exit status: 0 every class agrees, 1 one differs, 2 could not simulate.`;

const options = {
  rounds: { type: 'string', default: '1e7' },
  seed: { type: 'string', default: 'glasshouse' },
  config: { type: 'string' },
  class: { type: 'string', multiple: true },
  stake: { type: 'string' },
  workers: { type: 'string' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

const MAX_ROUNDS = 1e12;
const MAX_WORKERS = 256;

/** Parses the arguments, or prints the help. Throws SimulateInputError for a simulation that is impossible. */
export const readQuestion = (
  args: readonly string[],
  { houseAnalyses: analyses, url }: AnalysesModule,
): Question | string => {
  const { values, positionals } = parsed(args);
  if (values.help) return helpOf(analyses);
  const analysis = gameOf(analyses, positionals);
  const config = configOf(analysis, values.config);
  const stakeMinor = values.stake === undefined ? undefined : stakeOf(config, values.stake);
  return {
    analysis,
    analysesUrl: url,
    config,
    stakeMinor,
    classes: classesOf(analysis, config, stakeMinor, values.class),
    rounds: whole('rounds', values.rounds, MAX_ROUNDS),
    seed: values.seed,
    workers: values.workers === undefined ? availableParallelism() : whole('workers', values.workers, MAX_WORKERS),
    isJson: values.json,
  };
};

const parsed = (
  args: readonly string[],
): ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>> => {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (cause) {
    throw new SimulateInputError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
};

/** A whole number above 0, written out or like 1e8. */
const whole = (name: string, text: string, most: number): number => {
  const value = /^\d+(\.\d+)?(e\d{1,2})?$/i.test(text) ? Number(text) : Number.NaN;
  if (!Number.isSafeInteger(value) || value < 1 || value > most)
    throw new SimulateInputError(`--${name} takes a whole number from 1 to ${most}, got ${JSON.stringify(text)}`);
  return value;
};

const gameOf = (analyses: Analyses, [game, ...more]: readonly string[]): AnyAnalysis => {
  const known = idsOf(analyses);
  if (game === undefined) throw new SimulateInputError(`say which game: ${known}`);
  if (more.length > 0) throw new SimulateInputError(`one game at a time, got also ${more.join(' ')}`);
  const analysis = analyses.find(game);
  if (!analysis) throw new SimulateInputError(`there is no game ${JSON.stringify(game)}: choose from ${known}`);
  return analysis;
};

const configOf = (analysis: AnyAnalysis, file: string | undefined): object => {
  if (file === undefined) return analysis.defaultConfig as object;
  const checked = analysis.configSchema.safeParse(configIn(analysis, file, jsonOf(file)));
  if (checked.success) return checked.data as object;
  const issues = checked.error.issues.map(({ path, message }) => `  ${path.join('.') || 'the config'}: ${message}`);
  throw new SimulateInputError([`${file} is no config of ${analysis.id}:`, ...issues].join('\n'));
};

/** The config that a file holds: the whole document, or the part of a PAR sheet. */
const configIn = ({ id }: AnyAnalysis, file: string, document: unknown): unknown => {
  const { format, game, config } = Object(document) as Partial<Record<string, unknown>>;
  if (format !== PAR_FORMAT) return document;
  if (game !== id) throw new SimulateInputError(`${file} is a PAR sheet of ${JSON.stringify(game)}, not of ${id}`);
  return config;
};

const jsonOf = (file: string): unknown => {
  const text = textOf(file);
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new SimulateInputError(`${file} is not JSON: ${String(cause instanceof Error ? cause.message : cause)}`, {
      cause,
    });
  }
};

const textOf = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new SimulateInputError(`cannot read the config: ${cause instanceof Error ? cause.message : file}`, { cause });
  }
};

const stakeOf = (config: object, text: string): bigint => {
  const { minStakeMinor, maxStakeMinor } = config as { minStakeMinor: number; maxStakeMinor: number };
  const stake = whole('stake', text, Number.MAX_SAFE_INTEGER);
  if (stake < minStakeMinor || stake > maxStakeMinor)
    throw new SimulateInputError(`--stake: the config takes ${minStakeMinor} to ${maxStakeMinor}, got ${stake}`);
  return BigInt(stake);
};

const classesOf = (
  analysis: AnyAnalysis,
  config: object,
  stakeMinor: bigint | undefined,
  ids: readonly string[] | undefined,
): readonly StakeClass[] => {
  const shown = analysis.displayClasses(config, stakeMinor);
  const found = ids?.includes('all')
    ? [...analysis.stakeClasses(config, stakeMinor)]
    : (ids?.map((id) => analysis.findClass(config, id, stakeMinor) ?? unknownClass(analysis, id, shown)) ?? shown);
  if (found.length === 0) throw new SimulateInputError(`this config of ${analysis.id} leaves nothing to bet on`);
  return [...new Map(found.map((each) => [each.id, each])).values()];
};

const unknownClass = ({ id: game }: AnyAnalysis, id: string, shown: readonly StakeClass[]): never => {
  const known = shown.map((each) => each.id).join(', ');
  throw new SimulateInputError(
    `this config of ${game} has no class ${JSON.stringify(id)}. Among its classes: ${known}`,
  );
};
