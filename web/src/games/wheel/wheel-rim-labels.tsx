import { memo, useMemo, type ReactNode } from 'react';
import { useGlyphs } from '../../core/game-kit/use-glyphs.ts';
import { colors } from '../../core/tokens/tokens.ts';
import { isPlain } from './wheel-colors.ts';
import type { WheelLayout } from './wheel-layout.ts';
import { STEP } from './wheel-spin.ts';

interface RimLabelsProps {
  layout: WheelLayout;
  segments: readonly number[];
  multipliers: readonly number[];
}

/** The multiplier in each segment. They turn with the wheel and are laid out once. */
export const RimLabels = memo(function RimLabels({ layout, segments, multipliers }: RimLabelsProps): ReactNode {
  const { radius, size } = layout.labels;
  const font = useGlyphs({ name: 'wheel-rim', chars: '0123456789', size, weight: '700' });
  const style = useMemo(() => ({ fontFamily: font, fontSize: size, fill: 0xffffff }), [font, size]);
  return segments.map((sector, segment) => {
    const rotation = segment * STEP;
    return (
      <pixiBitmapText
        // oxlint-disable-next-line react/no-array-index-key -- a segment is its place
        key={`${font} ${segment}`}
        text={String(multipliers[sector] ?? '')}
        x={Math.sin(rotation) * radius}
        y={-Math.cos(rotation) * radius}
        rotation={rotation}
        anchor={0.5}
        tint={isPlain(sector) ? colors.text : colors['on-accent']}
        style={style}
      />
    );
  });
});
