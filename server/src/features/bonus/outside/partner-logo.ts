import { escapeHtml } from '../../../core/http/escape-html.ts';

/** Path prefix of logos, by partner id. */
export const PARTNER_LOGOS = '/api/bonus/partners';

const SIZE = 96;
const SHIFT_DEGREES = 50;

/** The first letters of a name's first two words. */
const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .join('');

/** A partner's logo, drawn from their name and colour: SVG. */
export const partnerLogo = ({ name, hue }: { name: string; hue: number }): string => {
  const [from, to] = [`hsl(${hue} 70% 38%)`, `hsl(${(hue + SHIFT_DEGREES) % 360} 75% 24%)`];
  const ring = `<circle cx="74" cy="22" r="30" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="10"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}">` +
    `<defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>` +
    `<rect width="${SIZE}" height="${SIZE}" rx="20" fill="url(#g)"/>${ring}` +
    `<text x="48" y="61" fill="#fff" font-family="system-ui,sans-serif" font-size="38" font-weight="700" text-anchor="middle">${escapeHtml(initialsOf(name))}</text></svg>`
  );
};
