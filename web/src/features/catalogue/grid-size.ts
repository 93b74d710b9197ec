const MIN_TILE = 140; // px, as in the CSS of short lists
/** Between two columns, px. */
export const COLUMN_GAP = 12;
const ROW_GAP = 16;
const BELOW_PICTURE = 48; // title, provider and the gap above them

/** The layout of tiles at a width. */
export interface GridSize {
  readonly columns: number;
  readonly rowHeight: number; // px, with the gap below
}

/** The layout of a list `width` px wide: as many columns as fit, with square pictures. */
export const gridSize = (width: number): GridSize => {
  const columns = Math.max(1, Math.floor((width + COLUMN_GAP) / (MIN_TILE + COLUMN_GAP)));
  const tile = (width - (columns - 1) * COLUMN_GAP) / columns;
  return { columns, rowHeight: Math.round(tile + BELOW_PICTURE + ROW_GAP) };
};
