import type { DiceChoice } from 'games-engine/dice';
import type { Graphics } from 'pixi.js';
import { memo, useMemo, type ReactNode } from 'react';
import { SceneLabel } from '../../core/game-kit/scene-label.tsx';
import { colors } from '../../core/tokens/tokens.ts';
import { drawBar } from './dice-drawing.ts';
import { bpText } from './dice-form.reducer.ts';
import { rollX, shownTicks, zones, type DiceLayout } from './dice-layout.ts';

/** Words of the picture, in the interface's language. */
export interface DiceSceneLabels {
  win: string;
  lose: string;
  mark: string; // between whole and parts of a number
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

/** What each zone of the bar means, where it is wide enough to say so. */
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
export const DiceBarView = memo(function DiceBarView({ layout, choice, labels }: BarProps): ReactNode {
  const draw = useMemo(() => (g: Graphics) => drawBar(g, layout, choice), [layout, choice]);
  return (
    <>
      <pixiGraphics draw={draw} />
      <Ticks layout={layout} choice={choice} labels={labels} />
      <ZoneNames layout={layout} choice={choice} labels={labels} />
    </>
  );
});
