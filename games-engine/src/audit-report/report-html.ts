import { canonicalText } from '../core/canonical.ts';
import { amount, chanceText, html, list, pageStyle, percent, table, type Markup, type Piece } from '../core/html.ts';
import { personText, type AuditReport, type SignedReport } from './report-format.ts';

const time = (at: number): string => new Date(at).toISOString();

const shareText = (share: number | null): string => (share === null ? '—' : percent(share));
const bandText = (band: { low: number; high: number } | null): string =>
  band === null ? '—' : `${percent(band.low)} to ${percent(band.high)}`;

const tableOrNone = (
  rows: readonly (readonly Piece[])[],
  caption: string,
  heads: readonly string[],
  none: string,
): Markup => (rows.length === 0 ? html`<p>${none}</p>` : table(caption, heads, rows));

const factsOf = ({ subject, madeAt, madeBy, log }: AuditReport): Markup =>
  list([
    ['From', time(subject.from)],
    ['To, not in it', time(subject.to)],
    ['Game', subject.game ?? 'every game'],
    ['Version of its config', subject.version ?? 'every version'],
    ['Made', time(madeAt)],
    ['Made by', personText(madeBy)],
    [
      'Leaves of the log that hold its rounds',
      log.leaves === null ? 'none: no round is counted' : `${log.leaves.from} to ${log.leaves.to - 1}`,
    ],
    ['Key of the log', log.key],
    ['Signed head', html`<pre>${log.checkpoint}</pre>`],
  ]);

const returnsOf = ({ returns }: AuditReport): Markup =>
  tableOrNone(
    returns.map((each) => [
      each.game,
      each.unit,
      each.rounds,
      amount(each.stakesMinor),
      amount(each.payoutsMinor),
      shareText(each.realised),
      shareText(each.expected),
      bandText(each.band95),
      bandText(each.band999),
      each.p === null ? '—' : chanceText(each.p),
    ]),
    'Rounds that are over: a shared one counts where it ends, any other where it begins. p: how likely a fair game departs at least as far',
    ['Game', 'Unit', 'Rounds', 'Stakes', 'Payouts', 'Returned', 'Expected', '95 % band', '99.9 % band', 'p'],
    'No round of this time is over.',
  );

const voidsOf = ({ voids }: AuditReport): Markup =>
  tableOrNone(
    voids.flatMap(({ game, ended, share, reasons }) => [
      [game, 'all', reasons.reduce((sum, { rounds }) => sum + rounds, 0), shareText(share), ended, '', ''],
      ...reasons.map(({ reason, rounds, stakesMinor, notReturned }) => [
        game,
        reason === '' ? 'not recorded: a fault' : reason,
        rounds,
        shareText(ended > 0 ? rounds / ended : null),
        ended,
        amount(stakesMinor),
        notReturned === 0 ? 'all' : `not in ${notReturned} rounds: a fault`,
      ]),
    ]),
    'Rounds that ended without a draw, of all that ended',
    ['Game', 'Reason', 'Void', 'Share', 'Ended', 'Stakes', 'Returned'],
    'No shared round ended in this time.',
  );

const drawsOf = ({ draws }: AuditReport): Markup =>
  tableOrNone(
    draws.flatMap(({ game, draws: count, tests }) =>
      tests.length === 0
        ? [[game, count, 'too few draws to test', '', '']]
        : tests.map(({ name, statistic, p }) => [game, count, name, statistic?.toPrecision(6) ?? '—', chanceText(p)]),
    ),
    'Draws of every version in this time. p: how likely an even source gives a statistic at least as far off; of twenty tests one is expected below 5 %',
    ['Game', 'Draws', 'Test', 'Statistic', 'p'],
    'Nothing was drawn in this time.',
  );

const gapsOf = ({ gaps: { checked, count, found } }: AuditReport): Markup => html`
  <p>
    ${count === 0 ? 'Nothing is missing' : `Missing or out of place: ${count}`}. Looked at, of every game: seed pairs
    ${checked.pairs}, rounds of one player ${checked.rounds}, shared rounds ${checked.sharedRounds}, entries of the log
    ${checked.logEntries}.
  </p>
  ${
    found.length === 0
      ? html``
      : table(
          'The first of each kind',
          ['Kind', 'Game', 'Where', 'Expected', 'Found'],
          found.map(({ kind, game, ref, expected, found: got }) => [kind, game ?? '', ref, expected, got]),
        )
  }
`;

const ledgerOf = ({ ledger: { games, stakes, unmatched } }: AuditReport): Markup => html`
  <p>
    ${
      unmatched === 0
        ? 'Every stake and payout is in the ledger'
        : `Entries of the ledger that do not match: ${unmatched}`
    }.
    Stakes looked at, of every game, where they were placed: ${stakes}.
  </p>
  ${tableOrNone(
    games.map((each) => [
      each.game,
      each.unit,
      each.stakes,
      amount(each.stakesMinor),
      amount(each.ledgerStakesMinor),
      amount(each.payoutsMinor),
      amount(each.ledgerPayoutsMinor),
    ]),
    'Stakes and payouts by the rounds and by the ledger; returned stakes of void rounds are payouts here',
    ['Game', 'Unit', 'Bets', 'Stakes', 'by the ledger', 'Payouts', 'by the ledger'],
    'No stake was placed in this time.',
  )}
`;

