import { Texture, type BitmapText, type Container, type Graphics, type Sprite } from 'pixi.js';
import { memo, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import { wheelPictures } from 'assets/wheel/pictures';
import { sceneNow } from '../../../core/game-kit/scene/clock.ts';
import { SceneLabel, useGlyphs } from '../../../core/game-kit/scene/labels.tsx';
import { drawLight, lightWay } from '../../../core/game-kit/scene/light.ts';
import { usePaintedAround } from '../../../core/game-kit/scene/painted.ts';
import { useFrames, type Sheet } from '../../../core/game-kit/scene/pictures.ts';
import { hasPulses } from '../../../core/game-kit/scene/shared-draw.ts';
import { glowTexture, Sparks } from '../../../core/game-kit/scene/sparks.ts';
import { idlesLive, useStageDraw, SceneStage } from '../../../core/game-kit/scene/stage.tsx';
import type { ElementSize } from '../../../core/game-kit/scene/still.tsx';
import { wayOf } from '../../../core/game-kit/scene/ways.ts';
import { colors } from '../../../core/tokens/tokens.ts';
import { soundPin } from '../sounds.ts';
import { isPlain, sectorColor, sectorWord } from './colors.ts';
import { AMBER, drawSignal, layChips, lightLamps, MAGENTA, turnPegs, winBurst } from './drawing.ts';
import { paintFace, paintOpened, paintPad, paintShade } from './face.ts';
import {
  rotationOf,
  seedPath,
  wheelFrame,
  wheelLayout,
  type Pad,
  type SceneRound,
  type WheelFrame,
  type WheelLayout,
} from './frame.ts';
import { WheelStill } from './still.tsx';

interface WheelSceneProps {
  size: ElementSize;
  round: SceneRound;
  busy: boolean; // the page says something in the hub: the word makes room
  calm: boolean; // reduced motion
}

/** The parts that frames change. */
interface Parts {
  halo: RefObject<Sprite | null>;
  face: RefObject<Sprite | null>;
  opened: RefObject<Container | null>;
  flare: RefObject<Sprite | null>;
  pegs: RefObject<Container | null>;
  lamps: RefObject<Container | null>;
  pointer: RefObject<Sprite | null>;
  pads: RefObject<Container | null>;
  chips: RefObject<Container | null>;
  sparks: RefObject<Container | null>;
  signal: RefObject<Graphics | null>;
  light: RefObject<Graphics | null>;
  word: RefObject<BitmapText | null>;
}

const useParts = (): Parts => ({
  halo: useRef(null),
  face: useRef(null),
  opened: useRef(null),
  flare: useRef(null),
  pegs: useRef(null),
  lamps: useRef(null),
  pointer: useRef(null),
  pads: useRef(null),
  chips: useRef(null),
  sparks: useRef(null),
  signal: useRef(null),
  light: useRef(null),
  word: useRef(null),
});

/** The first frame of a sheet; an empty one before it is loaded. */
const usePicture = (sheet: Sheet): Texture => useFrames(sheet)[0] ?? Texture.EMPTY;

const BEND = 0.4; // radians of the pointer at most
const DIM = 0x6a5878; // light of the other segments once one has opened
const OPENS_BY = 0.07; // share of its size

const dimmed = (share: number): number => {
  const channel = (shift: number): number => Math.round(255 - (255 - ((DIM >> shift) & 255)) * share) << shift;
  return channel(16) | channel(8) | channel(0);
};

/** Turns the wheel to a moment: pegs flick the pointer, and the segment that won opens. */
const turn = ({ face, opened, flare, pointer, pads }: Parts, { draw }: SceneRound, frame: WheelFrame): void => {
  const open = frame.answer * frame.opacity;
  if (face.current) {
    face.current.rotation = rotationOf(frame.position);
    face.current.tint = dimmed(open);
  }
  if (pointer.current) pointer.current.rotation = -frame.bend * BEND * (1 - frame.speed * 0.5);
  if (opened.current) {
    opened.current.visible = open > 0;
    opened.current.alpha = Math.min(open * 3, 1);
    opened.current.scale.set(1 + OPENS_BY * frame.answer);
  }
  if (flare.current) {
    flare.current.alpha = open * (draw && isPlain(draw.sector) ? 0.4 : 0.85);
    flare.current.tint = draw ? sectorColor(draw.sector) : AMBER;
  }
  for (const [sector, pad] of pads.current?.children.entries() ?? [])
    pad.alpha = draw === undefined || draw.sector === sector ? 1 : 1 - 0.6 * open;
};

const BREATH_MS = 4200;

/** The light behind the wheel: it breathes, floods when somebody's own win is celebrated, and is never quite out. */
const breathe = (halo: Sprite | null, round: SceneRound, frame: WheelFrame, now: number, calm: boolean): void => {
  if (!halo) return;
  const wins = round.draw?.mood === 'win' && frame.winProgress < 1 ? 1 - frame.winProgress : 0;
  const breath = calm ? 0.5 : (1 - Math.cos((now / BREATH_MS) * Math.PI * 2)) / 2;
  halo.alpha = 0.3 + 0.1 * breath + 0.12 * frame.speed + 0.45 * wins;
  halo.tint = wins > 0 || !frame.settled || !round.draw ? MAGENTA : sectorColor(round.draw.sector);
};

/** The multiplier under the pointer: told in its colour once the wheel stands. */
const setWord = (word: BitmapText | null, round: SceneRound, frame: WheelFrame, hidden: boolean): void => {
  if (!word) return;
  const sector = round.segments[frame.segment] ?? 0;
  const text = hidden ? '' : sectorWord(round.multipliers, sector);
  if (word.text !== text) word.text = text;
  word.tint = !frame.settled ? colors.muted : isPlain(sector) ? colors.text : sectorColor(sector);
  word.alpha = frame.opacity;
};

const nothing = (): void => undefined;

const MARGIN = 1.14; // size of a painted wheel: a segment opens beyond its edge

/** A sector's place beside the wheel. */
const PadView = memo(function PadView({ pad, sector, word }: { pad: Pad; sector: number; word: string }): ReactNode {
  const { x, y, width, height } = pad;
  const paint = useMemo(() => paintPad(width, height, sector), [width, height, sector]);
  const texture = usePaintedAround(width, height, paint);
  const size = Math.min(26, Math.round(width * 0.26));
  const color = isPlain(sector) ? colors.text : sectorColor(sector);
  return (
    <pixiContainer>
      <pixiSprite texture={texture} x={x} y={y} anchor={0.5} />
      <SceneLabel x={x} y={y - height / 2 + size * 0.95} text={word} size={size} color={color} bold />
    </pixiContainer>
  );
});

/** The wheel around its own centre: enamel below the rendered rim and hub, the segment that opens above them. */
const Wheel = memo(function Wheel({
  layout,
  parts,
  round: { segments, multipliers, draw },
}: {
  layout: WheelLayout;
  parts: Parts;
  round: Pick<SceneRound, 'segments' | 'multipliers' | 'draw'>;
}): ReactNode {
  const { radius, hub, face } = layout;
  const { pegs, lamps, face: turning, opened: opening, flare: flaring } = parts;
  const sector = draw?.sector ?? 0;
  const paints = useMemo(
    () => ({ face: paintFace(layout, segments, multipliers), shade: paintShade(layout) }),
    [layout, segments, multipliers],
  );
  const open = useMemo(
    () => paintOpened(layout, sector, String(multipliers[sector] ?? '')),
    [layout, sector, multipliers],
  );
  const across = face * 2 * MARGIN;
  const enamel = usePaintedAround(across, across, paints.face);
  const shade = usePaintedAround(across, across, paints.shade);
  const opened = usePaintedAround(across, across, open);
  const rim = usePicture(wheelPictures.wheelRim);
  const lens = usePicture(wheelPictures.wheelHub);
  const rimSize = radius * 2 * 1.0433; // size of the picture: the rim ends before its edge
  const hubSize = hub.radius * 2 * 1.08;
  const flare = radius * 1.3;
  return (
    <pixiContainer x={layout.centre.x} y={layout.centre.y}>
      <pixiSprite texture={enamel} anchor={0.5} ref={turning} />
      <pixiSprite texture={shade} anchor={0.5} />
      <pixiContainer ref={pegs} />
      <pixiSprite texture={rim} anchor={0.5} width={rimSize} height={rimSize} />
      <pixiSprite
        texture={glowTexture()}
        anchor={0.5}
        y={-face * 0.82}
        width={flare}
        height={flare}
        blendMode="add"
        alpha={0}
        ref={flaring}
      />
      <pixiContainer ref={opening} visible={false}>
        <pixiSprite texture={opened} anchor={0.5} />
      </pixiContainer>
      <pixiContainer ref={lamps} />
      <pixiSprite texture={lens} anchor={0.5} width={hubSize} height={hubSize} />
    </pixiContainer>
  );
});

/** The picture of a round: a wheel of 32 segments turns under a pointer. Holds no rules, takes no input. */
const WheelScene = ({ size, round, busy, calm }: WheelSceneProps): ReactNode => {
  const layout = useMemo(() => wheelLayout(size.width, size.height), [size]);
  const seed = useMemo(() => wayOf(seedPath(layout)), [layout]);
  const beam = useMemo(() => lightWay(seed, layout.width), [seed, layout]);
  const { centre, hub, pointer, radius } = layout;
  const font = useGlyphs({ name: 'wheel-word', chars: '0123456789×', size: hub.size, weight: '700' });
  const style = useMemo(() => ({ fontFamily: font, fontSize: hub.size, fill: 0xffffff }), [font, hub]);
  const hand = usePicture(wheelPictures.wheelPointer);
  const peg = usePicture(wheelPictures.wheelPeg);
  const chip = usePicture(wheelPictures.wheelChip);
  const parts = useParts();
  const { halo, pads, chips, signal, light, pointer: hanging, sparks: sparkling, word } = parts;
  const [sparks] = useState(() => new Sparks());
  const burst = useMemo(() => winBurst(layout, round), [layout, round]);

  useStageDraw(() => {
    const now = sceneNow();
    const frame = wheelFrame(round, now, calm);
    const moment = { frame, now, calm };
    turn(parts, round, frame);
    breathe(parts.halo.current, round, frame, now, calm);
    setWord(parts.word.current, round, frame, busy);
    if (parts.pegs.current) turnPegs(parts.pegs.current, peg, layout, rotationOf(frame.position));
    if (parts.lamps.current) lightLamps(parts.lamps.current, layout, round, moment);
    if (parts.chips.current) layChips(parts.chips.current, chip, layout, round, moment);
    if (parts.signal.current) drawSignal(parts.signal.current, seed, round, frame);
    const isLit = drawLight(parts.light.current, beam, round.light, { now, calm });
    sparks.show(parts.sparks.current, burst, frame.winProgress);
    if (round.draw && frame.speed > 0) soundPin(round.draw, frame.segment, now);
    return (!calm && idlesLive()) || frame.moving || isLit || hasPulses(round.chips, now);
  });

  return (
    <pixiContainer>
      <pixiSprite
        texture={glowTexture()}
        x={centre.x}
        y={centre.y}
        anchor={0.5}
        width={radius * 4.4}
        height={radius * 3.4}
        blendMode="add"
        alpha={0}
        ref={halo}
      />
      <pixiContainer ref={pads}>
        {layout.pads.map((pad, sector) => (
          <PadView key={`${pad.x} ${pad.y}`} pad={pad} sector={sector} word={sectorWord(round.multipliers, sector)} />
        ))}
      </pixiContainer>
      <pixiGraphics draw={nothing} ref={signal} />
      <pixiGraphics draw={nothing} ref={light} />
      <Wheel layout={layout} parts={parts} round={round} />
      <pixiSprite
        texture={hand}
        x={pointer.x}
        y={pointer.y}
        anchor={POINTER_ANCHOR}
        width={pointer.size}
        height={pointer.size}
        ref={hanging}
      />
      <pixiContainer ref={chips} />
      <pixiContainer ref={sparkling} x={centre.x} y={centre.y - layout.face * 0.8} />
      <pixiBitmapText key={font} text="" ref={word} x={centre.x} y={centre.y} anchor={0.5} style={style} />
    </pixiContainer>
  );
};

const POINTER_ANCHOR = { x: 0.5, y: 0.277 }; // its jewel, in its picture

/** The wheel's scene on its canvas; loaded only with a screen that shows one. */
export const WheelStage = ({ settled, ...props }: Omit<WheelSceneProps, 'size'> & { settled: boolean }): ReactNode => (
  <SceneStage fallback={<WheelStill round={props.round} settled={settled} busy={props.busy} />}>
    {(size) => <WheelScene {...props} size={size} />}
  </SceneStage>
);
