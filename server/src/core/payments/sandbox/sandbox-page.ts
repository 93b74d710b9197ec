import type { FastifyReply } from 'fastify';
import { escapeHtml } from '../../http/escape-html.ts';

const STYLE = `
  :root { color-scheme: dark; font: 14px/20px system-ui, sans-serif; }
  body { margin: 0; padding: 16px; background: #0b0e14; color: #eef2f8; }
  main { max-width: 960px; margin: 0 auto; }
  h1 { margin: 0 0 4px; font-size: 20px; line-height: 28px; } h2 { margin: 24px 0 8px; font-size: 16px; }
  p { margin: 0 0 12px; color: #a7b2c6; } .mark { color: #ffc65c; }
  a { color: #97a4ff; } code { overflow-wrap: anywhere; }
  article { margin: 0 0 12px; padding: 12px 16px; border: 1px dashed #ffc65c; border-radius: 10px; background: #121722; }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: 2px 12px; margin: 0 0 8px; }
  dt { color: #a7b2c6; } dd { margin: 0; overflow-wrap: anywhere; }
  form { display: flex; flex-wrap: wrap; gap: 8px; align-items: end; margin: 0 0 8px; }
  label { display: grid; gap: 2px; font-size: 13px; color: #a7b2c6; }
  input, select, button { min-height: 44px; padding: 0 12px; border: 1px solid #7384a3; border-radius: 6px;
    background: #1a2130; color: #eef2f8; font: inherit; box-sizing: border-box; max-width: 100%; }
  button { cursor: pointer; font-weight: 600; } button:hover { background: #242d40; }
  [role=status] { padding: 8px 12px; border-radius: 6px; background: #1a2130; color: #eef2f8; overflow-wrap: anywhere; }
  :focus-visible { outline: 2px solid #97a4ff; outline-offset: 2px; }`;

export interface SandboxPageParts {
  title: string; // plain text
  note?: string | null; // plain text: what the last press of a button did
  body: string; // HTML
}

const pageOf = ({ title, note, body }: SandboxPageParts): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)} sandbox</title><style>${STYLE}</style></head>
<body><main><h1>${escapeHtml(title)} <span class="mark">sandbox</span></h1>
<p>This is a simulation: no money is real, and nothing leaves this server.</p>
${note ? `<p role="status">${escapeHtml(note)}</p>` : ''}${body}</main></body></html>`;

/** Shows a page of a simulated provider. */
export const sendPage = (reply: FastifyReply, parts: SandboxPageParts): FastifyReply =>
  reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(pageOf(parts));

/** A form of buttons that are named `act`. `fields` and `extra` (HTML) go with whichever is pressed. */
export const buttons = (
  action: string,
  fields: Readonly<Record<string, string>>,
  acts: Readonly<Record<string, string>>,
  extra = '',
): string => {
  const hidden = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  const presses = Object.entries(acts).map(
    ([act, label]) => `<button name="act" value="${escapeHtml(act)}">${escapeHtml(label)}</button>`,
  );
  return `<form method="post" action="${escapeHtml(action)}">${hidden.join('')}${extra}${presses.join('')}</form>`;
};

/** A labelled text field. */
export const field = (label: string, name: string, value: string): string =>
  `<label>${escapeHtml(label)}<input name="${escapeHtml(name)}" value="${escapeHtml(value)}" autocomplete="off"></label>`;

/** Names with their values. */
export const facts = (values: Readonly<Record<string, string>>): string =>
  `<dl>${Object.entries(values)
    .map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`)
    .join('')}</dl>`;
