import { dicePictures } from 'assets/dice/pictures';
import type { DiceChoice } from 'games-engine/dice';
import type { BitmapText, Container, Graphics, Sprite, Texture } from 'pixi.js';
import { useMemo, type ReactNode, useRef, type RefObject } from 'react';
import { sceneNow } from '../../../core/game-kit/scene/clock.ts';
import { SceneDigits, useGlyphs } from '../../../core/game-kit/scene/labels.tsx';
import { useFrames } from '../../../core/game-kit/scene/pictures.ts';
import { glowTexture, Sparks, type Burst } from '../../../core/game-kit/scene/sparks.ts';
import { useStageDraw, SceneStage } from '../../../core/game-kit/scene/stage.tsx';
import type { ElementSize } from '../../../core/game-kit/scene/still.tsx';
import { isGreat, WIN_SPARKS } from '../../../core/game-kit/scene/win.ts';
import { colors } from '../../../core/tokens/tokens.ts';
import { drawMiss, drawNeedle, drawTrail, moodColor, railTop, sparkColors } from './drawing.ts';
import {
  diceFrame,
  diceLayout,
  digitCentres,
  isNear,
  rollText,
  rollX,
  type DiceFrame,
  type DiceLayout,
  type SceneRound,
} from './frame.ts';
import { Comparison, RailWords, useRail, type DiceSceneLabels } from './rail.tsx';
import { DiceStill } from './still.tsx';

interface DiceSceneProps {
  size: ElementSize;
  choice: DiceChoice;
  round: SceneRound | undefined; // the last or the present one
  quiet: boolean; // the round was about another choice than the one shown: its number stays, its result does not
  pending: boolean; // a bet is on its way
  calm: boolean; // reduced motion
  labels: DiceSceneLabels;
}

const BREATH_MS = 900;
const DIGITS = '0123456789.,';
/** Share of its picture's height that the die fills, and that at which it stands: as it lies, and as it is thrown. */
const DIE_ART = { lying: { body: 0.735, foot: 0.88 }, thrown: { body: 0.67, foot: 0.85 } } as const;
const REST = 0.5; // light of the winning glass while nothing happens

const still: DiceFrame = {
  roll: 0,
  marker: 0,
  height: 0,
  turn: 0,
  opacity: 1,
  settled: false,
  answer: 0,
  winProgress: 1,
  moving: false,
};

/** Light that gathers while a bet is pending, 0 … 1. */
const breathAt = (now: number): number => 0.5 - Math.cos((now / BREATH_MS) * Math.PI * 2) / 2;

/** Input of a frame. */
interface Moment {
  layout: DiceLayout;
  round: SceneRound | undefined;
  frame: DiceFrame;
  choice: DiceChoice;
  breath: number;
  pictures: DiePictures;
}

/** Frame of a moment: of a round about another bet only its number; without one the die lies at the threshold. */
const frameAt = (round: SceneRound | undefined, choice: DiceChoice, quiet: boolean, now: number): DiceFrame => {
  if (!round) return { ...still, marker: choice.percentBp };
  const frame = diceFrame(round, now);
  return quiet ? { ...frame, settled: false, answer: 0 } : frame;
};

/** The number, or before there is one what it has to be compared with. */
const setDigits = (digits: readonly (BitmapText | null)[], { round, frame, choice }: Moment, mark: string): void => {
  const text = rollText(round ? frame.roll : choice.percentBp, mark);
  const color = round ? (frame.settled ? moodColor[round.mood] : colors.text) : colors.muted;
  for (const [index, digit] of digits.entries()) {
    if (!digit) continue;
    digit.text = text[index] ?? '';
    digit.tint = color;
    digit.alpha = round ? frame.opacity : 1;
  }
};

/** The parts that every frame moves or redraws. */
interface Parts {
  blaze: RefObject<Sprite | null>;
  shadow: RefObject<Sprite | null>;
  halo: RefObject<Sprite | null>;
  answer: RefObject<Sprite | null>;
  die: RefObject<Sprite | null>;
  needle: RefObject<Graphics | null>;
  trail: RefObject<Graphics | null>;
  sparks: RefObject<Container | null>;
  digits: RefObject<(BitmapText | null)[]>;
}

