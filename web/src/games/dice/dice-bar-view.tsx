import type { DiceChoice } from 'games-engine/dice';
import type { Graphics } from 'pixi.js';
import { useMemo, type ReactNode } from 'react';
import { colors, fontFamily } from '../../core/tokens/tokens.ts';
import { drawBar, zones } from './dice-drawing.ts';
import { bpText } from './dice-form.reducer.ts';
import { rollX, type DiceLayout } from './dice-layout.ts';

/** Words of the picture, in the interface's language. */
export interface DiceSceneLabels {
  win: string;
  lose: string;
}

/** The bar with its words: drawn again only when the bet or the size changes. */
export const DiceBarView = ({
  layout,
  choice,
  labels,
}: {
  layout: DiceLayout;
  choice: DiceChoice;
  labels: DiceSceneLabels;
}): ReactNode => {
  const { ticks, zoneLabel } = layout;
  const draw = useMemo(
    () =>
      (g: Graphics): void =>
        drawBar(g, layout, choice),
    [layout, choice],
  );
  const { win, lose } = zones(layout, choice);
  const edge = rollX(layout, choice.percentBp);
  const marks = Array.from({ length: 100 / ticks.step + 1 }, (_, index) => index * ticks.step);
  return (
    <>
      <pixiGraphics draw={draw} />
      {marks.map((percent) => {
        const x = rollX(layout, percent * 100);
        if (Math.abs(x - edge) < 30) return null;
        return (
          <SceneLabel key={percent} x={x} y={ticks.y} text={String(percent)} size={ticks.size} color={colors.muted} />
        );
      })}
      <SceneLabel x={edge} y={ticks.y} text={bpText(choice.percentBp)} size={ticks.size} color={colors.text} bold />
      {[
        { zone: win, text: labels.win, color: colors.win },
        { zone: lose, text: labels.lose, color: colors.loss },
      ].map(({ zone, text, color }) =>
        zone.to - zone.from < zoneLabel.leastWidth ? null : (
          <SceneLabel
            key={text}
            x={(zone.from + zone.to) / 2}
            y={zoneLabel.y}
            text={text}
            size={zoneLabel.size}
            color={color}
          />
        ),
      )}
    </>
  );
};

interface LabelProps {
  x: number;
  y: number;
  text: string;
  size: number;
  color: number;
  bold?: boolean;
  start?: boolean; // begins at x instead of standing around it
}

export const SceneLabel = ({ x, y, text, size, color, bold = false, start = false }: LabelProps): ReactNode => (
  <pixiText
    text={text}
    x={Math.round(x)}
    y={Math.round(y)}
    anchor={{ x: start ? 0 : 0.5, y: 0.5 }}
    style={{ fontFamily, fontSize: size, fontWeight: bold ? '700' : '600', fill: color }}
  />
);
