/** Small helpers over the DOM. */

type Child = Node | string;
type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

const fillIn = (node: Element, attributes: Attributes, children: readonly Child[]): void => {
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined && value !== false) node.setAttribute(name, value === true ? '' : String(value));
  node.append(...children);
};

export const element = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] => {
  const node = document.createElement(tag);
  fillIn(node, attributes, children);
  return node;
};

export const drawing = <Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: Child[]
): SVGElementTagNameMap[Tag] => {
  const node = document.createElementNS('http://www.w3.org/2000/svg', tag);
  fillIn(node, attributes, children);
  return node;
};

export const button = (label: string, press: () => void, attributes: Attributes = {}): HTMLButtonElement => {
  const node = element('button', { type: 'button', ...attributes }, label);
  node.addEventListener('click', press);
  return node;
};

/** True when the player prefers reduced motion. */
export const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Animates an element and resolves at the end; immediately with reduced motion. */
export const move = async (node: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Promise<void> => {
  if (isStill()) return;
  await node.animate(frames, options).finished.catch(() => undefined);
};

/** A symbol of the page's theme. */
export const symbolImage = (symbol: number): HTMLImageElement =>
  element('img', {
    src: `../symbol/${document.documentElement.dataset['theme'] ?? 'gems'}/${symbol}.svg`,
    alt: '',
    draggable: 'false',
  });
