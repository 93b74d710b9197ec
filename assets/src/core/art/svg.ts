/** A folder's pictures: file name → SVG source. */
export type ArtFiles = Readonly<Record<string, string>>;

/** Export `art` of a `*.art.ts` file. */
export type Art = () => ArtFiles | Promise<ArtFiles>;

type Attributes = Readonly<Record<string, string | number>>;

/** One SVG element. Numbers are rounded to hundredths, so that files stay small and the same everywhere. */
export function element(tag: string, attributes: Attributes = {}, children: readonly string[] = []): string {
  const written = Object.entries(attributes).map(
    ([name, value]) => ` ${name}="${typeof value === 'number' ? round(value) : value}"`,
  );
  return children.length === 0
    ? `<${tag}${written.join('')}/>`
    : `<${tag}${written.join('')}>${children.join('')}</${tag}>`;
}

export function round(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** A whole picture. It has no title: the page that shows it names it, or hides it from assistive technology. */
export function picture(width: number, height: number, children: readonly string[]): string {
  return `${element('svg', { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${round(width)} ${round(height)}` }, children)}\n`;
}

/** A drawn line: no fill, round joins and ends. */
export function stroke(d: string, colour: string, width: number, more: Attributes = {}): string {
  return element('path', {
    d,
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  });
}

export function dot(cx: number, cy: number, r: number, colour: string, more: Attributes = {}): string {
  return element('circle', { cx, cy, r, fill: colour, ...more });
}

export function ring(cx: number, cy: number, r: number, colour: string, width: number, more: Attributes = {}): string {
  return element('circle', { cx, cy, r, fill: 'none', stroke: colour, 'stroke-width': width, ...more });
}

/** A vertical (or, with `across`, horizontal) gradient to be filled with `url(#id)`. */
export function gradient(
  id: string,
  stops: readonly (readonly [offset: number, colour: string, opacity?: number])[],
  across = false,
): string {
  const end = across ? { x1: 0, y1: 0, x2: 1, y2: 0 } : { x1: 0, y1: 0, x2: 0, y2: 1 };
  const children = stops.map(([offset, colour, opacity = 1]) =>
    element('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }),
  );
  return element('linearGradient', { id, ...end }, children);
}
