/** Letters as strokes in a box of 4 × 6, so that a picture needs no font. */
const strokes: Readonly<Record<string, string>> = {
  A: 'M0 6L2 0L4 6M.8 4H3.2',
  B: 'M0 0V6H2.6Q4 6 4 4.5T2.6 3H0M0 0H2.4Q3.7 0 3.7 1.5T2.4 3',
  C: 'M4 1.2Q3.4 0 2 0Q0 0 0 3T2 6Q3.4 6 4 4.8',
  D: 'M0 0V6H1.6Q4 6 4 3T1.6 0Z',
  E: 'M4 0H0V6H4M0 3H3',
  F: 'M4 0H0V6M0 3H3',
  G: 'M4 1.2Q3.4 0 2 0Q0 0 0 3T2 6Q4 6 4 3.4H2.4',
  H: 'M0 0V6M4 0V6M0 3H4',
  I: 'M2 0V6',
  J: 'M4 0V4Q4 6 2 6T0 4.4',
  K: 'M0 0V6M4 0L0 3.6M1.4 2.6L4 6',
  L: 'M0 0V6H4',
  M: 'M0 6V0L2 3.4L4 0V6',
  N: 'M0 6V0L4 6V0',
  O: 'M2 0Q0 0 0 3T2 6Q4 6 4 3T2 0Z',
  P: 'M0 6V0H2.4Q4 0 4 1.8T2.4 3.6H0',
  Q: 'M2 0Q0 0 0 3T2 6Q4 6 4 3T2 0ZM2.6 4.4L4 6.2',
  R: 'M0 6V0H2.4Q4 0 4 1.7T2.4 3.4H0M2 3.4L4 6',
  S: 'M4 1.2Q3.6 0 2 0Q.2 0 .2 1.6Q.2 2.8 2 3T4 4.5Q4 6 2 6Q.4 6 0 4.8',
  T: 'M0 0H4M2 0V6',
  U: 'M0 0V4Q0 6 2 6T4 4V0',
  V: 'M0 0L2 6L4 0',
  W: 'M0 0L1 6L2 2.4L3 6L4 0',
  X: 'M0 0L4 6M4 0L0 6',
  Y: 'M0 0L2 3L4 0M2 3V6',
  Z: 'M0 0H4L0 6H4',
  0: 'M2 0Q0 0 0 3T2 6Q4 6 4 3T2 0Z',
  1: 'M.8 1.4L2.4 0V6',
  2: 'M0 1.6Q.2 0 2 0T4 1.8Q4 3 0 6H4',
  3: 'M0 .6Q3.8 -.8 3.8 1.4T1.4 2.9Q4 2.8 4 4.4T2 6Q.4 6 0 4.9',
  4: 'M3 6V0L0 4.2H4',
  5: 'M4 0H.6L.3 2.7Q4 1.8 4 4.1T1.8 6Q.4 6 0 4.9',
  6: 'M3.6 .4Q0 .4 0 4Q0 6 2 6T4 4.1T2 2.4T0 4',
  7: 'M0 0H4L1.4 6',
  8: 'M2 2.8Q.3 2.8 .3 1.4T2 0T3.7 1.4T2 2.8Q0 2.8 0 4.4T2 6T4 4.4T2 2.8Z',
  9: 'M.4 5.6Q4 5.6 4 2Q4 0 2 0T0 1.9T2 3.6T4 2',
  '&': 'M4 6L1 2Q.4 0 2 0Q3.4 0 3 1.4Q2.6 2.4 1 3.2Q-.4 4.4 .8 5.6Q2.4 6.6 4 3.6',
  '-': 'M.8 3H3.2',
};

const ADVANCE = 5.6;
const SPACE = 3.4;
const INK = '#12081f';

const advanceOf = (char: string): number => (char === ' ' ? SPACE : char === 'I' ? ADVANCE - 1.4 : ADVANCE);

const widthOf = (text: string): number => [...text].reduce((sum, char) => sum + advanceOf(char), 0) - 1.6;

/** Breaks a name into lines of at most so many letters. */
export const linesOf = (text: string, most: number): string[] =>
  text.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    return last !== undefined && `${last} ${word}`.length <= most
      ? [...lines.slice(0, -1), `${last} ${word}`]
      : [...lines, word];
  }, []);

/** A word in the middle of `x`, `height` high and at most `width` wide, its top at `y`. `edge`: colour of its lower side. */
export const letters = (
  word: string,
  x: number,
  y: number,
  height: number,
  width: number,
  colour: string,
  edge?: string,
): string => {
  const text = word.toUpperCase();
  const scale = Math.min(height / 6, width / widthOf(text));
  const drawn = [...text]
    .map((char, index) => {
      const before = [...text].slice(0, index).reduce((sum, each) => sum + advanceOf(each), 0);
      const shift = char === 'I' ? before - 0.7 : before;
      return strokes[char] === undefined
        ? ''
        : `<path d="${strokes[char]}" transform="translate(${shift.toFixed(1)} 0)"/>`;
    })
    .join('');
  const left = x - (widthOf(text) * scale) / 2;
  const top = y + (height - 6 * scale) / 2;
  const layer = (ink: string, wide: number, drop = 0): string =>
    `<g stroke="${ink}" stroke-width="${wide}" transform="translate(${left.toFixed(1)} ${(top + drop).toFixed(1)}) scale(${scale.toFixed(2)})">${drawn}</g>`;
  return `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${layer(INK, 2.6, scale * 0.5)}${layer(INK, 2.4)}${edge === undefined ? '' : layer(edge, 1.3, scale * 0.22)}${layer(colour, 1.15)}${edge === undefined ? '' : layer('#fff', 0.3, scale * -0.14)}</g>`;
};
