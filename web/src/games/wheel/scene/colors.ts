import { formatWholeMultiplier } from '../../../core/format/format.ts';
import { colors, type ColorName } from '../../../core/tokens/tokens.ts';
import styles from './picture.module.css';

/** Each sector's colour by its token: grey, blue, red, gold. A sector is told by its multiplier too, always. */
export const sectorTokens = ['border', 'info', 'loss', 'vip'] as const satisfies readonly ColorName[];

/** The class of a sector's colour in the stylesheet. */
const sectorClasses = ['grey', 'blue', 'red', 'gold'] as const;

/** The class that gives a sector's colours to what is inside. */
export const sectorClass = (sector: number): string | undefined => styles[sectorClasses[sector] ?? 'grey'];

/** A sector's colour for the canvas. */
export const sectorColor = (sector: number): number => colors[sectorTokens[sector] ?? 'border'];

/** Enamel of a sector as its wheel shows it: at the hub, at the rim, and what is written on it. */
export interface Enamel {
  readonly inner: string;
  readonly outer: string;
  readonly ink: string;
}

const enamels = [
  { inner: '#161226', outer: '#3d3560', ink: '#d9d4f2' },
  { inner: '#062a66', outer: '#1c8be6', ink: '#ffffff' },
  { inner: '#5c0524', outer: '#e8264f', ink: '#ffffff' },
  { inner: '#8a4b06', outer: '#ffcf4d', ink: '#2b1602' },
] as const satisfies readonly Enamel[];

/** A sector's enamel. */
export const sectorEnamel = (sector: number): Enamel => enamels[sector] ?? enamels[0];

/** True for one of the common sectors, which stay in the background. */
export const isPlain = (sector: number): boolean => sector === 0;

/** A sector's word: "2×". */
export const sectorWord = (multipliers: readonly number[], sector: number): string =>
  formatWholeMultiplier(multipliers[sector] ?? 0);
