/** Light, middle and dark shade of each colour. */
const paints = {
  gold: ['#fff3b0', '#f6b73c', '#9a5a10'],
  red: ['#ff9c8f', '#e2343f', '#7d0f22'],
  orange: ['#ffd08a', '#f3792b', '#8d3510'],
  green: ['#b9f58c', '#3fae4b', '#125a35'],
  teal: ['#a9fff0', '#1fb3a8', '#0a5460'],
  blue: ['#a8dcff', '#2f7fe6', '#152f86'],
  violet: ['#dcb4ff', '#8b46dd', '#3d1478'],
  pink: ['#ffc4e3', '#ec4f9c', '#86145c'],
  brown: ['#e7bd8c', '#9c6034', '#4a2712'],
  steel: ['#f4f8ff', '#a9b6cb', '#4d5a72'],
  white: ['#ffffff', '#e9eef7', '#a8b2c8'],
  night: ['#5a6484', '#2b3350', '#10142a'],
} as const;
export type Paint = keyof typeof paints;

const OUTLINE = '#12081f';

export const middleOf = (paint: Paint): string => paints[paint][1];
export const lightOf = (paint: Paint): string => paints[paint][0];
export const darkOf = (paint: Paint): string => paints[paint][2];

/** A circle as a path. */
export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

const round = (value: number): number => Math.round(value * 10) / 10;

/** A regular polygon, or a star where `inner` is less than `r`. */
export const corners = (count: number, x: number, y: number, r: number, inner = r, turn = -0.25): string => {
  const steps = inner === r ? count : count * 2;
  const points = Array.from({ length: steps }, (_, index) => {
    const angle = 2 * Math.PI * (index / steps + turn);
    const at = index % 2 === 1 ? inner : r;
    return `${round(x + at * Math.cos(angle))} ${round(y + at * Math.sin(angle))}`;
  });
  return `M${points.join('L')}Z`;
};

/** A filled shape with an outline. */
export const fill = (paint: Paint, d: string, more = ''): string =>
  `<path d="${d}" fill="url(#${paint})" stroke="${OUTLINE}" stroke-width="3" stroke-linejoin="round"${more}/>`;

/** A shape without an outline. */
export const flat = (colour: string, d: string, opacity = 1): string =>
  `<path d="${d}" fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;

/** A line with an outline. */
export const line = (paint: Paint, d: string, width = 5): string =>
  [
    [OUTLINE, width + 4],
    [middleOf(paint), width],
  ]
    .map(
      ([colour, wide]) =>
        `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${wide}" stroke-linecap="round" stroke-linejoin="round"/>`,
    )
    .join('');

/** A highlight. */
export const shine = (d: string, opacity = 0.55): string => flat('#fff', d, opacity);

/** The gradients that a drawing uses. */
export const defsFor = (drawn: string): string => {
  const used = (Object.keys(paints) as Paint[]).filter((paint) => drawn.includes(`url(#${paint})`));
  return used
    .map((paint) => {
      const [light, middle, dark] = paints[paint];
      return `<linearGradient id="${paint}" x1="0" y1="0" x2="0.35" y2="1"><stop offset="0" stop-color="${light}"/><stop offset="0.45" stop-color="${middle}"/><stop offset="1" stop-color="${dark}"/></linearGradient>`;
    })
    .join('');
};
