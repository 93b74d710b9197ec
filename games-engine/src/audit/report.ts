import type { AuditSummary } from './audit-summary.ts';
import { DAY_MS } from '../core/solvency/statement.ts';
import type { AuditProgress } from './run-audit.ts';
import type { OwedSummary } from './solvency-statements.ts';
import { voidLines } from './void-text.ts';

const whole = (n: number): string => n.toLocaleString('en');

const count = (n: number, one: string, many = `${one}s`): string => `${whole(n)} ${n === 1 ? one : many}`;

/** Circumstances of an audit, told beside its result. */
export interface AuditCircumstances {
  elapsedMs: number;
  key: string | undefined; // trusted key
  roundsBefore?: number; // rounds of earlier runs
  extra?: readonly string[]; // said of the head
  quorum?: number; // number of the given witnesses that must have signed; 0: none were given
}

/** Lines of text for an audit's result. */
export const summaryLines = (
  summary: AuditSummary,
  { elapsedMs, key, roundsBefore = 0, extra = [], quorum = 0 }: AuditCircumstances,
): string[] => {
  const { rounds, failures, head } = summary;
  const rate = Math.round((rounds - roundsBefore) / Math.max(elapsedMs / 1000, 0.001));
  const lines = [
    `${count(summary.entries, 'entry', 'entries')} in ${(elapsedMs / 1000).toFixed(1)} s (${count(rate, 'round')} a second)`,
    `recomputed: ${partOf(summary.drawn, rounds)}`,
    ...beaconLines(summary),
    ...(quorum > 0 && summary.lit > 0 ? [witnessedLine(summary, quorum)] : []),
    `committed, waiting for their seeds: ${count(waitingIn(summary), 'round')}`,
    `could not be checked: ${uncheckedText(summary)}`,
    `${count(summary.seeds, 'reveal')}, ${configsText(summary)}`,
    ...(summary.keys > 0 ? [`the log's key changed: ${whole(summary.keys)} times, each signed by the key before`] : []),
    ...solvencyLines(summary),
    ...trialLines(summary),
    ...pairLines(summary),
    ...sharedLines(summary),
    ...voidLines(summary.voids),
  ];
  lines.push(head?.isConfirmed ? `head ${head.origin} ${head.size}: confirmed` : 'head: NOT confirmed');
  lines.push(...extra);
  if (head?.isConfirmed && key === undefined) {
    lines.push('no key was given: the head was checked against the key that came with it. Give --key to pin one');
  }
  const fine = `OK: nothing wrong was found${summary.drawn === rounds ? '' : ' in what could be checked'}`;
  lines.push(failures === 0 ? fine : count(failures, 'FAILURE', 'FAILURES'));
  return lines;
};

const partOf = (n: number, entire: number): string =>
  n === entire ? `all ${count(entire, 'round')}` : `${whole(n)} of ${count(entire, 'round')}`;

/** Rounds in the log whose seeds are still secret: nothing is known of their draws. */
const waitingIn = ({ rounds, drawn, elsewhere, voided }: AuditSummary): number => rounds - drawn - elsewhere - voided;

const uncheckedText = ({ elsewhere, voided }: AuditSummary): string => {
  const parts = [
    elsewhere > 0 && `${count(elsewhere, 'draw')} of a third party, whose signatures it confirms`,
    voided > 0 && `why ${count(voided, 'round')} ended without a draw`,
  ].filter((part) => part !== false);
  return parts.length === 0 ? 'nothing' : parts.join('; ');
};

const configsText = ({ configs, configsApproved, configsOfProgram, guardrails }: AuditSummary): string => {
  const untold = configs - configsApproved - configsOfProgram;
  const parts = [
    count(configs, 'config'),
    configsOfProgram > 0 && `${whole(configsOfProgram)} came with the program`,
    configsApproved > 0 && `${whole(configsApproved)} approved by a second person`,
    untold > 0 && `${whole(untold)} whose approval these entries do not tell of`,
    guardrails > 0 && `${count(guardrails, 'change')} of guardrails by two people each`,
  ];
  return parts.filter((part) => part !== false).join(', ');
};

const SIMULATED =
  'with a beacon that is not drand quicknet: the holder of its key knew the outcome, so it proves nothing about the house';
const WEAKNESS =
  'drawn by version 1: the house knew every seed when it assigned the bet ids, so it could have chosen the outcome';

