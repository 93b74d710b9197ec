import type { DiceChoice } from 'games-engine/dice';
import type { Graphics, BitmapText } from 'pixi.js';
import { memo, useMemo, type ReactNode, useRef, type RefObject } from 'react';
import { sceneNow } from '../../../core/game-kit/scene/clock.ts';
import { SceneLabel, SceneCommitment, SceneDigits, useGlyphs } from '../../../core/game-kit/scene/labels.tsx';
import { useStageDraw, SceneStage } from '../../../core/game-kit/scene/stage.tsx';
import type { ElementSize } from '../../../core/game-kit/scene/still.tsx';
import { wayOf, type Way } from '../../../core/game-kit/scene/ways.ts';
import { colors } from '../../../core/tokens/tokens.ts';
import { bpText } from '../screen/form.ts';
import { drawBar, drawWin, drawLanes, drawMarker, drawSeed, drawTrace, moodColor } from './drawing.ts';
import {
  rollX,
  shownTicks,
  zones,
  type DiceLayout,
  diceFrame,
  type DiceFrame,
  type SceneRound,
  comparisons,
  comparisonX,
  diceLayout,
  digitCentres,
  rollText,
  tracePath,
} from './frame.ts';
import { DiceStill } from './still.tsx';

/** Words of the picture, in the interface's language. */
interface DiceSceneLabels {
  win: string;
  lose: string;
  mark: string; // decimal mark of a number
}

interface BarProps {
  layout: DiceLayout;
  choice: DiceChoice;
  labels: DiceSceneLabels;
}

/** The numbers under the bar; the threshold's own stands among them. */
const Ticks = ({ layout, choice, labels: { mark } }: BarProps): ReactNode => {
  const { ticks } = layout;
  const edge = rollX(layout, choice.percentBp);
  return (
    <>
      {shownTicks(layout, choice.percentBp).map((percent) => (
        <SceneLabel
          key={percent}
          x={rollX(layout, percent * 100)}
          y={ticks.y}
          text={String(percent)}
          size={ticks.size}
          color={colors.muted}
        />
      ))}
      <SceneLabel
        x={edge}
        y={ticks.y}
        text={bpText(choice.percentBp).replace('.', mark)}
        size={ticks.size}
        color={colors.text}
        bold
      />
    </>
  );
};

/** Name of each zone of the bar, where it is wide enough. */
const ZoneNames = ({ layout, choice, labels }: BarProps): ReactNode => {
  const { y, size, minWidth } = layout.zoneLabel;
  const { win, lose } = zones(layout, choice);
  const names = [
    { ...win, text: labels.win, color: colors.win },
    { ...lose, text: labels.lose, color: colors.loss },
  ].filter(({ from, to }) => to - from >= minWidth);
  return names.map(({ from, to, text, color }) => (
    <SceneLabel key={text} x={(from + to) / 2} y={y} text={text} size={size} color={color} />
  ));
};

/** The bar with its words: drawn again only when the bet, the size or the language changes. */
const DiceBarView = memo(function DiceBarView({ layout, choice, labels }: BarProps): ReactNode {
  const draw = useMemo(() => (g: Graphics) => drawBar(g, layout, choice), [layout, choice]);
  return (
    <>
      <pixiGraphics draw={draw} />
      <Ticks layout={layout} choice={choice} labels={labels} />
      <ZoneNames layout={layout} choice={choice} labels={labels} />
    </>
  );
});

interface DiceSceneProps {
  size: ElementSize;
  choice: DiceChoice;
  round: SceneRound | undefined; // the last or the present one
  quiet: boolean; // the round was about another choice than the one shown: its number stays, its result does not
  pending: boolean; // a bet is on its way
  calm: boolean; // reduced motion
  seedHash: string | undefined; // the commitment for the next bet
  labels: DiceSceneLabels;
}

const BREATH_MS = 900;
const DIGITS = '0123456789.,';

const still: DiceFrame = { roll: 0, marker: 0, trace: 0, opacity: 0, settled: false, winProgress: 1, moving: false };

/** Opening of the seed's ring while a bet is pending. */
const breathAt = (now: number): number => 0.5 - Math.cos((now / BREATH_MS) * Math.PI * 2) / 2;

/** Input of a frame. */
interface Moment {
  layout: DiceLayout;
  round: SceneRound | undefined;
  path: Way;
  frame: DiceFrame;
  choice: DiceChoice;
}

