const MIN_TILE = 140; // px, as the grid of a list that is short
/** Between two columns, px. */
export const COLUMN_GAP = 12;
const ROW_GAP = 16;
const BELOW_PICTURE = 48; // title, provider and the gap above them

/** How tiles stand at a width. */
export interface GridSize {
  readonly columns: number;
  readonly rowHeight: number; // px, with the gap below
}

/** The grid of a list that is `width` px wide: as many columns as fit, square pictures. */
export const gridSize = (width: number): GridSize => {
  const columns = Math.max(1, Math.floor((width + COLUMN_GAP) / (MIN_TILE + COLUMN_GAP)));
  const tile = (width - (columns - 1) * COLUMN_GAP) / columns;
  return { columns, rowHeight: Math.round(tile + BELOW_PICTURE + ROW_GAP) };
};
