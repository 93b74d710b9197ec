import { amount, chanceText, html, list, pageStyle, percent, table, type Markup, type Piece } from '../html.ts';
import type { ParSheet, SheetClass, SheetRisk, SheetSimulation, SheetStep } from './par-sheet.ts';

const classRow = (each: SheetClass): Piece[] => [
  each.id,
  amount(each.stakeMinor),
  `${each.rtpPercent} %`,
  percent(each.houseEdge.value),
  percent(each.hitFrequency.value),
  each.variance.value.toPrecision(6),
  each.standardDeviation.toPrecision(6),
  each.maxReturn.value.toPrecision(6),
  amount(each.maxPayoutMinor),
  `1 in ${each.maxOdds.toPrecision(7)}`,
];

const classHeads = [
  'Class',
  'Stake',
  'RTP',
  'House edge',
  'Hit frequency',
  'Variance',
  'Standard deviation',
  'Greatest return',
  'Greatest payout',
  'Odds of it',
];

const stepRow = ({ id, stakeMinor, rtp, rtpPercent, maxPayoutMinor }: SheetStep): Piece[] => [
  id,
  amount(stakeMinor),
  `${rtpPercent} %`,
  amount(maxPayoutMinor),
  html`<span class="exact">${rtp.exact}</span>`,
];

const simulationRow = ({ id, rounds, mean, low, high, verdict }: SheetSimulation): Piece[] => [
  id,
  rounds,
  percent(mean),
  `${percent(low)} to ${percent(high)}`,
  verdict,
];

const simulationOf = ({ simulation }: ParSheet): Markup => {
  const [first] = simulation;
  if (!first) return html`<p>None was made for this sheet.</p>`;
  const heads = ['Class', 'Rounds', 'Return', `Interval at ${percent(first.confidence, 2)}`, 'The exact numbers'];
  return table(`Rounds played by the game's own rules, seed ${first.seed}`, heads, simulation.map(simulationRow));
};

const payoutRows = ({ id, payouts }: SheetClass): Piece[][] =>
  payouts.map(({ payoutMinor, returned, chance }) => [
    id,
    amount(payoutMinor),
    returned.value.toPrecision(6),
    chanceText(chance.value),
    html`<span class="exact">${chance.exact}</span>`,
  ]);

const exactRow = ({ id, rtp, variance }: SheetClass): Piece[] => [
  id,
  html`<span class="exact">${rtp.exact}</span>`,
  html`<span class="exact">${variance.exact}</span>`,
];

const riskTable = ({ rounds, method, error, expectedLossMinor, deviationMinor, risks }: SheetRisk): Markup =>
  table(
    `${rounds} rounds: the house keeps ${amount(-expectedLossMinor)} on average, standard deviation ` +
      `${amount(deviationMinor)}. Method: ${method}, error ${error.toExponential(1)}`,
    ['The house loses more than', 'Probability'],
    risks.map(({ lossMinor, probability }) => [amount(lossMinor), chanceText(probability)]),
  );

const findingsOf = ({ findings }: ParSheet): Markup =>
  findings.length === 0
    ? html`<p>All guardrails are kept.</p>`
    : table(
        'Guardrails that are not kept',
        ['Rule', 'Severity', 'Where', 'Got', 'Allowed from', 'Allowed to'],
        findings.map(({ rule, severity, where, got, allowed }) => [
          html`<span class="bad">${rule}</span>`,
          severity,
          where,
          got,
          allowed.min ?? '',
          allowed.max ?? '',
        ]),
      );

/** True when a field of a config only says how a round is shown: its times, and how loud it is. */
const isShown = (field: string): boolean => field.endsWith('Ms') || field === 'sounds';

const fieldsOf = ({ config }: ParSheet, isWanted: (field: string) => boolean): Markup =>
  list(
    Object.entries(config)
      .filter(([field]) => isWanted(field))
      .map(([field, value]) => [field, JSON.stringify(value)]),
  );

/** The sheet as a page of its own, ready to be printed. Nothing is loaded from elsewhere; every text is escaped. */
export const parSheetHtml = (sheet: ParSheet): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>PAR sheet: ${sheet.game} ${sheet.version}</title>
        <style>
          ${pageStyle}
        </style>
      </head>
      <body>
        <h1>PAR sheet: ${sheet.game}</h1>
        ${list([
          ['Version', sheet.version === '' ? 'not published' : sheet.version],
          ['Hash of the config', sheet.configHash],
          ['Issued', sheet.issuedAt],
          ['Author', sheet.author === '' ? 'none' : sheet.author],
          ['Approver', sheet.approver === '' ? 'none' : sheet.approver],
          ['Promised RTP, before floors', `${sheet.promisedRtpPercent} % (${sheet.promisedRtp.exact})`],
          ['Greatest payout of one bet', amount(sheet.exposure.betPayoutMinor)],
          [
            'Greatest loss of the house in a round',
            `${amount(sheet.exposure.roundLossMinor)}, with ${sheet.exposure.betsPerRound} bets of the greatest stake`,
          ],
        ])}
        <h2>Classes</h2>
        ${table('One bet of each class, floors of payouts included; amounts in base units; the edge is of the whole table', classHeads, sheet.classes.map(classRow))}
        <h2>Stakes</h2>
        ${table('Each class from the least stake to the greatest: what floor and cap leave of the promise', ['Class', 'Stake', 'RTP', 'Greatest payout', 'Exact RTP'], sheet.steps.map(stepRow))}
        <h2>Simulation</h2>
        ${simulationOf(sheet)}
        <h2>Payouts</h2>
        ${table('Everything that a bet can be paid', ['Class', 'Payout', 'Return', 'Chance', 'Exact chance'], sheet.classes.flatMap(payoutRows))}
        <h2>Bankroll</h2>
        <p>Independent rounds, spread evenly over the classes above.</p>
        ${sheet.bankroll.map(riskTable)}
        <h2>Exact values</h2>
        ${table('As fractions in lowest terms', ['Class', 'RTP', 'Variance, stakes²'], sheet.classes.map(exactRow))}
        <h2>Guardrails</h2>
        ${findingsOf(sheet)}
        <h2>Config</h2>
        ${fieldsOf(sheet, (field) => !isShown(field))}
        <h2>Presentation</h2>
        <p>How long things take and how loud they are. None of it changes a chance or a payout.</p>
        ${fieldsOf(sheet, isShown)}
      </body>
    </html> `.markup;
