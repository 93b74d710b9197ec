import type { DiceChoice } from 'games-engine/dice';
import type { Texture } from 'pixi.js';
import { memo, useMemo, type ReactNode } from 'react';
import { SceneLabel } from '../../../core/game-kit/scene/labels.tsx';
import { usePainted, type Paint } from '../../../core/game-kit/scene/painted.ts';
import { colors } from '../../../core/tokens/tokens.ts';
import { bpText } from '../screen/form.ts';
import { paintBlaze, paintRail, railTop } from './drawing.ts';
import { comparisons, comparisonX, rollX, shownTicks, zones, type DiceLayout } from './frame.ts';

/** Words of the picture, in the interface's language. */
export interface DiceSceneLabels {
  win: string;
  lose: string;
  mark: string; // decimal mark of a number
}

interface BarProps {
  layout: DiceLayout;
  choice: DiceChoice;
  labels: DiceSceneLabels;
}

/** The numbers under the rail; the threshold's own stands among them. */
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

/** Name of each part of the rail, within its glass where that is wide enough. */
const ZoneNames = ({ layout, choice, labels }: BarProps): ReactNode => {
  const { y, size, minWidth } = layout.zoneLabel;
  const { win, lose } = zones(layout, choice);
  const names = [
    { ...win, text: labels.win, color: 0x01140d },
    { ...lose, text: labels.lose, color: 0xffc2cb },
  ].filter(({ from, to }) => to - from >= minWidth);
  return names.map(({ from, to, text, color }) => (
    <SceneLabel key={text} x={(from + to) / 2} y={y} text={text} size={size} color={color} bold />
  ));
};

/** The rail and its light at its brightest: painted again only when the bet or the size changes. */
export const useRail = (layout: DiceLayout, choice: DiceChoice): { glass: Texture; blaze: Texture } => {
  const { width, height } = layout;
  const size = useMemo(() => ({ width, height: height - railTop(layout) }), [width, height, layout]);
  const glass = useMemo((): Paint => (pen) => paintRail(pen, layout, choice), [layout, choice]);
  const blaze = useMemo((): Paint => (pen) => paintBlaze(pen, layout, choice), [layout, choice]);
  return { glass: usePainted(size, glass), blaze: usePainted(size, blaze) };
};

/** The words of the rail. */
export const RailWords = memo(function RailWords(props: BarProps): ReactNode {
  return (
    <>
      <Ticks {...props} />
      <ZoneNames {...props} />
    </>
  );
});

/** Before the first number: whether it has to be below the one that stands there, or from it on. */
export const Comparison = ({ layout, choice }: { layout: DiceLayout; choice: DiceChoice }): ReactNode => (
  <SceneLabel
    x={comparisonX(layout)}
    y={layout.digits.y}
    text={comparisons[choice.side]}
    size={Math.round(layout.digits.size * 0.6)}
    color={colors.muted}
  />
);