const useParts = (): Parts => ({
  blaze: useRef(null),
  shadow: useRef(null),
  halo: useRef(null),
  answer: useRef(null),
  die: useRef(null),
  needle: useRef(null),
  trail: useRef(null),
  sparks: useRef(null),
  digits: useRef([]),
});

/** True when the die is over the part of the rail that wins. */
const isOverWin = ({ percentBp, side }: DiceChoice, marker: number): boolean =>
  side === 'less' ? marker < percentBp : marker >= percentBp;

interface DiePictures {
  lying: Texture | undefined;
  thrown: readonly Texture[];
}

/** The die's picture: sharp as it lies, tumbling to where it rolls while it is thrown. */
const pictureOf = (
  { lying, thrown }: DiePictures,
  { turn }: DiceFrame,
): [Texture | undefined, (typeof DIE_ART)[keyof typeof DIE_ART]] => {
  const tumbling = thrown[Math.floor((1 - (turn % 1)) * thrown.length) % thrown.length];
  return turn === 0 || !tumbling ? [lying, DIE_ART.lying] : [tumbling, DIE_ART.thrown];
};

/** The die at its place, with the shadow it throws and the light it stands in. */
const placeDie = ({ die, shadow, halo }: Parts, { layout, frame, choice, round, breath, pictures }: Moment): void => {
  const [x, up] = [rollX(layout, frame.marker), frame.height * layout.rise];
  const foot = layout.rail.y + 3;
  if (die.current) {
    const [texture, art] = pictureOf(pictures, frame);
    const side = layout.die / art.body;
    if (texture) die.current.texture = texture;
    die.current.position.set(x, foot - up - side * (art.foot - 0.5));
    die.current.setSize(side);
    die.current.alpha = frame.opacity;
  }
  const near = (1 - frame.height) ** 2;
  if (shadow.current) {
    shadow.current.position.set(x, foot + 1);
    shadow.current.setSize(layout.die * (1.5 - near * 0.3), layout.die * 0.26);
    shadow.current.alpha = 0.75 * near;
  }
  if (!halo.current) return;
  const lit = frame.settled && round ? moodColor[round.mood] : isOverWin(choice, frame.marker) ? colors.win : 0xc23a5e;
  const win = frame.settled && round?.mood === 'win' ? 0.55 : 0;
  halo.current.position.set(x, foot - up * 0.5 - layout.die * 0.45);
  halo.current.setSize(layout.die * (2.6 + win));
  halo.current.tint = breath > 0 ? colors.accent : lit;
  halo.current.alpha = (0.16 + near * 0.2 + win * 0.6 + breath * 0.5) * frame.opacity;
};

/** The lines of the picture: the proof in the glass, a near miss, the light behind a flying die. */
const drawLines = ({ needle, trail }: Parts, { layout, frame, choice, round }: Moment, now: number): void => {
  if (needle.current) {
    needle.current.visible = round !== undefined;
    drawNeedle(needle.current, layout, frame, round?.mood ?? 'even');
    if (round && frame.settled && isNear(round, choice)) drawMiss(needle.current, layout, round, choice, frame.answer);
  }
  if (!trail.current) return;
  trail.current.visible = round !== undefined && !round.calm && frame.moving && !frame.settled;
  if (round && trail.current.visible) drawTrail(trail.current, layout, round, now);
};

/** Light that spreads over the stage with a win: one swell, the larger the win the wider and the longer. */
const light = ({ blaze, answer }: Parts, { layout, frame, round, breath }: Moment): void => {
  const won = frame.settled && round?.mood === 'win';
  const swell = won ? Math.sin(Math.PI * Math.min(frame.winProgress * 1.4, 1)) : 0;
  if (blaze.current) {
    const lost = frame.settled && round?.mood === 'loss';
    blaze.current.alpha = lost
      ? REST * (1 - frame.answer)
      : REST + (won ? 0.2 * frame.answer : 0) + Math.max(swell, breath) * 0.4;
  }
  if (!answer.current) return;
  answer.current.visible = frame.settled && round !== undefined;
  if (!answer.current.visible || !round) return;
  const reach = won ? { small: 1.3, medium: 1.8, large: 2.4, huge: 3.2 }[round.size] : 1;
  answer.current.position.set(
    won ? layout.width / 2 : rollX(layout, round.roll),
    won ? layout.digits.y : layout.rail.y,
  );
  answer.current.setSize(layout.digits.size * 6 * reach, layout.digits.size * 2.6 * reach);
  answer.current.tint = won && isGreat(round.size) ? colors.vip : moodColor[round.mood];
  answer.current.alpha = won ? 0.08 * frame.answer + 0.24 * swell : 0.16 * (1 - frame.answer * 0.6);
};