const preparePath = (layout: DiceLayout, round: SceneRound | undefined): Way =>
  wayOf(round ? tracePath(layout, rollX(layout, round.roll), round.id) : []);

/** Frame of a moment: of a round about another bet only its number. */
const frameAt = (round: SceneRound | undefined, quiet: boolean, now: number): DiceFrame => {
  const frame = round ? diceFrame(round, now) : still;
  return quiet ? { ...frame, settled: false } : frame;
};

/** The number, or before there is one what it has to be compared with. */
const setDigits = (digits: readonly (BitmapText | null)[], { round, frame, choice }: Moment, mark: string): void => {
  const text = rollText(round ? frame.roll : choice.percentBp, mark);
  const color = round ? (frame.settled ? moodColor[round.mood] : colors.text) : colors.faint;
  for (const [index, digit] of digits.entries()) {
    if (!digit) continue;
    digit.text = text[index] ?? '';
    digit.tint = color;
    digit.alpha = round ? frame.opacity : 1;
  }
};

/** The parts that every frame redraws. */
const useParts = (): {
  seed: RefObject<Graphics | null>;
  trace: RefObject<Graphics | null>;
  marker: RefObject<Graphics | null>;
  winRing: RefObject<Graphics | null>;
  digits: RefObject<(BitmapText | null)[]>;
} => ({ seed: useRef(null), trace: useRef(null), marker: useRef(null), winRing: useRef(null), digits: useRef([]) });

const nothing = (): void => undefined;

/** Before the first number: whether it has to be below the one that stands there, or from it on. */
const Comparison = ({ layout, choice }: { layout: DiceLayout; choice: DiceChoice }): ReactNode => (
  <SceneLabel
    x={comparisonX(layout)}
    y={layout.digits.y}
    text={comparisons[choice.side]}
    size={Math.round(layout.digits.size * 0.6)}
    color={colors.faint}
  />
);

/** The picture of a dice game: a signal runs from the seed to the number on the bar. Holds no rules, takes no input. */
const DiceScene = ({ size, choice, round, quiet, pending, calm, seedHash, labels }: DiceSceneProps): ReactNode => {
  const layout = useMemo(() => diceLayout(size.width, size.height), [size]);
  const path = useMemo(() => preparePath(layout, round), [layout, round]);
  const lanes = useMemo(() => (g: Graphics) => drawLanes(g, layout), [layout]);
  const digitSize = Math.round(layout.digits.size);
  const font = useGlyphs({ name: 'dice-digits', chars: DIGITS, size: digitSize });
  const digitStyle = useMemo(() => ({ fontFamily: font, fontSize: digitSize, fill: 0xffffff }), [font, digitSize]);
  const { seed, trace, marker, winRing, digits } = useParts();
  const hash = round?.seedHash ?? seedHash;

  useStageDraw(() => {
    const now = sceneNow();
    const breathes = pending && !calm;
    const moment: Moment = { layout, round, path, frame: frameAt(round, quiet, now), choice };
    const mood = round?.mood ?? 'loss';
    if (seed.current) drawSeed(seed.current, layout, breathes ? breathAt(now) : 0);
    if (trace.current) drawTrace(trace.current, path, moment.frame, mood);
    if (marker.current) drawMarker(marker.current, layout, moment.frame, mood);
    if (winRing.current) drawWin(winRing.current, layout, round, moment.frame);
    setDigits(digits.current, moment, labels.mark);
    return moment.frame.moving || breathes;
  });

  return (
    <pixiContainer>
      <pixiGraphics draw={lanes} />
      {hash === undefined ? null : <SceneCommitment x={layout.seed.x} y={layout.seed.y} hash={hash} />}
      <pixiGraphics draw={nothing} ref={seed} />
      <pixiGraphics draw={nothing} ref={trace} />
      <DiceBarView layout={layout} choice={choice} labels={labels} />
      <pixiGraphics draw={nothing} ref={marker} />
      <pixiGraphics draw={nothing} ref={winRing} />
      {round ? null : <Comparison layout={layout} choice={choice} />}
      <SceneDigits centres={digitCentres(layout)} y={layout.digits.y} font={font} style={digitStyle} digits={digits} />
    </pixiContainer>
  );
};

/** The dice scene on its canvas; loaded only with a screen that shows one. */
export const DiceStage = (props: Omit<DiceSceneProps, 'size'>): ReactNode => (
  <SceneStage fallback={<DiceStill choice={props.choice} round={props.quiet ? undefined : props.round} />}>
    {(size) => <DiceScene {...props} size={size} />}
  </SceneStage>
);