const beaconLines = ({ lit, simulated, weak }: AuditSummary): string[] => {
  const parts = [
    lit - simulated > 0 && `  ${count(lit - simulated, 'round')} drawn with drand quicknet`,
    simulated > 0 && `  ${count(simulated, 'round')} drawn ${SIMULATED}`,
    weak > 0 && `  ${count(weak, 'shared round')} ${WEAKNESS}`,
  ];
  return parts.filter((part) => part !== false);
};

/** A closing that nobody outside has seen in time may have been written when the outcome was known. */
const witnessedLine = ({ lit, witnessed }: AuditSummary, quorum: number): string =>
  `  closings cosigned in time by ${whole(quorum)} of the witnesses: ${partOf(witnessed, lit)} drawn with a beacon`;

const sharedLines = ({ chains, unfinished }: AuditSummary): string[] => {
  const games = Object.entries(chains).map(([game, n]) => `${game} ${whole(n)}`);
  const lines = games.length === 0 ? [] : [`hash chains: ${games.join(', ')}`];
  return unfinished === 0
    ? lines
    : [...lines, `${count(unfinished, 'round')} overtaken by later ones and not in the log yet`];
};

const dayText = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

const PPM = 1_000_000n;
const PPM_A_PERCENT = 10_000;

const coverText = ({ reserves, total, unit }: OwedSummary): string => {
  const owed = `${unit} ${total} hundredths owed`;
  if (reserves === '0') return `${owed}, no reserves stated`;
  if (total === '0') return `${owed}, reserves of ${reserves}`;
  const percent = Number((BigInt(reserves) * PPM) / BigInt(total)) / PPM_A_PERCENT;
  return `${owed}, reserves of ${reserves} (${percent.toFixed(2)} %)`;
};

/** Debts as the house states them: that nobody is left out of them is each player's to check. */
const solvencyLines = ({
  solvency: { checked, last, missedDays, proofs, simulated, statements },
}: AuditSummary): string[] => {
  if (!last) return [];
  const parts = [
    `${count(statements, 'statement')} of solvency, the last of ${dayText(last.day)}`,
    missedDays > 0 && `${count(missedDays, 'day')} between them without one`,
    `${count(proofs, 'address', 'addresses')} signed for${checked < proofs ? `, ${whole(proofs - checked)} of the signatures not checked` : ''}`,
    simulated > 0 && `reserves of ${whole(simulated)} simulated: they prove nothing`,
  ];
  return [parts.filter((part) => part !== false).join(', '), ...last.owed.map((owed) => `  ${coverText(owed)}`)];
};

/** Beginnings of each trial, with those whose lottery's salt the house could have chosen. */
const trialLines = ({ trials }: AuditSummary): string[] =>
  trials.map(({ game, version, started, salted, unsalted }) => {
    const waiting = started - salted - unsalted;
    const parts = [
      `${whole(started)} started`,
      `${whole(salted)} salted by the announced beacon round`,
      waiting > 0 && `${whole(waiting)} without their beacon round yet`,
      unsalted > 0 && `${whole(unsalted)} from before rounds were announced`,
    ];
    return `trials of ${game} version ${whole(version)}: ${parts.filter((part) => part !== false).join(', ')}`;
  });

/** Pairs of before the log had their commitments: nothing in it rules out that their seeds were chosen. */
const pairLines = ({ oldPairs, olderSeeds }: AuditSummary): string[] => {
  if (oldPairs === 0) return [];
  const lines = [
    `${count(oldPairs, 'pair')} whose commitment is not in the log before the first bet: only their players saw it`,
  ];
  return olderSeeds === 0
    ? lines
    : [
        ...lines,
        `  ${whole(olderSeeds)} of them with a client seed older than the commitment: the house could have tried server seeds against it`,
      ];
};

const EVERY_MS = 2000;

/** Writes how far an audit is, now and then: over one line of a terminal, else line by line. */
export const createProgressReporter = (
  out: NodeJS.WriteStream | undefined,
): { report(progress: AuditProgress): void; end(): void } => {
  let lastMs = 0;
  let isShown = false;
  return {
    report({ entries, of, failures, elapsedMs }) {
      if (!out || elapsedMs - lastMs < EVERY_MS) return;
      lastMs = elapsedMs;
      const share = of ? ` of ${of.toLocaleString('en')} (${Math.floor((100 * entries) / of)} %)` : '';
      const text = `${entries.toLocaleString('en')}${share} entries checked, ${count(failures, 'failure')}`;
      out.write(out.isTTY ? `\r\u001b[K${text}` : `${text}\n`);
      isShown = out.isTTY;
    },
    end() {
      if (isShown) out?.write('\r\u001b[K');
    },
  };
};
