import { minesPictures } from 'assets/mines/pictures';
import { CELLS } from 'games-engine/mines';
import type { Sprite, Texture } from 'pixi.js';
import { memo, useCallback, useMemo, type ReactNode } from 'react';
import { clamp01, mix } from '../../../core/game-kit/scene/maths.ts';
import { useFrames } from '../../../core/game-kit/scene/pictures.ts';
import { glowTexture } from '../../../core/game-kit/scene/sparks.ts';
import { colors } from '../../../core/tokens/tokens.ts';
import { CRACK, type CellFace, type CellTurn } from './frame.ts';
import { cellCentre, glyphSize, type MinesLayout } from './layout.ts';

/** Layers of a cell, from its ground up; the signal runs between well and light. */
export const layers = ['well', 'light', 'glyph', 'cap'] as const;
export type Layer = (typeof layers)[number];
export type CellParts = Record<Layer, (Sprite | null)[]>;

const KEYS = Array.from({ length: CELLS }, (_, key) => key);

/** Share of its picture that a cell fills, and the middle of it there. */
const CELL_ART = { width: 0.84, height: 0.735, anchor: { x: 0.5, y: 0.51 } } as const;
const WELL_ART = { width: 0.82, height: 0.7, anchor: { x: 0.5, y: 0.57 } } as const;
const GLYPH_ART = 0.8; // the same of gem and mine

export type CellArt = Readonly<Record<'cap' | 'well' | 'gem' | 'mine', Texture | undefined>>;

/** Pictures of the cells; none of them before it is loaded. */
export const useCellArt = (): CellArt => {
  const [[cap], [well], [gem], [mine]] = [
    useFrames(minesPictures.closedCell),
    useFrames(minesPictures.openCell),
    useFrames(minesPictures.gem),
    useFrames(minesPictures.mine),
  ];
  return useMemo(() => ({ cap, well, gem, mine }), [cap, well, gem, mine]);
};

const isMine = (face: CellFace): boolean => face === 'mine' || face === 'far-mine';

interface LayerProps {
  layer: Layer;
  layout: MinesLayout;
  art: CellArt;
  turns: readonly CellTurn[];
  onPart: (layer: Layer, sectorKey: number, part: Sprite | null) => void;
}

const textureOf = (layer: Layer, art: CellArt, face: CellFace): Texture | undefined => {
  if (layer === 'light') return glowTexture();
  if (layer === 'glyph') return isMine(face) ? art.mine : art.gem;
  return art[layer];
};

interface PartProps {
  layer: Layer;
  sectorKey: number;
  layout: MinesLayout;
  texture: Texture;
  onPart: (layer: Layer, sectorKey: number, part: Sprite | null) => void;
}

/** One layer of a cell: only moved by frames. */
const Part = memo(function Part({ layer, sectorKey, layout, texture, onPart }: PartProps): ReactNode {
  const { x, y } = cellCentre(layout, sectorKey);
  const keep = useCallback((part: Sprite | null) => onPart(layer, sectorKey, part), [onPart, layer, sectorKey]);
  return (
    <pixiSprite
      texture={texture}
      anchor={layer === 'well' ? WELL_ART.anchor : layer === 'cap' ? CELL_ART.anchor : 0.5}
      x={x}
      y={y}
      blendMode={layer === 'light' ? 'add' : 'normal'}
      ref={keep}
    />
  );
});

/** One layer of all cells. */
export const CellLayer = ({ layer, layout, art, turns, onPart }: LayerProps): ReactNode =>
  KEYS.map((key) => {
    const texture = textureOf(layer, art, turns[key]?.face ?? 'closed');
    return texture && <Part key={key} {...{ layer, sectorKey: key, layout, texture, onPart }} />;
  });

/** Past its size and back to it. */
const pop = (share: number): number => 1 + 2.4 * (share - 1) ** 3 + 1.4 * (share - 1) ** 2;

/** A grey by which a part is darkened. */
const grey = (light: number): number => Math.round(light * 255) * 0x010101;

/** One moment of a cell. */
export interface CellMoment {
  turn: CellTurn;
  share: number; // share of its turn
  lift: number; // 0 … 1: under the finger
  asked: number; // 0 … 1: light of a cell whose answer is awaited
  dark: number; // 0 … 1: darkness over it
  win: number; // 0 … 1: light of a win
  calm: boolean;
}

