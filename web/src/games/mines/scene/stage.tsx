import { CELLS } from 'games-engine/mines';
import type { Container, Graphics, Sprite } from 'pixi.js';
import { useCallback, useMemo, useRef, type ReactNode, type RefObject } from 'react';
import { sceneNow } from '../../../core/game-kit/scene/clock.ts';
import { SceneLabel } from '../../../core/game-kit/scene/labels.tsx';
import { clamp01 } from '../../../core/game-kit/scene/maths.ts';
import { glowTexture, Sparks, type Burst } from '../../../core/game-kit/scene/sparks.ts';
import { useStageDraw, SceneStage } from '../../../core/game-kit/scene/stage.tsx';
import type { ElementSize } from '../../../core/game-kit/scene/still.tsx';
import { isGreat, WIN_SPARKS } from '../../../core/game-kit/scene/win.ts';
import { useStore } from '../../../core/store/store.ts';
import { colors } from '../../../core/tokens/tokens.ts';
import { CellLayer, placeCell, useCellArt, type CellParts, type Layer } from './cells.tsx';
import { drawPieces, drawShock, drawSignal, moodColor, sparkColors } from './drawing.ts';
import {
  cellTurns,
  minesFrame,
  newFrame,
  piecesShare,
  turnShare,
  type CellTurn,
  type MinesFrame,
  type SceneRound,
} from './frame.ts';
import { cellCentre, minesLayout, signalPath, type MinesLayout } from './layout.ts';
import { Ladder, lightLadder, useLadderLights } from './ladder.tsx';
import { MinesStill } from './still.tsx';
import { touchedCell } from './touch.ts';

interface MinesSceneProps {
  size: ElementSize;
  round: SceneRound | undefined; // the open one or the last
  asked: number | undefined; // the cell whose answer is awaited
  pending: boolean; // any answer is awaited
  calm: boolean; // reduced motion
  steps: readonly string[]; // multipliers after 1, 2 … safe cells
  result: { text: string; mood: SceneRound['mood'] } | undefined; // multiplier of a round that has ended with one
}

const BREATH_MS = 900;
const LIFT_MS = 55; // time in which a cell has made two thirds of its way to the finger
const SHAKE = 7; // px

/** Light of what is awaited, 0 … 1. */
const breathAt = (now: number): number => 0.5 - Math.cos((now / BREATH_MS) * Math.PI * 2) / 2;

/** Cells that follow the finger. Theirs is the only motion that is no function of the round. */
class Lifts {
  readonly values = new Float32Array(CELLS);
  #last = 0;

