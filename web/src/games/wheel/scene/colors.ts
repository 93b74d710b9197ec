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

/** True for one of the common sectors, which stay in the background. */
export const isPlain = (sector: number): boolean => sector === 0;

/** A sector's word: "2×". */
export const sectorWord = (multipliers: readonly number[], sector: number): string =>
  formatWholeMultiplier(multipliers[sector] ?? 0);
