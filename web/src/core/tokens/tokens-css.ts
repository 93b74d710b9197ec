import {
  colors,
  COMPACT_TARGET,
  compactSpace,
  ease,
  fontFamily,
  hex,
  motion,
  radius,
  REDUCED_MOTION_MS,
  space,
  TARGET,
  type,
  WIDE,
  type ColorName,
} from './tokens.ts';

const rem = (px: number): string => `${px / 16}rem`;

const rule = (selector: string, lines: readonly string[], indent = ''): string =>
  [`${indent}${selector} {`, ...lines.map((line) => `${indent}  ${line};`), `${indent}}`].join('\n');

const spaces = (steps: readonly number[]): string[] => steps.map((px, index) => `--s-${index + 1}: ${px}px`);

const still = Object.entries(motion).map(([name, ms]) => `--m-${name}: ${Math.min(ms, REDUCED_MOTION_MS)}ms`);

/** The stylesheet of custom properties. `--motion` is 1, or 0 where motion is to be reduced: multiply distances by it. */
export const tokensCss = (): string =>
  [
    '/* Written by `npm run tokens -w web` from tokens.ts: change that file, not this one. */',
    rule(':root', [
      ...Object.keys(colors).map((name) => `--c-${name}: ${hex(name as ColorName)}`),
      ...spaces(space),
      ...Object.entries(radius).map(([name, px]) => `--r-${name}: ${px}px`),
      ...Object.entries(type).map(([size, line]) => `--t-${size}: ${rem(Number(size))}/${rem(line)} var(--font)`),
      ...Object.entries(motion).map(([name, ms]) => `--m-${name}: ${ms}ms`),
      `--ease: cubic-bezier(${ease.join(', ')})`,
      `--font: ${fontFamily}`,
      `--target: ${TARGET}px`,
      '--motion: 1',
    ]),
    '@media (prefers-reduced-motion: reduce) {',
    rule(':root', [...still, '--motion: 0'], '  '),
    '}',
    rule(':root[data-calm]', [...still, '--motion: 0']), // the player's own switch
    `@media (min-width: ${WIDE}px) and (pointer: fine) {`,
    rule(":root[data-density='compact']", [...spaces(compactSpace), `--target: ${COMPACT_TARGET}px`], '  '),
    '}',
    '',
  ].join('\n');
