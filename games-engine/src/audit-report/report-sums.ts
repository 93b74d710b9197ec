import { contentHash } from '../core/canonical.ts';
import type { Difference } from '../core/difference.ts';
import type { Checkpoint } from '../core/log/index.ts';
import { chiSquare, confidenceBand, departureOf, mergeBins } from '../core/statistics/index.ts';
import type { AuditReport } from './report-format.ts';

type Returned = AuditReport['returns'][number];
type Drawn = AuditReport['draws'][number];
type Config = AuditReport['configs'][number];
type Tell = (difference: Difference) => void;

const CLOSE = 1e-9; // engines of JavaScript may differ in the last digits of a logarithm

const isClose = (a: number | null, b: number | null): boolean =>
  a === null || b === null ? a === b : Math.abs(a - b) <= CLOSE * Math.max(1, Math.abs(a), Math.abs(b));

const same = (tell: Tell, path: string, expected: number | string | null, got: number | string | null): void => {
  const isSame = typeof expected === 'string' || typeof got === 'string' ? expected === got : isClose(expected, got);
  if (!isSame) tell({ path, expected, got });
};

const total = <T>(list: readonly T[], amountOf: (each: T) => number): number =>
  list.reduce((sum, each) => sum + amountOf(each), 0);

const confidences = { band95: 0.95, band999: 0.999 } as const;

const checkBand = (tell: Tell, path: string, figures: Returned, name: keyof typeof confidences): void => {
  const { expected, standardError } = figures;
  const due =
    expected === null || standardError === null ? null : confidenceBand({ expected, standardError }, confidences[name]);
  same(tell, `${path}.${name}.low`, due?.low ?? null, figures[name]?.low ?? null);
  same(tell, `${path}.${name}.high`, due?.high ?? null, figures[name]?.high ?? null);
};

const checkReturn = (tell: Tell, figures: Returned, path: string): void => {
  const { realised, expected, standardError, stakesMinor, payoutsMinor } = figures;
  same(tell, `${path}.realised`, stakesMinor > 0 ? payoutsMinor / stakesMinor : null, realised);
  const isKnown = realised !== null && expected !== null && standardError !== null;
  const due = isKnown ? departureOf({ realised, expected, standardError }) : undefined;
  same(tell, `${path}.z`, due?.z ?? null, figures.z);
  same(tell, `${path}.p`, due?.p ?? null, figures.p);
  checkBand(tell, path, figures, 'band95');
  checkBand(tell, path, figures, 'band999');
};

/** The name under which a report holds the test that its own bins lead to. */
export const CHI_SQUARE = 'chi-square';

/** Undefined with too few draws, and where the expectations are of another number of them. */
const chiSquareOf = (observed: readonly number[], expected: readonly number[]) => {
  try {
    return chiSquare(observed, expected);
  } catch {
    return undefined;
  }
};

const checkDraws = (tell: Tell, { bins, draws, tests }: Drawn, path: string): void => {
  same(
    tell,
    `${path}.draws`,
    total(bins, ({ count }) => count),
    draws,
  );
  const { observed, expected } = mergeBins(
    bins.map(({ count }) => count),
    bins.map((bin) => bin.expected),
  );
  const due = chiSquareOf(observed, expected);
  const said = tests.find(({ name }) => name === CHI_SQUARE);
  same(tell, `${path}.tests.${CHI_SQUARE}.statistic`, due?.statistic ?? null, said?.statistic ?? null);
  same(tell, `${path}.tests.${CHI_SQUARE}.p`, due?.p ?? null, said?.p ?? null);
};

const checkConfig = (tell: Tell, { config, hash, author, approver, events }: Config, path: string): void => {
  same(tell, `${path}.hash`, contentHash(config), hash);
  const actorOf = (kind: Config['events'][number]['event']): string | null =>
    events.findLast(({ event }) => event === kind)?.actor ?? null;
  same(tell, `${path}.author`, actorOf('saved'), author?.id ?? null);
  same(tell, `${path}.approver`, actorOf('approved'), approver?.id ?? null);
  if (author !== null && author.id === approver?.id)
    tell({ path: `${path}.approver`, expected: 'somebody else than the author', got: approver.id });
  if (author !== null && approver === null)
    tell({ path: `${path}.approver`, expected: 'somebody who approved it', got: null });
};

const checkLedger = (tell: Tell, { games, stakes, unmatched }: AuditReport['ledger']): void => {
  same(
    tell,
    'ledger.stakes',
    total(games, (each) => each.stakes),
    stakes,
  );
  if (unmatched > 0) return; // the difference is reported, so sums may differ
  for (const [index, each] of games.entries()) {
    same(tell, `ledger.games.${index}.ledgerStakesMinor`, each.stakesMinor, each.ledgerStakesMinor);
    same(tell, `ledger.games.${index}.ledgerPayoutsMinor`, each.payoutsMinor, each.ledgerPayoutsMinor);
  }
};

const checkLog = (tell: Tell, { log, subject, madeAt }: AuditReport, head: Checkpoint): void => {
  const { from, to } = log.leaves ?? { from: 0, to: 0 };
  if (to > head.size || from > to)
    tell({ path: 'log.leaves', expected: `leaves below ${head.size}`, got: `${from} to ${to}` });
  if (subject.to > madeAt || subject.from >= subject.to)
    tell({ path: 'subject', expected: `a time before ${madeAt}`, got: `${subject.from} to ${subject.to}` });
  if (subject.version !== null && subject.game === null)
    tell({ path: 'subject.game', expected: 'the game of the version', got: null });
};

/** No row may stand there twice: a reader would not know which of them was checked. */
const checkRows = (tell: Tell, { configs, draws, ledger, returns, unchecked, voids }: AuditReport): void => {
  const keys = {
    configs: configs.map(({ game, version }) => `${game} ${version}`),
    draws: draws.map(({ game }) => game),
    'ledger.games': ledger.games.map(({ game, unit }) => `${game} ${unit}`),
    returns: returns.map(({ game, unit }) => `${game} ${unit}`),
    unchecked: unchecked.map(({ game }) => game),
    voids: voids.map(({ game }) => game),
  };
  for (const [path, rows] of Object.entries(keys)) {
    const twice = rows.find((row, index) => rows.indexOf(row) !== index);
    if (twice !== undefined) tell({ path, expected: `${twice} once`, got: 'twice' });
  }
};

/** Every number of a report that follows from others of it, and does not. */
export const wrongSums = (report: AuditReport, head: Checkpoint): Difference[] => {
  const found: Difference[] = [];
  const tell: Tell = (difference) => found.push({ ...difference, path: `report.${difference.path}` });
  checkLog(tell, report, head);
  checkRows(tell, report);
  for (const [index, each] of report.returns.entries()) checkReturn(tell, each, `returns.${index}`);
  for (const [index, { ended, reasons, share }] of report.voids.entries()) {
    const rounds = total(reasons, (each) => each.rounds);
    same(tell, `voids.${index}.share`, ended > 0 ? rounds / ended : null, share);
  }
  for (const [index, each] of report.draws.entries()) checkDraws(tell, each, `draws.${index}`);
  for (const [index, each] of report.configs.entries()) checkConfig(tell, each, `configs.${index}`);
  checkLedger(tell, report.ledger);
  if (report.gaps.count < report.gaps.found.length || (report.gaps.count > 0 && report.gaps.found.length === 0))
    tell({ path: 'gaps.count', expected: report.gaps.found.length, got: report.gaps.count });
  return found;
};
