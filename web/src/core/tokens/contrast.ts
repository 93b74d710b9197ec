import { colors, type ColorName } from './tokens.ts';

const luminance = (color: number): number => {
  const linear = [color >> 16, (color >> 8) & 255, color & 255].map((byte) => {
    const share = byte / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (linear[0] ?? 0) + 0.7152 * (linear[1] ?? 0) + 0.0722 * (linear[2] ?? 0);
};

/** Contrast of two colours, 1 … 21, by WCAG 2. */
export const contrast = (front: ColorName, back: ColorName): number => {
  const [light = 0, dark = 0] = [luminance(colors[front]), luminance(colors[back])].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};
