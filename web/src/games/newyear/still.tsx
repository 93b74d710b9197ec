import { drawsPictures } from 'assets/features/draws/pictures';
import type { NewyearConfig, NewyearOutcome, NewyearPrize } from 'games-engine/newyear';
import { useMemo, type ReactNode } from 'react';
import type { DrawShow } from '../../core/free-draw/use-draw-show.ts';
import { Still, type ElementSize } from '../../core/game-kit/scene/still.tsx';
import { hex } from '../../core/tokens/tokens.ts';

/** Places of the scene's parts, in CSS pixels. */
export interface NewyearLayout {
  width: number;
  height: number;
  drum: { x: number; y: number; side: number }; // middle of its picture
  plate: { y: number; width: number; height: number }; // around the drum's x
  label: number; // px; a long text is written smaller
}

/** The scene's geometry for a size. Works from 240 px on. */
export const newyearLayout = (width: number, height: number): NewyearLayout => {
  const side = Math.min(height * 0.98, width);
  const plate = { width: Math.min(width - 48, 320), height: Math.round(Math.min(height * 0.18, 56)) };
  return {
    width,
    height,
    drum: { x: width / 2, y: height * 0.48, side },
    plate: { ...plate, y: height - plate.height / 2 - 16 },
    label: Math.round(Math.min(Math.max(width * 0.05, 15), 24)),
  };
};

/** The size at which a text fits its plate. */
export const labelSize = ({ plate, label }: NewyearLayout, text: string): number =>
  Math.min(label, Math.floor((plate.width * 1.6) / Math.max(text.length, 1)));

const tones = { item: 'vip', dic: 'accent', base: 'info' } as const satisfies Record<NewyearPrize['kind'], string>;

/** The tone of a drawn prize by its kind. */
export const toneOf = ({ prizes }: NewyearConfig, { prize }: NewyearOutcome): 'info' | 'accent' | 'vip' =>
  tones[prizes.find(({ name }) => name === prize)?.kind ?? 'base'];

interface NewyearStillProps {
  config: NewyearConfig;
  prize: string | undefined; // text on the plate
  show: DrawShow<NewyearOutcome> | undefined;
}

const Picture = ({ config, prize, show, size }: NewyearStillProps & { size: ElementSize }): ReactNode => {
  const layout = useMemo(() => newyearLayout(size.width, size.height), [size]);
  const { drum, plate, width, height } = layout;
  const isDrawn = show !== undefined && show.phase !== 'spinning';
  const { x, y, side } = drum;
  return (
    <svg viewBox={`0 0 ${width} ${height}`}>
      <image href={drawsPictures.newYearDrum.url} x={x - side / 2} y={y - side / 2} width={side} height={side} />
      {isDrawn && (
        <g transform={`translate(${x} ${plate.y})`}>
          <rect
            x={-plate.width / 2}
            y={-plate.height / 2}
            width={plate.width}
            height={plate.height}
            rx={plate.height / 2}
            fill={hex('surface-2')}
            stroke={hex(toneOf(config, show.outcome))}
          />
          <text
            fontSize={labelSize(layout, prize ?? '')}
            fontWeight="700"
            fill={hex('text')}
            textAnchor="middle"
            dominantBaseline="central"
          >
            {prize}
          </text>
        </g>
      )}
    </svg>
  );
};

/** The scene without a canvas, and before there is one: the same places, nothing moves. */
export const NewyearStill = (props: NewyearStillProps): ReactNode => (
  <Still>{(size) => <Picture {...props} size={size} />}</Still>
);
