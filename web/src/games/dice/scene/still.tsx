import type { DiceChoice } from 'games-engine/dice';
import type { ReactNode } from 'react';
import { useFormat } from '../../../core/format/use-format.ts';
import { type Mood } from '../../../core/game-kit/result/result.ts';
import { Still } from '../../../core/game-kit/scene/still.tsx';
import { useMessages } from '../../../core/i18n/messages.ts';
import { classNames } from '../../../core/ui/class-names.ts';
import { bpText } from '../screen/form.ts';
import { comparisons, comparisonX, diceLayout, rollText, rollX, shownTicks, zones, type DiceLayout } from './frame.ts';
import styles from '../screen/screen.module.css';

interface StillRound {
  roll: number;
  mood: Mood;
}

const marks = { win: '✓', even: '–', loss: '✕' } as const satisfies Record<Mood, string>;

/** The numbers under the rail, the threshold's own among them, and what each side of it means. */
const Scale = ({ layout, choice }: { layout: DiceLayout; choice: DiceChoice }): ReactNode => {
  const t = useMessages('dice', 'main');
  const { mark } = useFormat();
  const { ticks, zoneLabel } = layout;
  const edge = rollX(layout, choice.percentBp);
  const { win, lose } = zones(layout, choice);
  const named = [
    { ...win, text: t('mark.win'), className: styles.winName },
    { ...lose, text: t('mark.lose'), className: styles.loseName },
  ].filter(({ from, to }) => to - from >= zoneLabel.minWidth);
  return (
    <g fontSize={ticks.size} className={styles.scale}>
      {shownTicks(layout, choice.percentBp).map((percent) => (
        <text key={percent} x={rollX(layout, percent * 100)} y={ticks.y}>
          {percent}
        </text>
      ))}
      <text x={edge} y={ticks.y} className={styles.threshold}>
        {bpText(choice.percentBp).replace('.', mark)}
      </text>
      {named.map(({ from, to, text, className }) => (
        <text key={text} x={(from + to) / 2} y={zoneLabel.y} className={className}>
          {text}
        </text>
      ))}
    </g>
  );
};

/** The rail, the number and its place on a layout. */
const DiceRail = ({
  layout,
  choice,
  round,
  scale = false,
}: {
  layout: DiceLayout;
  choice: DiceChoice;
  round: StillRound | undefined;
  scale?: boolean; // with numbers under the rail
}): ReactNode => {
  const { mark } = useFormat();
  const { rail, digits, width, height } = layout;
  const { win, lose } = zones(layout, choice);
  const middle = rail.y + rail.height / 2;
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      {[
        { ...lose, className: styles.loseZone },
        { ...win, className: styles.winZone },
      ].map(({ from, to, className }) => (
        <rect key={className} x={from} y={rail.y} width={to - from} height={rail.height} rx="3" className={className} />
      ))}
      <rect
        x={rollX(layout, choice.percentBp) - 3}
        y={rail.y - 8}
        width="6"
        height={rail.height + 16}
        rx="3"
        className={styles.edge}
      />
      <text
        x={digits.x}
        y={digits.y}
        fontSize={digits.size}
        className={classNames(styles.digits, round && styles[round.mood])}
      >
        {rollText(round ? round.roll : choice.percentBp, mark)}
      </text>
      {!round && (
        <text x={comparisonX(layout)} y={digits.y} fontSize={digits.size * 0.6} className={styles.digits}>
          {comparisons[choice.side]}
        </text>
      )}
      {scale && <Scale layout={layout} choice={choice} />}
      {round && (
        <g className={styles[round.mood]}>
          <circle cx={rollX(layout, round.roll)} cy={middle} r="10" className={styles.dot} />
          <text x={rollX(layout, round.roll)} y={middle} className={styles.mark}>
            {marks[round.mood]}
          </text>
        </g>
      )}
    </svg>
  );
};

/** The scene without a canvas, and before there is one: the same places, nothing moves. */
export const DiceStill = ({ choice, round }: { choice: DiceChoice; round?: StillRound | undefined }): ReactNode => (
  <Still>
    {({ width, height }) => <DiceRail layout={diceLayout(width, height)} choice={choice} round={round} scale />}
  </Still>
);
