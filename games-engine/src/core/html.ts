/** The text with nothing in it that a page would take for its own. */
const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

/** A piece of a page whose text is escaped already. */
export interface Markup {
  readonly markup: string;
}

/** Values that may be put into markup. */
export type Piece = string | number | Markup | readonly Markup[];

const textOf = (piece: Piece): string =>
  typeof piece === 'string' || typeof piece === 'number'
    ? escapeHtml(String(piece))
    : 'markup' in piece
      ? piece.markup
      : piece.map(({ markup }) => markup).join('\n');

/** Markup with everything put into it escaped, unless it is markup. */
export const html = (parts: TemplateStringsArray, ...pieces: readonly Piece[]): Markup => ({
  markup: parts.reduce((text, part, index) => text + textOf(pieces[index - 1] ?? '') + part),
});

/** The look of a page that stands alone, on a screen and on paper. */
export const pageStyle = html`
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

/** A share as a percentage. */
export const percent = (value: number, decimals = 4): string => `${(100 * value).toFixed(decimals)} %`;

/** Hundredths as an amount of units. */
export const amount = (minor: string | number): string => {
  const value = typeof minor === 'number' ? BigInt(Math.round(minor)) : BigInt(minor);
  const digits = (value < 0n ? -value : value).toString().padStart(3, '0');
  const whole = digits.slice(0, -2).replaceAll(/\B(?=(\d{3})+$)/g, '\u202F');
  return `${value < 0n ? '−' : ''}${whole}.${digits.slice(-2)}`;
};

/** A probability; a small one keeps its digits. */
export const chanceText = (value: number): string =>
  value === 0 ? '0' : value >= 0.0001 ? percent(value) : value.toExponential(3);

/** A table that scrolls by itself where it is wider than the page. */
export const table = (caption: string, heads: readonly string[], rows: readonly (readonly Piece[])[]): Markup =>
  html` <div class="scroll" role="region" tabindex="0" aria-label="${caption}">
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

/** Names with what they stand for. */
export const list = (pairs: readonly (readonly [string, Piece])[]): Markup =>
  html`<dl>
    ${pairs.map(
      ([name, value]) =>
        html`<dt>${name}</dt>
          <dd>${value}</dd>`,
    )}
  </dl>`;
