import type { Shown } from '../far/play.contract.ts';
import { button, element } from './dom.ts';
import type { Stage } from './view.types.ts';
import { amount, percent, timeOf, word, isWord } from './words.ts';

const open = (title: string, body: readonly Node[]): void => {
  const dialog = element('dialog', { 'aria-label': title });
  const close = button('×', () => dialog.close(), { class: 'icon', 'aria-label': word('close') });
  dialog.append(element('header', {}, element('h2', {}, title), close), element('div', { class: 'body' }, ...body));
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
};

/** Rules, RTP and paytable for the chosen stake. */
export const openInfo = ({ game }: Shown, stage: Stage, stakeMinor: number): void => {
  const volatility = isWord(game.volatility) ? word(game.volatility) : game.volatility;
  open(`${game.name} · ${word('info')}`, [
    element(
      'dl',
      {},
      element('dt', {}, word('rtp')),
      element('dd', {}, percent(game.rtp)),
      ...(game.pays ? [element('dt', {}, word('volatility')), element('dd', {}, volatility)] : []),
    ),
    element('p', {}, word(stage.rule)),
    ...(stage.pays ? [stage.pays(stakeMinor)] : []),
    element('p', { class: 'small' }, word('malfunction')),
  ]);
};

/** The latest rounds. */
export const openHistory = ({ rounds, currency, isDemo }: Shown): void => {
  const over = rounds.filter(({ isOver }) => isOver);
  const unit = isDemo ? '' : ` ${currency}`;
  const rows = over.map(({ at, stakeMinor, wonMinor, isVoid, isFree }) =>
    element(
      'tr',
      {},
      element('td', {}, timeOf(at)),
      element('td', {}, isFree ? word('freespin') : amount(stakeMinor) + unit),
      element('td', { class: wonMinor > 0 ? 'good' : '' }, isVoid ? word('voided') : amount(wonMinor) + unit),
    ),
  );
  const head = element(
    'tr',
    {},
    element('th', {}, word('time')),
    element('th', {}, word('stake')),
    element('th', {}, word('win')),
  );
  open(word('history'), [
    rows.length === 0
      ? element('p', {}, word('noHistory'))
      : element('table', {}, element('thead', {}, head), element('tbody', {}, ...rows)),
  ]);
};
