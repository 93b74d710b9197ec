import type { FastifyReply } from 'fastify';
import { demoPeople } from './people.ts';

/** Modes of a simulated provider: well-behaved, or one of the faults of a real one or an attacker. */
const sandboxModes = [
  'well',
  'bad_signature',
  'expired',
  'replayed',
  'wrong_audience',
  'missing_fields',
  'cancelled',
] as const;
export type SandboxMode = (typeof sandboxModes)[number];

/** The mode that a query asks for; `well` when it asks for none. */
export const modeOf = (value: string | null): SandboxMode => sandboxModes.find((mode) => mode === value) ?? 'well';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (char) => entities[char] ?? char);

const style = `
  :root { color-scheme: dark; font: 16px/1.5 system-ui, sans-serif; }
  body { display: grid; place-items: center; min-height: 100vh; margin: 0; padding: 16px; box-sizing: border-box;
    background: #0b0e14; color: #eef2f8; }
  main { width: min(100%, 420px); padding: 24px; border: 1px dashed #ffc65c; border-radius: 16px; background: #121722;
    box-sizing: border-box; }
  h1 { margin: 0 0 4px; font-size: 20px; } p { margin: 0 0 16px; color: #a7b2c6; font-size: 14px; }
  .mark { color: #ffc65c; font-weight: 600; }
  button, input, select { width: 100%; min-height: 44px; margin: 0 0 8px; padding: 8px 16px; border: 1px solid #7384a3;
    border-radius: 6px; background: #1a2130; color: inherit; font: inherit; text-align: left; box-sizing: border-box; }
  button { cursor: pointer; font-weight: 600; } button:hover { background: #242d40; }
  small { display: block; color: #a7b2c6; font-weight: 400; }
  .cancel { border-color: transparent; background: none; text-align: center; }
  label { display: block; margin: 8px 0 4px; font-size: 14px; } summary { min-height: 44px; line-height: 44px; cursor: pointer; }
  :focus-visible { outline: 2px solid #97a4ff; outline-offset: 2px; }`;

const hidden = ([name, value]: [string, string]): string =>
  `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`;

const personButton = ({ key, firstName, lastName, email }: (typeof demoPeople)[number]): string =>
  `<button name="person" value="${key}">${firstName} ${lastName}<small>${email}</small></button>`;

export interface SandboxPage {
  provider: string; // its name
  action: string; // target of the choice, by GET
  fields: URLSearchParams; // fields sent along as they came
  mode: SandboxMode;
}

/** The page of a simulated provider: somebody to be, a way back, and ways to go wrong. */
const pageOf = ({ provider, action, fields, mode }: SandboxPage): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${provider} sandbox</title><style>${style}</style></head>
<body><main><h1>${provider} <span class="mark">sandbox</span></h1>
<p>This is a simulation. Nothing leaves this server, and nobody here is real. Choose who you are:</p>
<form action="${escapeHtml(action)}">${[...fields].map(hidden).join('')}
${demoPeople.map(personButton).join('\n')}
<button class="cancel" name="cancel" value="1">Cancel</button>
<details${mode === 'well' ? '' : ' open'}><summary>For testers</summary>
<label for="mode">What goes wrong</label>
<select id="mode" name="mode">${sandboxModes
  .map((name) => `<option${name === mode ? ' selected' : ''}>${name}</option>`)
  .join('')}</select></details></form>
<form action="${escapeHtml(action)}">${[...fields].map(hidden).join('')}${hidden(['mode', mode])}
<label for="person">Somebody else (small letters and digits)</label>
<input id="person" name="person" required pattern="[a-z0-9]{1,24}" autocomplete="off">
<button>Continue as this person</button></form></main></body></html>`;

/** Shows it. */
export const sendSandboxPage = (reply: FastifyReply, page: SandboxPage): FastifyReply =>
  reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(pageOf(page));

/** A request that a real provider would refuse on a page of its own, instead of sending the browser anywhere. */
export const sendSandboxError = (reply: FastifyReply, provider: string, what: string): FastifyReply =>
  reply
    .status(400)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${provider} sandbox</title><style>${style}</style></head>` +
        `<body><main><h1>${provider} <span class="mark">sandbox</span></h1><p role="alert">${escapeHtml(what)}</p></main></body></html>`,
    );
