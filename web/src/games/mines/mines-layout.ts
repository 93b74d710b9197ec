import type { Point } from '../../core/game-kit/ways.ts';
import { COLUMNS, ROWS } from 'games-engine/mines';

/** A rectangle in CSS pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where everything of the picture stands, in CSS pixels. The buttons lie exactly where the cells are drawn. */
export interface MinesLayout {
  width: number;
  height: number;
  field: Box; // all cells with the gaps between them
  cell: { width: number; height: number };
  gap: number;
  radius: number; // of a cell's corners
  seed: Point; // where the signal begins
  exit: Point; // where it leaves with a win
  label: { left: number; right: number; y: number }; // the words above the signal's line
}

const between = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);

const WIDEST_CELL = 1.42; // width to height

/** The picture's geometry for a size. Cells are 44 px or more from 300 × 240 on. */
export const minesLayout = (width: number, height: number): MinesLayout => {
  const gap = Math.round(between(width * 0.012, 5, 10));
  const side = Math.round(between(width * 0.03, 8, 32));
  const band = Math.round(between(height * 0.14, 34, 52));
  const below = Math.round(between(height * 0.035, 8, 18));
  const tall = Math.floor((height - band - below - gap * (ROWS - 1)) / ROWS);
  const wide = Math.floor((width - side * 2 - gap * (COLUMNS - 1)) / COLUMNS);
  const cell = {
    width: Math.min(wide, Math.floor(tall * WIDEST_CELL)),
    height: Math.min(tall, Math.floor(wide * 1.1)),
  };
  const field = {
    width: cell.width * COLUMNS + gap * (COLUMNS - 1),
    height: cell.height * ROWS + gap * (ROWS - 1),
  };
  const x = Math.floor((width - field.width) / 2);
  const y = band + Math.floor((height - band - below - field.height) / 2);
  const line = band - 11;
  return {
    width,
    height,
    field: { x, y, ...field },
    cell,
    gap,
    radius: Math.round(between(cell.height * 0.14, 6, 10)),
    seed: { x: x + 8, y: line },
    exit: { x: x + field.width - 8, y: line },
    label: { left: x, right: x + field.width, y: line - Math.round(between(band * 0.4, 13, 19)) },
  };
};

/** The middle of a cell. */
export const cellCentre = ({ field, cell, gap }: MinesLayout, key: number): Point => ({
  x: field.x + (key % COLUMNS) * (cell.width + gap) + cell.width / 2,
  y: field.y + Math.floor(key / COLUMNS) * (cell.height + gap) + cell.height / 2,
});

/** How far two cells lie apart, counted in cells. */
export const cellDistance = (a: number, b: number): number =>
  Math.hypot((a % COLUMNS) - (b % COLUMNS), Math.floor(a / COLUMNS) - Math.floor(b / COLUMNS));

/** How large a cell's sign is: its radius. */
export const glyphRadius = ({ cell }: Pick<MinesLayout, 'cell'>): number => Math.min(cell.width, cell.height) * 0.2;