const placePlate = (part: Sprite, { cell }: MinesLayout, art: typeof CELL_ART | typeof WELL_ART, scale = 1): void => {
  part.setSize((cell.width / art.width) * scale, (cell.height / art.height) * scale);
};

const DULL = 0.82; // light of a lid that nobody touches: gems are brighter

/** The lid: sinks under a press, breaks when it is opened, lifts off and fades when it never was. */
const placeCap = (part: Sprite, layout: MinesLayout, y: number, moment: CellMoment): void => {
  const { turn, share, lift, asked, dark, calm } = moment;
  const isFar = turn.face.startsWith('far');
  const gone = calm || isFar ? share : Number(share >= CRACK);
  const sunk = calm ? 0 : isFar ? -share * 0.16 : Math.min(share / CRACK, 1) * 0.07 + asked * 0.03;
  part.visible = gone < 1;
  part.alpha = 1 - gone;
  part.y = y - lift * layout.cell.height * 0.09 + sunk * layout.cell.height * 0.5;
  placePlate(part, layout, CELL_ART, 1 + lift * 0.04 - sunk);
  part.tint = grey((DULL + (1 - DULL) * Math.max(lift, asked)) * (1 - dark * 0.62));
};

/** Gem or mine: a gem springs up, a mine falls with weight; those that nobody opened lie in the dark. */
const placeGlyph = (part: Sprite, layout: MinesLayout, moment: CellMoment): void => {
  const { turn, share, dark, win, calm } = moment;
  const isFar = turn.face.startsWith('far');
  const shown = calm || isFar ? share : clamp01((share - CRACK) / (1 - CRACK));
  part.visible = turn.face !== 'closed' && shown > 0;
  const scale = calm || isFar ? 1 : turn.face === 'mine' ? mix(1.9, 1.12, shown ** 3) : pop(shown);
  part.setSize((glyphSize(layout) / GLYPH_ART) * scale * (isFar ? 0.72 : 1 + win * 0.12));
  part.alpha = isFar ? shown * 0.62 : Math.min(1, shown * 3);
  part.tint = turn.face === 'mine' ? 0xffffff : grey((isFar ? 0.6 : 1) * (1 - dark * 0.55));
};

const lightOf = ({
  turn,
  share,
  lift,
  asked,
  win,
  dark,
}: CellMoment): { alpha: number; tint: number; size: number } => {
  const shown = clamp01((share - CRACK) / 0.2);
  if (turn.face === 'safe' && share > 0)
    return {
      alpha: (0.5 * shown + win * 0.5 + (shown - share) * 0.5) * (1 - dark * 0.7),
      tint: colors.win,
      size: 1.5 + win * 0.5,
    };
  if (turn.face === 'mine' && share > 0) return { alpha: 0.85 * share ** 2, tint: 0xff3a2a, size: 2.3 };
  return { alpha: Math.max(lift * 0.5, asked * 0.8), tint: asked > 0 ? colors.info : colors.win, size: 1.55 };
};

/** Puts all layers of a cell where a moment has them. */
export const placeCell = (parts: CellParts, key: number, layout: MinesLayout, moment: CellMoment): void => {
  const { turn, share, dark } = moment;
  const { y } = cellCentre(layout, key);
  const { well, light, glyph, cap } = parts;
  const [ground, glow, sign, lid] = [well[key], light[key], glyph[key], cap[key]];
  if (lid) placeCap(lid, layout, y, moment);
  if (sign) placeGlyph(sign, layout, moment);
  if (ground) {
    ground.visible = turn.face !== 'closed' && share > 0;
    placePlate(ground, layout, WELL_ART);
    ground.tint = turn.face === 'mine' ? 0xff9a8a : grey(1 - dark * 0.6);
  }
  if (!glow) return;
  const { alpha, tint, size } = lightOf(moment);
  glow.visible = alpha > 0.01;
  glow.alpha = Math.min(alpha, 1);
  glow.tint = tint;
  glow.setSize(layout.cell.width * size, layout.cell.height * size);
};
