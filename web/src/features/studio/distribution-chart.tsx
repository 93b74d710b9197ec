import { useState, type ReactNode } from 'react';
import { useMessages } from '../../core/i18n/messages.ts';
import { SelectField } from '../../core/ui/select-field.tsx';
import type { Compared } from './compared.ts';
import { atLeast, barsOf, logFloor, logShare } from './distribution.maths.ts';
import { useNumberText } from '../../core/configs/numbers.ts';
import formFields from './form-fields.module.css';
import office from '../../core/office/office.module.css';
import studio from './studio.module.css';
import styles from '../../core/configs/tables.module.css';
import type { ClassPair } from './use-classes.ts';

const MIN_WIDTH = 0.4; // percent of the width: every possible result is seen, however rare

const kinds = ['each', 'atLeast'] as const;
type Kind = (typeof kinds)[number];

const scales = ['linear', 'log'] as const;
type Scale = (typeof scales)[number];

interface BarsProps {
  before: number; // chances
  after: number;
  lengthOf: (chance: number) => number; // share of the width
}

/** Two bars, the active config's above the edited one's. A picture: the figures beside it say the same. */
const Bars = ({ before, after, lengthOf }: BarsProps): ReactNode => {
  const width = (chance: number): number => (chance === 0 ? 0 : Math.max(MIN_WIDTH, lengthOf(chance) * 100));
  return (
    <svg aria-hidden="true" className={styles.bars} viewBox="0 0 100 20" preserveAspectRatio="none">
      <rect className={styles.barBefore} x={0} y={1} width={width(before)} height={8} />
      <rect className={styles.barAfter} x={0} y={11} width={width(after)} height={8} />
    </svg>
  );
};

/** Results of a stake, and their probabilities: of each, or of each and all above it. */
export const DistributionChart = ({
  compared: { labels },
  pair,
}: {
  compared: Compared;
  pair: ClassPair;
}): ReactNode => {
  const t = useMessages('studio', 'measures');
  const number = useNumberText();
  const [kind, setKind] = useState<Kind>('each');
  const [scale, setScale] = useState<Scale>('linear');
  const each = barsOf(pair.before?.stakeClass.distribution, pair.after?.stakeClass.distribution);
  const bars = kind === 'each' ? each : atLeast(each);
  const floor = logFloor(bars);
  const lengthOf = (chance: number): number => (scale === 'log' ? logShare(chance, floor) : chance);
  return (
    <div className={studio.column}>
      <div className={formFields.inputs}>
        <SelectField<Kind>
          label={t('distribution.kind')}
          options={kinds.map((value) => ({ value, label: t(`distribution.${value}`) }))}
          value={kind}
          onChange={setKind}
        />
        <SelectField<Scale>
          label={t('distribution.scale')}
          options={scales.map((value) => ({ value, label: t(`distribution.${value}`) }))}
          value={scale}
          onChange={setScale}
        />
      </div>
      {scale === 'log' && (
        <p className={office.faint}>{t('distribution.log.text', { least: number.share(10 ** floor) })}</p>
      )}
      <div className={styles.scroll} tabIndex={0} role="region" aria-label={t('distribution')}>
        <table className={styles.table}>
          <caption>{t('distribution')}</caption>
          <thead>
            <tr>
              <th scope="col" colSpan={2}>
                {t('returned')}
              </th>
              <th scope="col">{labels.before}</th>
              <th scope="col">{labels.after}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ returned, before, after }) => (
              <tr key={returned}>
                <th scope="row">{kind === 'each' ? number.times(returned) : `≥ ${number.times(returned)}`}</th>
                <td className={styles.barCell}>
                  <Bars before={before} after={after} lengthOf={lengthOf} />
                </td>
                <td>{number.share(before)}</td>
                <td>{number.share(after)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
};
