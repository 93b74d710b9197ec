import { useApplication } from '@pixi/react';
import { CELLS } from 'games-engine/mines';
import { Container, Graphics, Rectangle, type Renderer, type Texture, type Sprite } from 'pixi.js';
import { useEffect, useMemo, memo, useCallback, useRef, type ReactNode, type RefObject } from 'react';
import { sceneNow } from '../../../core/game-kit/scene/clock.ts';
import { SceneCommitment, SceneLabel } from '../../../core/game-kit/scene/labels.tsx';
import { stageResolution, useStageDraw, SceneStage } from '../../../core/game-kit/scene/stage.tsx';
import type { ElementSize } from '../../../core/game-kit/scene/still.tsx';
import { drawAsked, drawEnd, drawFaces, drawLane, drawSeed, drawSignal, moodColor } from './drawing.ts';
import {
  cellTurns,
  minesFrame,
  newFrame,
  turnShare,
  type CellFace,
  type CellTurn,
  type MinesFrame,
  type SceneRound,
  cellCentre,
  minesLayout,
  type MinesLayout,
  signalPath,
} from './frame.ts';
import { MinesStill } from './still.tsx';

/** Drawings around their own origin, by name, for a layout. Must keep its identity. */
export type Drawings<Name extends string, Layout> = Readonly<Record<Name, (g: Graphics, layout: Layout) => void>>;

const pictureOf = (renderer: Renderer, draw: (g: Graphics) => void, { width, height }: ElementSize): Texture => {
  const graphics = new Graphics();
  draw(graphics);
  const target = new Container({ children: [graphics] }); // keeps an alpha that the drawing sets
  const frame = new Rectangle(-width / 2, -height / 2, width, height);
  const picture = renderer.generateTexture({ target, frame, resolution: stageResolution() });
  target.destroy({ children: true });
  return picture;
};

/**
 * Draws pictures once and keeps them, for parts that are shown many times: a picture is moved by its four corners, a
 * drawing by all its lines. `size`: what a picture covers, around the drawing's origin; whole pixels.
 */
const usePictures = <Name extends string, Layout>(
  drawings: Drawings<Name, Layout>,
  layout: Layout,
  size: ElementSize,
): Readonly<Record<Name, Texture>> => {
  const { app } = useApplication();
  const pictures = useMemo(() => {
    const names = Object.keys(drawings) as Name[];
    return Object.fromEntries(
      names.map((name) => [name, pictureOf(app.renderer, (g) => drawings[name](g, layout), size)]),
    ) as Record<Name, Texture>;
  }, [app, drawings, layout, size]);
  useEffect(
    () => () => {
      for (const picture of Object.values<Texture>(pictures)) picture.destroy(true);
    },
    [pictures],
  );
  return pictures;
};

interface MinesSceneProps {
  size: ElementSize;
  round: SceneRound | undefined; // the open one or the last
  asked: number | undefined; // the cell whose answer is awaited
  pending: boolean; // any answer is awaited
  calm: boolean; // reduced motion
  seedHash: string | undefined; // the commitment for the next round
  multiplier: { text: string; mood: SceneRound['mood'] } | undefined; // multiplier of the cells opened so far, "1.14×"
}

const BREATH_MS = 900;
const AROUND = 4; // px around a cell that its picture covers: spikes, what it stands above
const HALF_DIGIT = 4.4; // px, half of what a digit of the multiplier takes
const KEYS = Array.from({ length: CELLS }, (_, key) => key);

/** Opening of the rings while an answer is awaited. */
const breathAt = (now: number): number => 0.5 - Math.cos((now / BREATH_MS) * Math.PI * 2) / 2;

type Side = 'front' | 'back';

/** Turns a cell: it narrows, shows its other side, widens. Under reduced motion one side fades into the other. */
const turnCell = (side: Side, part: Sprite, { face }: CellTurn, share: number, calm: boolean): void => {
  const turned = share >= 0.5;
  part.scale.x = calm ? 1 : Math.max(0.02, Math.abs(1 - 2 * share));
  if (side === 'front') {
    part.visible = calm ? share < 1 : !turned;
    part.alpha = calm ? 1 - share : 1;
  } else part.visible = face !== 'closed' && (calm ? share > 0 : turned);
};

type Faces = Readonly<Record<CellFace, Texture>>;

interface CellProps {
  layout: MinesLayout;
  sectorKey: number;
  picture: Texture;
  side: Side;
  onPart: (side: Side, sectorKey: number, part: Sprite | null) => void;
}

/** One side of a cell: only moved by frames. */
const SceneCell = memo(function SceneCell({ layout, sectorKey, picture, side, onPart }: CellProps): ReactNode {
  const { x, y } = cellCentre(layout, sectorKey);
  const keep = useCallback((part: Sprite | null) => onPart(side, sectorKey, part), [onPart, side, sectorKey]);
  return <pixiSprite texture={picture} anchor={0.5} x={x} y={y} ref={keep} />;
});

