import type { ParSheet, SheetClass, SheetRisk } from './par-sheet.ts';

/** The text with nothing in it that a page would take for its own. */
const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

/** A piece of the page whose text is escaped already. */
interface Markup {
  readonly markup: string;
}

type Piece = string | number | Markup | readonly Markup[];

const textOf = (piece: Piece): string =>
  typeof piece === 'string' || typeof piece === 'number'
    ? escapeHtml(String(piece))
    : 'markup' in piece
      ? piece.markup
      : piece.map(({ markup }) => markup).join('\n');

/** Markup with everything put into it escaped, unless it is markup. */
const html = (parts: TemplateStringsArray, ...pieces: readonly Piece[]): Markup => ({
  markup: parts.reduce((text, part, index) => text + textOf(pieces[index - 1] ?? '') + part),
});

const style = html`
  body { font: 14px/1.5 system-ui, sans-serif; color: #14181f; margin: 2rem auto; max-width: 70rem; padding: 0 1rem } h1
  { font-size: 24px; line-height: 1.2; margin: 0 } h2 { font-size: 17px; margin: 2rem 0 .5rem } .scroll { overflow-x:
  auto } table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums } caption { text-align:
  left; padding: .25rem 0; color: #4a5468 } th, td { border-bottom: 1px solid #c8d0dc; padding: .25rem .5rem;
  text-align: right; white-space: nowrap } th:first-child, td:first-child { text-align: left } thead th { border-bottom:
  2px solid #14181f } .exact { max-width: 24rem; overflow-wrap: anywhere; white-space: normal; color: #4a5468;
  font-size: 12px } dl { display: grid; grid-template-columns: max-content 1fr; gap: .15rem 1rem; margin: 1rem 0 } dt {
  color: #4a5468 } dd { margin: 0; overflow-wrap: anywhere } .bad { font-weight: 600 } @media print { body { font-size:
  10px; margin: 0; max-width: none } h2, tr, dl { break-inside: avoid } thead { display: table-header-group } .scroll {
  overflow: visible } .exact { font-size: 8px } @page { size: A4 landscape; margin: 12mm } }
`;

const percent = (value: number, decimals = 4): string => `${(100 * value).toFixed(decimals)} %`;

const amount = (minor: string | number): string => {
  const value = typeof minor === 'number' ? BigInt(Math.round(minor)) : BigInt(minor);
  const digits = (value < 0n ? -value : value).toString().padStart(3, '0');
  const whole = digits.slice(0, -2).replaceAll(/\B(?=(\d{3})+$)/g, '\u202F');
  return `${value < 0n ? '−' : ''}${whole}.${digits.slice(-2)}`;
};

const chanceText = (value: number): string =>
  value === 0 ? '0' : value >= 0.0001 ? percent(value) : value.toExponential(3);

const table = (caption: string, heads: readonly string[], rows: readonly (readonly Piece[])[]): Markup =>
  html` <div class="scroll">
    <table>
      <caption>
        ${caption}
      </caption>
      <thead>
        <tr>
          ${heads.map((head) => html`<th scope="col">${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (cells) =>
            html`<tr>
              ${cells.map((cell) => html`<td>${cell}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;

const list = (pairs: readonly (readonly [string, Piece])[]): Markup =>
  html`<dl>
    ${pairs.map(
      ([name, value]) =>
        html`<dt>${name}</dt>
          <dd>${value}</dd>`,
    )}
  </dl>`;

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

/** Whether a field of a config says only how a round is shown: its times, and how loud it is. */
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
          ${style}
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