const configsOf = ({ configs }: AuditReport): Markup => html`
  ${tableOrNone(
    configs.map(({ game, version, hash, author, approver, parSheet }) => [
      `${game} ${version}`,
      author === null ? 'came with the program' : personText(author),
      approver === null ? 'nobody' : personText(approver),
      html`<span class="exact">${hash}</span>`,
      html`<span class="exact">${parSheet?.sha256 ?? 'none: no config of its game any more'}</span>`,
    ]),
    'Versions in force in this time, or played in it',
    ['Version', 'Author', 'Approver', 'SHA-256 of the config', 'SHA-256 of the PAR sheet'],
    'None.',
  )}
  ${tableOrNone(
    configs.flatMap(({ game, version, events }) =>
      events.map(({ event, at, actor, leaf, sharePpm }) => [
        `${game} ${version}`,
        sharePpm === null ? event : `${event}, ${percent(sharePpm / 1_000_000)} of players`,
        time(at),
        actor ?? 'the program',
        leaf ?? 'not in the log yet',
      ]),
    ),
    'What happened to them',
    ['Version', 'Event', 'At', 'By', 'Leaf of the log'],
    'Nothing.',
  )}
`;

const uncheckedOf = ({ unchecked }: AuditReport): Markup => html`
  <p>
    This report counts what the house's own database says, and the house has signed it: that alone proves only that the
    house stands by it. No round was replayed for it, and no draw was made again. To know more, take the leaves from the
    log and run <code>npm run audit -- report FILE --file EXPORT</code>, which replays them and adds them up again. What
    an export cannot tell either: whether a bet was never recorded, and what the ledger holds.
  </p>
  ${tableOrNone(
    unchecked.map((each) => [
      each.game,
      each.open,
      each.notInLog,
      each.secret,
      each.version1,
      each.simulated,
      each.thirdParty,
    ]),
    'Rounds that cannot be checked to the end',
    [
      'Game',
      'Not over, not counted',
      'Not in the log yet',
      'Seed not revealed yet',
      'Version 1: the house could have chosen',
      'Simulated beacon: proves nothing',
      'Drawn by random.org',
    ],
    'None.',
  )}
`;

/** JSON inside a page: nothing in it may end its element. */
const embedded = (signed: SignedReport): Markup => ({
  markup: canonicalText(signed).replaceAll('<', String.raw`\u003c`),
});

const style = html`
  pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; font: 12px/1.4 ui-monospace, monospace } code {
  overflow-wrap: anywhere } thead th { white-space: normal; vertical-align: bottom } dl { grid-template-columns:
  minmax(8rem, max-content) minmax(0, 1fr) } @media (max-width: 40rem) { dl { grid-template-columns: minmax(0, 1fr) } dd
  { margin-bottom: .5rem } }
`;

const OPEN = '<script type="application/json" id="report">';
const CLOSE = '</script>';

/** The report as a page of its own that needs no network and holds the signed report. Every text is escaped. */
export const reportHtml = (signed: SignedReport): string => {
  const { report, note } = signed;
  const { game, version } = report.subject;
  const name = game === null ? 'every game' : `${game}${version === null ? '' : ` ${version}`}`;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'" />
        <title>Audit report: ${name}</title>
        <style>
          ${pageStyle}${style}
        </style>
      </head>
      <body>
        <main>
          <h1>Audit report: ${name}</h1>
          ${factsOf(report)}
          <h2>What this report does not say</h2>
          ${uncheckedOf(report)}
          <h2>Returns</h2>
          ${returnsOf(report)}
          <h2>Void rounds</h2>
          ${voidsOf(report)}
          <h2>Draws</h2>
          ${drawsOf(report)}
          <h2>Gaps</h2>
          ${gapsOf(report)}
          <h2>Ledger</h2>
          ${ledgerOf(report)}
          <h2>Configs</h2>
          ${configsOf(report)}
          <h2>Signature</h2>
          <pre>${note}</pre>
        </main>
        ${{ markup: OPEN }}${embedded(signed)}${{ markup: CLOSE }}
      </body>
    </html> `.markup;
};

/** True when a file is a page rather than JSON. */
export const isPage = (text: string): boolean => text.startsWith('<!doctype html>');

/** The JSON that a page holds, as it was before it was put there; undefined when it holds none. */
export const jsonOfPage = (page: string): string | undefined => {
  const [, rest] = page.split(OPEN);
  return rest?.split(CLOSE)[0]?.replaceAll(String.raw`\u003c`, '<');
};
