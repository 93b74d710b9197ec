import { classicPictures } from 'assets/classic/pictures';
import { useMemo, type ReactNode } from 'react';
import { useFormat } from '../../../core/format/use-format.ts';
import { Still, type ElementSize } from '../../../core/game-kit/scene/still.tsx';
import { type SceneRound, percentText } from '../round.ts';
import { playerHex, classicLayout, ticketX, type ClassicLayout } from './frame.ts';
import styles from './still.module.css';

/** Words of the picture, in the interface's language. */
export interface ClassicLabels {
  pot: string;
  note: string; // number of players
  ticket: string; // the winning ticket's number; empty before there is one
}

export interface ClassicStillProps {
  round: SceneRound | undefined;
  settled: boolean; // the ticket may be told
  labels: ClassicLabels;
}

interface Share {
  place: number;
  from: number; // 0 … 1 along the strip
  size: number;
}

/** Part of a round that a still picture needs. */
interface StillPot {
  bets: readonly Pick<SceneRound['bets'][number], 'place' | 'from' | 'to'>[];
  players: readonly string[];
  tickets: number;
}

const sharesOf = ({ bets, players, tickets }: StillPot): Share[] => {
  const held = players.map(() => 0);
  for (const { place, from, to } of bets) held[place] = (held[place] ?? 0) + to - from + 1;
  let from = 0;
  return held.map((holding, place) => {
    const share = { place, from, size: holding / tickets };
    from += share.size;
    return share;
  });
};

/** The drum, and the strip of shares below it. */
const ClassicPot = ({ layout: { drum, strip }, round }: { layout: ClassicLayout; round: StillPot }): ReactNode => (
  <g>
    <image
      href={classicPictures.classicDrum.url}
      x={drum.x - drum.size / 2}
      y={drum.y - drum.size / 2}
      width={drum.size}
      height={drum.size}
    />
    <ellipse
      cx={drum.x}
      cy={drum.glass.y}
      rx={drum.glass.radius}
      ry={drum.glass.radius * 0.55}
      className={styles.shade}
    />
    <rect {...boxOf(strip)} rx="8" className={styles.strip} />
    {sharesOf(round).map(({ place, from, size }) => (
      <rect
        key={place}
        {...boxOf(strip)}
        x={strip.x + strip.width * from}
        width={Math.max(strip.width * size - 3, 0.75)}
        rx="8"
        fill={playerHex(place)}
      />
    ))}
  </g>
);

const boxOf = ({ x, y, width, height }: ClassicLayout['strip']) => ({ x, y: y - height / 2, width, height });

/** The line of all tickets, with the drawn one marked. */
const Mark = ({ layout: { bar }, x }: { layout: ClassicLayout; x: number }): ReactNode => (
  <g className={styles.mark}>
    <rect x={bar.x} y={bar.y} width={bar.width} height={bar.height} opacity="0.3" />
    <circle cx={x} cy={bar.y + bar.height / 2} r="4" />
  </g>
);

const Picture = ({ round, settled, labels, size }: ClassicStillProps & { size: ElementSize }): ReactNode => {
  const layout = useMemo(() => classicLayout(size.width, size.height), [size]);
  const { percent } = useFormat();
  const draw = settled ? round?.draw : undefined;
  const winner = draw && round && sharesOf(round)[draw.place];
  if (!round) return null;
  const { drum, pot } = layout;
  return (
    <svg width={layout.width} height={layout.height} viewBox={`0 0 ${layout.width} ${layout.height}`}>
      <ClassicPot layout={layout} round={round} />
      {draw && <Mark layout={layout} x={ticketX(layout, draw.ticket, round.tickets)} />}
      <text x={drum.x} y={pot.y} fontSize={pot.size} className={styles.pot}>
        {draw ? labels.ticket : labels.pot}
      </text>
      <text x={drum.x} y={pot.noteY} fontSize={pot.noteSize} className={styles.potNote}>
        {winner ? percent(percentText(winner.size * 1_000_000)) : labels.note}
      </text>
    </svg>
  );
};

/** The scene without a canvas, and before there is one: the same places, nothing moves. */
export const ClassicStill = (props: ClassicStillProps): ReactNode => (
  <Still>{(size) => <Picture {...props} size={size} />}</Still>
);