interface FieldProps extends Pick<CellProps, 'layout' | 'side' | 'onPart'> {
  faces: Faces;
  turns: readonly CellTurn[];
}

/** One side of all cells: the signal runs between the two. */
const Field = ({ faces, turns, ...cell }: FieldProps): ReactNode =>
  KEYS.map((key) => (
    <SceneCell
      key={key}
      {...cell}
      sectorKey={key}
      picture={faces[cell.side === 'front' ? 'closed' : (turns[key]?.face ?? 'closed')]}
    />
  ));

/** Every face of a cell, drawn once for a size of the field. */
const useFaces = (layout: MinesLayout): Faces => {
  const { width, height } = layout.cell;
  const size = useMemo(() => ({ width: width + 2 * AROUND, height: height + 2 * AROUND }), [width, height]);
  return usePictures(drawFaces, layout, size);
};

/** The parts that every frame redraws. */
const useParts = (): Record<'seed' | 'signal' | 'asked' | 'end', RefObject<Graphics | null>> => ({
  seed: useRef(null),
  signal: useRef(null),
  asked: useRef(null),
  end: useRef(null),
});

const nothing = (): void => undefined;

const still: MinesFrame = newFrame();
const closed: CellTurn = { face: 'closed', from: 0, ms: 0 };

/** The picture of a field: a signal runs from the seed over the opened cells and out. Holds no rules, takes no input. */
const MinesScene = ({ size, round, asked, pending, calm, seedHash, multiplier }: MinesSceneProps): ReactNode => {
  const layout = useMemo(() => minesLayout(size.width, size.height), [size]);
  const faces = useFaces(layout);
  const turns = useMemo(() => cellTurns(round), [round]);
  const path = useMemo(() => {
    const keys = round?.opened.map(({ sectorKey }) => sectorKey) ?? [];
    return signalPath(layout, keys, round?.endedAt !== undefined && round.opened.at(-1)?.isMine === false);
  }, [layout, round]);
  const lane = useMemo(() => (g: Graphics) => drawLane(g, layout), [layout]);
  const sides = useRef<Record<Side, (Sprite | null)[]>>({ front: [], back: [] });
  const onPart = useCallback((side: Side, sectorKey: number, part: Sprite | null) => {
    sides.current[side][sectorKey] = part;
  }, []);
  const frame = useRef(newFrame());
  const { seed, signal, asked: askedPart, end } = useParts();
  const hash = round?.mood === 'open' ? round.seedHash : (seedHash ?? round?.seedHash);

  useStageDraw(() => {
    const now = sceneNow();
    const breathes = pending && !calm;
    const breath = breathes ? breathAt(now) : 0;
    if (round) minesFrame(frame.current, round, now);
    const moment = round ? frame.current : still;
    for (let key = 0; key < CELLS; key += 1) {
      const turn = turns[key] ?? closed;
      const share = turnShare(turn, now);
      const front = sides.current.front[key];
      const back = sides.current.back[key];
      if (front) turnCell('front', front, turn, share, calm);
      if (back) turnCell('back', back, turn, share, calm);
    }
    if (seed.current) drawSeed(seed.current, layout, breath);
    if (signal.current) drawSignal(signal.current, layout, path, moment, round?.mood ?? 'open');
    if (end.current) drawEnd(end.current, layout, path, round, moment);
    if (askedPart.current) {
      if (asked === undefined) askedPart.current.clear();
      else drawAsked(askedPart.current, layout, cellCentre(layout, asked), breath);
    }
    return moment.moving || breathes;
  });

  return (
    <pixiContainer>
      <pixiGraphics draw={lane} />
      {hash === undefined ? null : <SceneCommitment x={layout.label.left} y={layout.label.y} hash={hash} size={11} />}
      {multiplier === undefined ? null : (
        <SceneLabel
          x={layout.label.right - multiplier.text.length * HALF_DIGIT}
          y={layout.label.y}
          text={multiplier.text}
          size={14}
          color={moodColor[multiplier.mood]}
          bold
        />
      )}
      <Field layout={layout} faces={faces} side="front" turns={turns} onPart={onPart} />
      <pixiGraphics draw={nothing} ref={signal} />
      <Field layout={layout} faces={faces} side="back" turns={turns} onPart={onPart} />
      <pixiGraphics draw={nothing} ref={seed} />
      <pixiGraphics draw={nothing} ref={askedPart} />
      <pixiGraphics draw={nothing} ref={end} />
    </pixiContainer>
  );
};

/** The scene of mines on its canvas; loaded only with a screen that shows one. */
export const MinesStage = (props: Omit<MinesSceneProps, 'size'>): ReactNode => (
  <SceneStage fallback={<MinesStill round={props.round} />}>
    {(size) => <MinesScene {...props} size={size} />}
  </SceneStage>
);
