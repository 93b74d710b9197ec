import { BATTLE_NUMBERS, winningTeam } from 'games-engine/battle';
import { memo, useMemo, type ReactNode } from 'react';
import { useGlyphs } from '../../core/game-kit/use-glyphs.ts';
import { middleOf } from './battle-dial.ts';
import { teamColor } from './battle-drawing.ts';
import type { DialLayout } from './battle-layout.ts';

interface DialLabel {
  number: number;
  x: number;
  y: number;
  rotation: number;
}

const labelsOf = ({ labels }: DialLayout): DialLabel[] =>
  Array.from({ length: BATTLE_NUMBERS / labels.step }, (_, index) => {
    const number = (index + 1) * labels.step;
    const rotation = (middleOf(number) / BATTLE_NUMBERS) * Math.PI * 2;
    return { number, x: Math.sin(rotation) * labels.radius, y: -Math.cos(rotation) * labels.radius, rotation };
  });

/** The numbers below the wheel's ticks. They turn with it and are laid out once. */
export const DialLabels = memo(function DialLabels({ dial }: { dial: DialLayout }): ReactNode {
  const { size } = dial.labels;
  const font = useGlyphs({ name: 'battle-dial', chars: '0123456789', size, weight: '600' });
  const style = useMemo(() => ({ fontFamily: font, fontSize: size, fill: 0xffffff }), [font, size]);
  const labels = useMemo(() => labelsOf(dial), [dial]);
  return labels.map(({ number, x, y, rotation }) => (
    <pixiBitmapText
      key={`${font} ${number}`}
      text={String(number)}
      x={x}
      y={y}
      rotation={rotation}
      anchor={0.5}
      tint={teamColor[winningTeam({ number })]}
      style={style}
    />
  ));
});