  /** Moves all of them on; true while one of them is on its way. */
  next(touched: number | undefined, now: number, calm: boolean): boolean {
    const step = calm ? 1 : 1 - Math.exp(-Math.min(now - this.#last, 50) / LIFT_MS);
    this.#last = now;
    let moving = false;
    for (let key = 0; key < CELLS; key += 1) {
      const [target, value] = [Number(key === touched), this.values[key] ?? 0];
      const next = Math.abs(target - value) < 0.01 ? target : value + (target - value) * step;
      this.values[key] = next;
      moving ||= next !== target;
    }
    return moving;
  }
}

const closed: CellTurn = { face: 'closed', from: 0, ms: 0 };
const still: MinesFrame = newFrame();

/** Swell of a win's light at a cell: the light runs over the opened cells in their order, in a great win twice. */
const swellAt = ({ winProgress, settled }: MinesFrame, round: SceneRound, key: number): number => {
  if (!settled || winProgress >= 1 || round.mood !== 'win') return 0;
  const order = round.opened.findIndex(({ sectorKey }) => sectorKey === key);
  if (order < 0) return 0;
  const laps = isGreat(round.size) ? 2 : 1;
  const since = (winProgress * laps * 1.4) % 1.4;
  return Math.max(0, Math.sin(Math.PI * clamp01(since * 1.6 - (order / round.opened.length) * 0.6)));
};

interface Parts {
  root: RefObject<Container | null>;
  signal: RefObject<Graphics | null>;
  pieces: RefObject<Graphics | null>;
  answer: RefObject<Sprite | null>;
  result: RefObject<Container | null>;
  sparks: RefObject<Container | null>;
}

const useParts = (): Parts => ({
  root: useRef(null),
  signal: useRef(null),
  pieces: useRef(null),
  answer: useRef(null),
  result: useRef(null),
  sparks: useRef(null),
});

/** Pieces of glass that fly, and the blow of a mine. */
const drawBreaks = (
  g: Graphics,
  layout: MinesLayout,
  round: SceneRound,
  turns: readonly CellTurn[],
  { shock }: MinesFrame,
  now: number,
): void => {
  for (const { sectorKey, isMine } of round.opened) {
    const share = piecesShare(turns[sectorKey] ?? closed, now);
    const look = { id: `${round.id} ${sectorKey}`, color: isMine ? 0xb04a4a : 0x57d8c4 };
    if (share > 0 && share < 1 && !round.calm) drawPieces(g, layout, cellCentre(layout, sectorKey), share, look);
  }
  if (shock < 1) drawShock(g, layout, cellCentre(layout, round.opened.at(-1)?.sectorKey ?? 0), shock);
};

/** Light over the whole stage: a win's, as wide as it is large, or the red of a mine, which passes. */
const shine = (part: Sprite, layout: MinesLayout, round: SceneRound | undefined, frame: MinesFrame): void => {
  const won = frame.settled && round?.mood === 'win' && frame.winProgress < 1;
  part.visible = won || frame.shock < 1;
  if (!round || !part.visible) return;
  const { field } = layout;
  const reach = won ? { small: 1.1, medium: 1.5, large: 2, huge: 2.6 }[round.size] : 1.4;
  part.position.set(field.x + field.width / 2, field.y + field.height / 2);
  part.setSize(field.width * reach, field.height * 1.4 * reach);
  part.tint = won ? (isGreat(round.size) ? colors.vip : colors.win) : 0xff2a1a;
  part.alpha = won ? 0.5 * Math.sin(Math.PI * frame.winProgress) : 0.4 * (1 - frame.shock) ** 2;
};

const burstOf = ({ height }: MinesLayout, { id, size, mood }: SceneRound): Burst | undefined =>
  mood === 'win'
    ? {
        id,
        count: WIN_SPARKS[size],
        reach: height * { small: 0.5, medium: 0.75, large: 1, huge: 1.4 }[size],
        colors: isGreat(size) ? sparkColors.great : sparkColors.usual,
        size: { small: 20, medium: 26, large: 34, huge: 42 }[size],
        fall: height * 0.3,
      }
    : undefined;

const show = (part: Container | null, isShown: boolean): void => {
  if (part) part.visible = isShown;
};

const nothing = (): void => undefined;

/** The multiplier that a round has ended with, over the field. */
const Result = ({
  layout,
  result,
}: {
  layout: MinesLayout;
  result: NonNullable<MinesSceneProps['result']>;
}): ReactNode => {
  const { field, cell } = layout;
  const [x, y] = [field.x + field.width / 2, field.y + field.height / 2];
  const size = Math.round(Math.min(cell.height * 0.9, 84, field.width / (result.text.length * 0.7)));
  return (
    <>
      <pixiSprite
        texture={glowTexture()}
        anchor={0.5}
        x={x}
        y={y}
        width={size * result.text.length * 1.5}
        height={size * 3.2}
        tint={0x01080a}
        alpha={0.94}
      />
      <SceneLabel x={x} y={y} text={result.text} size={size} color={moodColor[result.mood]} bold />
    </>
  );
};

/** The picture of a field of glass, whose cells break into gems or onto a mine. Holds no rules, takes no input. */
const MinesScene = ({ size, round, asked, pending, calm, steps, result }: MinesSceneProps): ReactNode => {
  const layout = useMemo(() => minesLayout(size.width, size.height), [size]);
  const art = useCellArt();
  const turns = useMemo(() => cellTurns(round), [round]);
  const path = useMemo(() => {
    const keys = round?.opened.map(({ sectorKey }) => sectorKey) ?? [];
    return signalPath(layout, keys, round?.endedAt !== undefined && round.opened.at(-1)?.isMine === false);
  }, [layout, round]);
  const { root, signal, pieces, answer, result: resultPart, sparks: sparksPart } = useParts();
  const cells = useRef<CellParts>({ well: [], light: [], glyph: [], cap: [] });
  const onPart = useCallback((at: Layer, key: number, part: Sprite | null) => {
    cells.current[at][key] = part;
  }, []);
  const lights = useLadderLights();
  const lifts = useRef(new Lifts());
  const frame = useRef(newFrame());
  const sparks = useRef(new Sparks());
  const burst = useMemo(() => round && burstOf(layout, round), [layout, round]);
  const touched = useStore(touchedCell);

  useStageDraw(() => {
    const now = sceneNow();
    const breathes = pending && !calm;
    const breath = breathes ? breathAt(now) : 0;
    if (round) minesFrame(frame.current, round, now);
    const moment = round ? frame.current : still;
    const lifting = lifts.current.next(touched, performance.now(), calm);
    for (let key = 0; key < CELLS; key += 1) {
      const turn = turns[key] ?? closed;
      placeCell(cells.current, key, layout, {
        turn,
        share: turnShare(turn, now),
        lift: lifts.current.values[key] ?? 0,
        asked: key === asked ? 0.5 + breath * 0.5 : 0,
        dark: moment.dark,
        win: round ? swellAt(moment, round, key) : 0,
        calm,
      });
    }
    const shake = moment.shock < 1 ? Math.sin(moment.shock * 46) * (1 - moment.shock) ** 2 * SHAKE : 0;
    root.current?.position.set(shake, Math.abs(shake) * 0.5);
    if (signal.current) drawSignal(signal.current, layout, path, moment, round?.mood ?? 'open');
    pieces.current?.clear();
    if (round && pieces.current) drawBreaks(pieces.current, layout, round, turns, moment, now);
    if (answer.current) shine(answer.current, layout, round, moment);
    show(resultPart.current, moment.settled);
    sparks.current.show(sparksPart.current, burst, moment.settled ? moment.winProgress : 1);
    lightLadder(lights.current, moment, breath);
    return moment.moving || breathes || lifting;
  });

  const { field } = layout;
  const reached = round?.opened.filter(({ isMine }) => !isMine).length ?? 0;
  const layer = { layout, art, turns, onPart };
  return (
    <pixiContainer ref={root}>
      <Ladder layout={layout} steps={steps} reached={reached} isLost={round?.mood === 'loss'} lights={lights} />
      <CellLayer layer="well" {...layer} />
      <pixiGraphics draw={nothing} ref={signal} />
      <CellLayer layer="light" {...layer} />
      <CellLayer layer="glyph" {...layer} />
      <CellLayer layer="cap" {...layer} />
      <pixiSprite texture={glowTexture()} anchor={0.5} blendMode="add" ref={answer} />
      <pixiGraphics draw={nothing} ref={pieces} />
      <pixiContainer x={field.x + field.width / 2} y={field.y + field.height / 2} ref={sparksPart} />
      <pixiContainer ref={resultPart}>{result && <Result layout={layout} result={result} />}</pixiContainer>
    </pixiContainer>
  );
};

/** The scene of mines on its canvas; loaded only with a screen that shows one. */
export const MinesStage = (props: Omit<MinesSceneProps, 'size'>): ReactNode => (
  <SceneStage fallback={<MinesStill round={props.round} steps={props.steps} />}>
    {(size) => <MinesScene {...props} size={size} />}
  </SceneStage>
);
