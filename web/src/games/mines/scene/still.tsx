import { minesPictures } from 'assets/mines/pictures';
import { CELLS } from 'games-engine/mines';
import { useMemo, type ReactNode } from 'react';
import type { Sheet } from '../../../core/game-kit/scene/pictures.ts';
import { Still, type ElementSize } from '../../../core/game-kit/scene/still.tsx';
import { cellTurns, type CellFace, type SceneRound } from './frame.ts';
import { cellCentre, glyphSize, ladderSteps, minesLayout, rungBox, signalPath, type MinesLayout } from './layout.ts';
import styles from './still.module.css';

const KEYS = Array.from({ length: CELLS }, (_, key) => key);

const faceStyles: Record<CellFace, string | undefined> = {
  closed: styles.closed,
  safe: styles.safe,
  mine: styles.mine,
  'far-safe': styles.far,
  'far-mine': styles.far,
};

const glyphs: Record<CellFace, Sheet | undefined> = {
  closed: undefined,
  safe: minesPictures.gem,
  mine: minesPictures.mine,
  'far-safe': minesPictures.gem,
  'far-mine': minesPictures.mine,
};

/** A cell: its plate, and the first frame of what lies in it. */
const Cell = ({ layout, sectorKey, face }: { layout: MinesLayout; sectorKey: number; face: CellFace }): ReactNode => {
  const { x, y } = cellCentre(layout, sectorKey);
  const { cell, radius } = layout;
  const glyph = glyphs[face];
  const size = glyphSize(layout) * 1.15;
  return (
    <g transform={`translate(${x} ${y})`} className={faceStyles[face]}>
      <rect x={-cell.width / 2} y={-cell.height / 2} width={cell.width} height={cell.height} rx={radius} />
      {glyph && (
        <svg x={-size / 2} y={-size / 2} width={size} height={size} viewBox={`0 0 ${glyph.width} ${glyph.height}`}>
          <image href={glyph.url} width={glyph.width * glyph.columns} />
        </svg>
      )}
    </g>
  );
};

/** The rungs ahead, those reached lit. */
const Rungs = ({
  layout,
  steps,
  reached,
}: {
  layout: MinesLayout;
  steps: readonly string[];
  reached: number;
}): ReactNode => {
  const shown = ladderSteps(steps.length, reached - 1, layout.ladder.places);
  return shown.map((step, place) => {
    const { x, y, width, height } = rungBox(layout, place, shown.length);
    return (
      <g key={step} className={step <= reached ? styles.lit : styles.rung}>
        <rect x={x} y={y} width={width} height={height} rx={layout.radius} />
        <text x={x + width / 2} y={y + height / 2}>
          {steps[step - 1]}
        </text>
      </g>
    );
  });
};

/** The cells of a field and what lies below them. */
const MinesField = ({
  size,
  round,
  steps,
}: {
  size: ElementSize;
  round: SceneRound | undefined;
  steps: readonly string[];
}): ReactNode => {
  const layout = minesLayout(size.width, size.height);
  const turns = useMemo(() => cellTurns(round), [round]);
  const opened = round?.opened ?? [];
  const leaves = round?.endedAt !== undefined && opened.at(-1)?.isMine === false;
  const { points } = signalPath(
    layout,
    opened.map(({ sectorKey }) => sectorKey),
    leaves,
  );
  return (
    <svg width={size.width} height={size.height} viewBox={`0 0 ${size.width} ${size.height}`} className={styles.field}>
      <Rungs layout={layout} steps={steps} reached={opened.filter(({ isMine }) => !isMine).length} />
      {KEYS.map((key) => (
        <Cell key={key} layout={layout} sectorKey={key} face={turns[key]?.face ?? 'closed'} />
      ))}
      {round && <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} className={styles.signal} />}
    </svg>
  );
};

/** The field without a canvas, and before there is one: the same places, nothing moves. */
export const MinesStill = ({
  round,
  steps,
}: {
  round: SceneRound | undefined;
  steps: readonly string[];
}): ReactNode => <Still>{(size) => <MinesField size={size} round={round} steps={steps} />}</Still>;
