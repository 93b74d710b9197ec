import { escapeHtml } from '../../../../core/http/escape-html.ts';
import { faultButtons, type SandboxFault } from '../../../../core/payments/sandbox/sandbox-faults.ts';
import { buttons, facts, field } from '../../../../core/payments/sandbox/sandbox-page.ts';
import type { Title } from '../catalogue.ts';
import { PAGES_PATH } from '../paths.ts';
import { callbackFaultOf, callbackFaults } from './callback-faults.ts';
import type { LiveTitles } from './catalogue-changes.ts';
import { amountOf } from './outbox.ts';
import type { LoggedCall, OwedCall, PlaySession, Records, Round } from './records.ts';

const SHOWN_SESSIONS = 10;
const SHOWN_CALLS = 40;

const timeOf = (at: number): string => new Date(at).toISOString().slice(11, 23);

const gameSelect = (titles: readonly Title[]): string =>
  `<label>Game<select name="game">${titles
    .map(({ uuid, name, provider }) => `<option value="${uuid}">${escapeHtml(`${provider}: ${name}`)}</option>`)
    .join('')}</select></label>`;

const roundText = ({ status, stakeMinor, wonMinor }: Round): string =>
  `${status}, staked ${amountOf(stakeMinor)}, won ${amountOf(wonMinor)}`;

const sessionCard = (records: Records, session: PlaySession, titles: readonly Title[]): string => {
  const { token, gameUuid, playerId, currency, balanceMinor } = session;
  const [last] = records.rounds(token, 1);
  const owed = records.calls(token).filter(({ status }) => status !== 'done');
  return `<article>${facts({
    Game: titles.find(({ uuid }) => uuid === gameUuid)?.name ?? 'gone',
    Player: `${playerId}, ${amountOf(balanceMinor)} ${currency} as we know it`,
    State: records.isClosed(session) ? 'closed' : 'open',
    'Last round': last ? roundText(last) : 'none',
    Owed:
      owed.map((call: OwedCall) => `${call.fields['action']} (${call.status}, ${call.tries} tries)`).join(', ') ||
      'nothing',
  })}${buttons(`${PAGES_PATH}/undo`, { round: last?.id ?? '' }, { undo: 'Roll the last round back' })}${buttons(
    `${PAGES_PATH}/close`,
    { session: token },
    { close: 'Close the session' },
  )}${buttons(`${PAGES_PATH}/freespins`, { session: token }, { give: 'Give free spins' })}</article>`;
};

const callRow = ({ at, what, answer }: LoggedCall): string =>
  `<dt>${timeOf(at)} ${escapeHtml(what)}</dt><dd><code>${escapeHtml(answer)}</code></dd>`;

/** A button for each table of live games. */
const tableButtons = (live: LiveTitles): string =>
  buttons(
    `${PAGES_PATH}/table`,
    {},
    Object.fromEntries(live.tables().map(({ id, name, isOpen }) => [id, `${isOpen ? 'Close' : 'Open'} ${name}`])),
  );

/** A page with the chosen faults, the catalogue, and the log of callbacks. */
export const faultPage = (records: Records, live: LiveTitles, fault: SandboxFault): string => {
  const { store } = records;
  const titles = live.all();
  const sessions = records.sessions(SHOWN_SESSIONS * 10).filter(({ isDemo }) => !isDemo);
  const cards = sessions.slice(0, SHOWN_SESSIONS).map((session) => sessionCard(records, session, titles));
  const log = store.list<LoggedCall>('log', SHOWN_CALLS);
  return `<h2>Callbacks</h2><p>Now: ${callbackFaults[callbackFaultOf(store)].toLowerCase()}.</p>
${buttons(`${PAGES_PATH}/callbacks`, {}, callbackFaults)}
${buttons(`${PAGES_PATH}/let-go`, {}, { go: 'Send the wins that were held back' })}
${faultButtons(`${PAGES_PATH}/fault`, fault)}
<h2>Catalogue</h2><p>${titles.length} games.</p>
${buttons(
  `${PAGES_PATH}/catalogue`,
  {},
  { add: 'Add one that is played like it', rename: 'Rename it', remove: 'Remove it', restore: 'Restore all' },
  gameSelect(titles) + field('Name', 'name', ''),
)}
<h2>Tables</h2><p>Of every live game. Who sits at one that closes may stay.</p>
${tableButtons(live)}
<h2>Sessions for money</h2>${cards.join('') || '<p>None yet.</p>'}
<h2>What was sent</h2>${log.length === 0 ? '<p>Nothing yet.</p>' : `<dl>${log.map(callRow).join('')}</dl>`}`;
};
