/** Every design token, once: canvases read the numbers, screens the custom properties made from them. */

/** Colours as numbers, the form a canvas wants. Contrast ratios in interface terms: text 12.3, muted 6.5, faint 4.9. */
export const colors = {
  canvas: 0x0b0e14,
  'surface-1': 0x121722,
  'surface-2': 0x1a2130,
  'surface-3': 0x242d40,
  text: 0xeef2f8,
  muted: 0xa7b2c6,
  faint: 0x8e9bb4,
  accent: 0x7c8cff,
  'on-accent': 0x0b0e14,
  win: 0x3ddc97,
  loss: 0xff7a85,
  warn: 0xffc65c,
  info: 0x5cc8ff,
  vip: 0xe8c27a,
  border: 0x7384a3, // border of controls: 3:1 against every surface
  divider: 0x2c374d,
  focus: 0x97a4ff,
} as const;
export type ColorName = keyof typeof colors;

/** Space steps in px: --s-1 … --s-7. */
export const space = [4, 8, 12, 16, 24, 32, 48] as const;

/** The same where controls are dense. */
export const compactSpace = [4, 6, 8, 12, 16, 24, 32] as const;

/** Corner radii in px. */
export const radius = { control: 6, card: 10, modal: 16, pill: 9999 } as const;

/** Type steps: font size and line height in px. `font: 600 var(--t-14)` sets size, line and face. */
export const type = { 12: 16, 14: 20, 16: 24, 20: 28, 28: 34, 40: 44 } as const;

/** Durations in ms. `outcome` and `turbo` are upper bounds of a result's reveal. */
export const motion = { press: 90, hover: 160, panel: 240, reveal: 400, outcome: 900, turbo: 200 } as const;

/** The longest fade under reduced motion, ms. */
export const REDUCED_MOTION_MS = 100;

/** The one easing curve. */
export const ease = [0.2, 0.8, 0.2, 1] as const;

/** Smallest side of anything that can be pressed, px. */
export const TARGET = 44;

/** The same where controls are dense: for a mouse only. */
export const COMPACT_TARGET = 36;

/** From this width on there is room for a menu at the side, and for a mouse, px. */
export const WIDE = 990;

/** The face, as a canvas or a stylesheet names it. */
export const fontFamily = "Inter, system-ui, 'Segoe UI', sans-serif";

/** A colour of 24 bits as CSS writes it. */
export const hexOf = (color: number): string => `#${color.toString(16).padStart(6, '0')}`;

/** A colour of the tokens as CSS writes it. */
export const hex = (name: ColorName): string => hexOf(colors[name]);
