import { escapeHtml } from '../../core/http/escape-html.ts';
import type { Fact, LetterParts } from './letter-parts.ts';

// mail programs know tables and inline styles, and little else
const FACE = "font-family:Inter,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const MONO = "font-family:'SFMono-Regular',Consolas,'Liberation Mono',monospace";
const TEXT = `margin:0 0 16px;${FACE};font-size:16px;line-height:24px;color:#1a2130`;
const SMALL = `${FACE};font-size:13px;line-height:20px;color:#55607a`;
const BUTTON = `display:inline-block;padding:14px 24px;${FACE};font-size:16px;line-height:20px;font-weight:600;color:#ffffff;text-decoration:none`;
const TABLE = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

const paragraph = (text: string): string => `<p style="${TEXT}">${escapeHtml(text)}</p>`;

const codeBox = (code: string): string =>
  `<p style="margin:0 0 24px;padding:16px;background:#eef0f7;border-radius:10px;text-align:center;${MONO};font-size:32px;line-height:40px;font-weight:700;letter-spacing:6px;color:#0b0e14">${escapeHtml(code)}</p>`;

const factRow = ([label, value]: Fact): string =>
  `<tr><td valign="top" style="padding:4px 16px 4px 0;${SMALL};white-space:nowrap">${escapeHtml(label)}</td><td valign="top" style="padding:4px 0;${FACE};font-size:15px;line-height:20px;color:#1a2130;word-break:break-word">${escapeHtml(value)}</td></tr>`;

const factTable = (facts: readonly Fact[]): string =>
  `<table ${TABLE} style="margin:0 0 24px">${facts.map(factRow).join('')}</table>`;

const actionBlock = ({ label, hint, link }: NonNullable<LetterParts['action']>): string => {
  const href = escapeHtml(link);
  return `<table ${TABLE} style="margin:8px 0 24px"><tr><td bgcolor="#4a5be0" style="border-radius:8px"><a href="${href}" style="${BUTTON}">${escapeHtml(label)}</a></td></tr></table>
<p style="margin:0 0 24px;${SMALL}">${escapeHtml(hint)}<br><a href="${href}" style="color:#3a49c4;word-break:break-all">${href}</a></p>`;
};

const noteBlock = (note: string): string =>
  `<p style="margin:0 0 8px;padding:12px 16px;border-left:3px solid #7c8cff;background:#f6f7fb;${SMALL};color:#3a4358">${escapeHtml(note)}</p>`;

const unsubscribeBlock = ({ label, link }: NonNullable<LetterParts['unsubscribe']>): string =>
  `<p style="margin:0 0 8px;${SMALL}"><a href="${escapeHtml(link)}" style="color:#55607a">${escapeHtml(label)}</a></p>`;

const content = ({ greeting, body, code, facts, action, note, unsubscribe }: LetterParts): string =>
  [
    paragraph(greeting),
    ...body.map(paragraph),
    code === undefined ? '' : codeBox(code),
    facts.length === 0 ? '' : factTable(facts),
    action ? actionBlock(action) : '',
    note === undefined ? '' : noteBlock(note),
    unsubscribe ? unsubscribeBlock(unsubscribe) : '',
  ]
    .filter((block) => block !== '')
    .join('\n');

/** A letter as HTML: one column, our name in letters, nothing that has to be loaded from anywhere. */
export const letterHtml = (parts: LetterParts): string => `<!doctype html>
<html lang="${parts.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(parts.subject)}</title>
</head>
<body style="margin:0;padding:0;background:#eceef4">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(parts.body[0] ?? '')}</div>
<table ${TABLE} width="100%" bgcolor="#eceef4"><tr><td align="center" style="padding:24px 12px">
<table ${TABLE} width="100%" style="max-width:560px;background:#ffffff;border-radius:16px;overflow:hidden">
<tr><td bgcolor="#0b0e14" style="padding:20px 32px;border-bottom:3px solid #7c8cff;${FACE};font-size:18px;line-height:24px;font-weight:700;letter-spacing:.4px;color:#eef2f8">Glasshouse</td></tr>
<tr><td style="padding:32px 32px 24px">
<h1 style="margin:0 0 20px;${FACE};font-size:24px;line-height:30px;font-weight:700;color:#0b0e14">${escapeHtml(parts.subject)}</h1>
${content(parts)}
</td></tr>
<tr><td style="padding:16px 32px 24px;border-top:1px solid #e1e4ee;${SMALL}">${escapeHtml(parts.footer)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