const burstOf = (layout: DiceLayout, { id, size, mood }: SceneRound): Burst | undefined =>
  mood === 'win'
    ? {
        id,
        count: WIN_SPARKS[size],
        reach: layout.height * { small: 0.4, medium: 0.7, large: 1, huge: 1.4 }[size],
        colors: isGreat(size) ? sparkColors.great : sparkColors.usual,
        size: { small: 20, medium: 26, large: 34, huge: 42 }[size],
        fall: layout.height * 0.35,
      }
    : undefined;

const nothing = (): void => undefined;

/** The picture of a dice game: a die of glass is thrown along a rail. Holds no rules, takes no input. */
const DiceScene = ({ size, choice, round, quiet, pending, calm, labels }: DiceSceneProps): ReactNode => {
  const layout = useMemo(() => diceLayout(size.width, size.height), [size]);
  const [lying] = useFrames(dicePictures.die);
  const thrown = useFrames(dicePictures.dieRoll);
  const pictures = useMemo(() => ({ lying, thrown }), [lying, thrown]);
  const digitSize = Math.round(layout.digits.size);
  const font = useGlyphs({ name: 'dice-digits', chars: DIGITS, size: digitSize });
  const digitStyle = useMemo(() => ({ fontFamily: font, fontSize: digitSize, fill: 0xffffff }), [font, digitSize]);
  const rail = useRail(layout, choice);
  const parts = useParts();
  const sparks = useRef(new Sparks());
  const burst = useMemo(() => round && burstOf(layout, round), [layout, round]);
  const { blaze, shadow, halo, answer, die, needle, trail, sparks: sparksPart, digits } = parts;

  useStageDraw(() => {
    const now = sceneNow();
    const breathes = pending && !calm;
    const frame = frameAt(round, choice, quiet, now);
    const moment: Moment = { layout, round, frame, choice, breath: breathes ? breathAt(now) : 0, pictures };
    placeDie(parts, moment);
    light(parts, moment);
    drawLines(parts, moment, now);
    parts.sparks.current?.position.set(rollX(layout, frame.marker), layout.rail.y - layout.die * 0.4);
    sparks.current.show(parts.sparks.current, quiet ? undefined : burst, frame.settled ? frame.winProgress : 1);
    setDigits(digits.current, moment, labels.mark);
    return frame.moving || breathes;
  });

  const glow = glowTexture();
  const { x, y, size: high } = layout.digits;
  return (
    <pixiContainer>
      <pixiSprite
        texture={glow}
        anchor={0.5}
        x={x}
        y={y}
        width={high * 6}
        height={high * 2.6}
        tint={0x05040f}
        alpha={0.85}
      />
      <pixiSprite texture={glow} anchor={0.5} blendMode="add" ref={answer} />
      <pixiSprite texture={rail.glass} y={railTop(layout)} />
      <pixiSprite texture={rail.blaze} y={railTop(layout)} blendMode="add" ref={blaze} />
      <RailWords layout={layout} choice={choice} labels={labels} />
      <pixiSprite texture={glow} anchor={0.5} tint={0x000000} ref={shadow} />
      <pixiSprite texture={glow} anchor={0.5} blendMode="add" ref={halo} />
      <pixiGraphics draw={nothing} ref={needle} />
      <pixiGraphics draw={nothing} blendMode="add" ref={trail} />
      {lying && <pixiSprite texture={lying} anchor={0.5} ref={die} />}
      <pixiContainer ref={sparksPart} />
      {round ? null : <Comparison layout={layout} choice={choice} />}
      <SceneDigits centres={digitCentres(layout)} y={y} font={font} style={digitStyle} digits={digits} />
    </pixiContainer>
  );
};

/** The dice scene on its canvas; loaded only with a screen that shows one. */
export const DiceStage = (props: Omit<DiceSceneProps, 'size'>): ReactNode => (
  <SceneStage fallback={<DiceStill choice={props.choice} round={props.quiet ? undefined : props.round} />}>
    {(size) => <DiceScene {...props} size={size} />}
  </SceneStage>
);
