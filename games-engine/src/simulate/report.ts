import type { StakeClass } from '../core/analysis/define-analysis.ts';
import { crossCheck, type CrossCheck, type Tally } from '../core/analysis/monte-carlo.ts';
import type { Question } from './question.ts';

/** A class and what its simulation says. */
export interface Answer {
  readonly stakeClass: StakeClass;
  readonly tally: Tally;
  readonly check: CrossCheck;
}

/** Holds every class against its exact distribution; the level is shared among them. */
export const answersOf = ({ classes }: Question, tallies: ReadonlyMap<string, Tally>): Answer[] =>
  classes.flatMap((stakeClass) => {
    const tally = tallies.get(stakeClass.id);
    return tally ? { stakeClass, tally, check: crossCheck(stakeClass, tally, classes.length) } : [];
  });

/** Exit status: 0 when every class agrees, else 1. */
export const statusOf = (answers: readonly Answer[]): number =>
  answers.every(({ check }) => check.verdict === 'agrees') ? 0 : 1;

const whole = (n: number): string => Math.round(n).toLocaleString('en');
const share = (value: number): string => `${(100 * value).toFixed(4)} %`;

const heads = ['class', 'exact RTP', 'simulated', 'interval', 'z', 'verdict'];

const cells = ({ stakeClass, check }: Answer): string[] => [
  stakeClass.id,
  share(check.exactRtp),
  share(check.mean),
  check.isNormal ? `${share(check.low)} to ${share(check.high)}` : 'too few of the rarest payout',
  check.z.toFixed(2),
  check.verdict === 'agrees' ? 'agrees' : `DIFFERS: ${reason(check)}`,
];

const reason = ({ worst }: CrossCheck): string =>
  `paid ${worst.payoutMinor} ${whole(worst.seen)} times, due ${whole(worst.due)} (p ${worst.p.toExponential(1)})`;

/** Lines of text for a simulation's result. */
export const reportLines = (question: Question, answers: readonly Answer[], elapsedMs: number): string[] => {
  const rows = [heads, ...answers.map(cells)];
  const widths = heads.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const rounds = question.rounds * answers.length;
  const differing = answers.filter(({ check }) => check.verdict === 'differs').length;
  return [
    ...rows.map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    ),
    `${whole(rounds)} rounds of ${question.analysis.id} in ${(elapsedMs / 1000).toFixed(1)} s ` +
      `(${whole(rounds / Math.max(elapsedMs / 1000, 0.001))} a second), seed ${JSON.stringify(question.seed)}, ` +
      `intervals at ${((answers[0]?.check.confidence ?? 0) * 100).toFixed(2)} %`,
    differing === 0
      ? 'OK: every class agrees with its exact maths'
      : `${differing} of ${answers.length} classes differ`,
  ];
};

/** The same as one JSON document; the same question gives the same text, whatever the machine. */
export const reportJson = ({ analysis, config, rounds, seed }: Question, answers: readonly Answer[]): string =>
  JSON.stringify(
    {
      game: analysis.id,
      seed,
      rounds,
      config,
      classes: answers.map(({ stakeClass, tally, check }) => {
        const { exact, ...rest } = check;
        const stakeMinor = stakeClass.stakeMinor.toString();
        return { id: stakeClass.id, stakeMinor, ...rest, exact: `${exact.num}/${exact.den}`, paid: tally.paid };
      }),
    },
    undefined,
    2,
  );

const EVERY_MS = 2000;

/** Writes how far a simulation is, now and then: over one line of a terminal, else line by line. */
export const createProgress = (out: NodeJS.WriteStream, total: number): { add(rounds: number): void; end(): void } => {
  const startedAt = performance.now();
  let [done, lastMs] = [0, startedAt];
  return {
    add(rounds) {
      done += rounds;
      const now = performance.now();
      if (now - lastMs < EVERY_MS) return;
      lastMs = now;
      const rate = done / ((now - startedAt) / 1000);
      const text = `${whole(done)} of ${whole(total)} rounds (${Math.floor((100 * done) / total)} %), ${whole((total - done) / rate)} s left`;
      out.write(out.isTTY ? `\r\u001b[K${text}` : `${text}\n`);
    },
    end() {
      if (out.isTTY) out.write('\r\u001b[K');
    },
  };
};
