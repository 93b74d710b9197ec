import type { StoredLetter } from 'db';
import { escapeHtml } from '../../core/http/escape-html.ts';

const STYLE = `
  body { margin: 0; padding: 24px; background: #0b0e14; color: #eef2f8; font: 14px/20px system-ui, sans-serif }
  main { max-width: 1040px; margin: 0 auto }
  h1 { margin: 0 0 16px; font-size: 20px; line-height: 28px; overflow-wrap: anywhere }
  h2 { margin: 24px 0 8px; font-size: 14px; color: #a7b2c6 }
  a { color: #97a4ff }
  form { display: flex; gap: 8px; margin: 0 0 16px }
  input, button { font: inherit; min-height: 44px; padding: 0 12px; border-radius: 6px }
  input { flex: 1; min-width: 0; border: 1px solid #7384a3; background: #121722; color: inherit }
  button { border: 0; background: #7c8cff; color: #0b0e14; font-weight: 600 }
  .list { overflow-x: auto }
  table { width: 100%; border-collapse: collapse; background: #121722; border-radius: 10px; overflow: hidden }
  th, td { padding: 10px 12px; text-align: left; vertical-align: top; border-top: 1px solid #2c374d }
  th { border: 0; color: #a7b2c6; font-weight: 400 }
  pre { margin: 0; padding: 16px; border-radius: 10px; background: #121722; font: 13px/20px ui-monospace, monospace;
    white-space: pre-wrap; overflow-wrap: anywhere }
  iframe { width: 100%; height: 760px; border: 0; border-radius: 10px; background: #fff }
  .muted { color: #a7b2c6 }`;

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body><main>${body}</main></body>
</html>
`;

const stateOf = ({ sentAt, nextTryAt, attempts, lastError }: StoredLetter): string => {
  if (sentAt) return `sent ${sentAt.toISOString()}`;
  const tries = attempts === 0 ? 'waiting' : `${attempts} ${attempts === 1 ? 'try' : 'tries'}`;
  const error = lastError === null ? '' : `: ${lastError}`;
  return nextTryAt === null ? `given up${error}` : `${tries}${error}`;
};

const row = (letter: StoredLetter): string => `<tr>
<td>${letter.createdAt.toISOString().slice(0, 19).replace('T', ' ')}</td>
<td>${escapeHtml(letter.recipient)}</td>
<td><a href="/dev/outbox/${letter.id}">${escapeHtml(letter.subject)}</a></td>
<td>${escapeHtml(letter.kind)}, ${escapeHtml(letter.lang)}</td>
<td>${escapeHtml(stateOf(letter))}</td>
</tr>`;

/** The list of letters, newest first. */
export const outboxPage = (letters: readonly StoredLetter[], to: string | undefined): string => {
  const rows = letters.map(row).join('');
  const table = `<div class="list"><table><thead><tr><th scope="col">Written (UTC)</th><th scope="col">To</th><th scope="col">Subject</th><th scope="col">Kind</th><th scope="col">State</th></tr></thead><tbody>${rows}</tbody></table></div>`;
  const form = `<form><input name="to" type="search" aria-label="Recipient" placeholder="Recipient" value="${escapeHtml(to ?? '')}"><button>Filter</button></form>`;
  return page(
    'Outbox',
    `<h1>Outbox</h1>${form}${letters.length === 0 ? '<p class="muted">No letters yet.</p>' : table}`,
  );
};

const withLinks = (text: string): string =>
  escapeHtml(text).replace(/https?:\/\/\S+/g, (link) => `<a href="${link}">${link}</a>`);

// links of the letter open in a new tab: the frame itself may neither run anything nor leave
const frame = (html: string): string =>
  `<iframe title="HTML part" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(html.replace('<head>', '<head><base target="_blank">'))}"></iframe>`;

/** One letter, both its parts. */
export const letterPage = (letter: StoredLetter): string => {
  const parts =
    letter.text === ''
      ? '<p class="muted">Emptied: what it held must not be read later.</p>'
      : `<h2>HTML</h2>${frame(letter.html)}<h2>Text</h2><pre>${withLinks(letter.text)}</pre>`;
  return page(
    letter.subject,
    `<p><a href="/dev/outbox">Outbox</a></p><h1>${escapeHtml(letter.subject)}</h1>
<p class="muted">To ${escapeHtml(letter.recipient)} · ${letter.createdAt.toISOString()} · ${escapeHtml(letter.kind)}, ${escapeHtml(letter.lang)} · ${escapeHtml(stateOf(letter))}</p>${parts}`,
  );
};
