import { fanQuantiles, type DrawdownFan, type FanLine, type FanStep } from 'games-engine/analysis';
import { useState, type ReactNode } from 'react';
import type { FanJob, MixPart } from '../../core/configs/analysis-job.ts';
import type { ConfigValues } from '../../core/configs/config-fields.ts';
import { useNumberText } from '../../core/configs/numbers.ts';
import tables from '../../core/configs/tables.module.css';
import { useJob } from '../../core/configs/use-job.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoney } from '../../core/money/money.ts';
import { Note } from '../../core/office/section.tsx';
import office from '../../core/office/office.module.css';
import { Button } from '../../core/ui/button.tsx';
import { SelectField } from '../../core/ui/select-field.tsx';
import { TextField } from '../../core/ui/text-field.tsx';
import { fanShapes, someOf } from './fan-chart.maths.ts';
import fan from './fan.module.css';
import formFields from './form-fields.module.css';
import studio from './studio.module.css';

const sizes = ['1000', '10000', '100000'] as const;
type Size = (typeof sizes)[number];

const views = ['result', 'drawdown'] as const satisfies readonly (keyof FanStep)[];
type View = (typeof views)[number];

const ROWS = 6;

/** Bands of a fan. A picture: the table below it says the same. */
const Picture = ({ lines, rounds }: { lines: readonly FanLine[]; rounds: number }): ReactNode => {
  const { format } = useMoney();
  const number = useNumberText();
  const { bands, middle, zero, low, high } = fanShapes(lines);
  return (
    <figure aria-hidden="true" className={fan.picture}>
      <span className={fan.scale}>
        <span>{format(Math.round(high))}</span>
        <span>{format(Math.round(low))}</span>
      </span>
      <svg className={fan.fan} viewBox="0 0 100 100" preserveAspectRatio="none">
        {bands.map((points) => (
          <polygon key={points} points={points} />
        ))}
        <line className={fan.zero} x1={0} x2={100} y1={zero} y2={zero} />
        <polyline points={middle} />
      </svg>
      <span className={fan.ends}>
        <span>0</span>
        <span>{number.whole(rounds)}</span>
      </span>
    </figure>
  );
};

const Fan = ({ result, view }: { result: DrawdownFan; view: View }): ReactNode => {
  const t = useMessages('studio', 'fan');
  const number = useNumberText();
  const { format } = useMoney();
  const lines = result.steps.map((step) => step[view]);
  return (
    <>
      <Picture lines={lines} rounds={result.steps.at(-1)?.rounds ?? 0} />
      <div className={tables.scroll} tabIndex={0} role="region" aria-label={t(view)}>
        <table className={tables.table}>
          <thead>
            <tr>
              <th scope="col">{t('rounds')}</th>
              {fanQuantiles.map((share) => (
                <th key={share} scope="col">
                  {t('below', { share: number.share(share) })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {someOf(result.steps, ROWS).map((step) => (
              <tr key={step.rounds}>
                <th scope="row">{number.whole(step.rounds)}</th>
                {step[view].map((amount, at) => (
                  <td key={fanQuantiles[at]}>{format(amount)}</td>
                ))}
              </tr>
            ))}
            {view === 'drawdown' && (
              <tr>
                <th scope="row">{t('deepest')}</th>
                {result.deepest.map((amount, at) => (
                  <td key={fanQuantiles[at]}>{format(amount)}</td>
                ))}
              </tr>
            )}
          </tbody>
        </table>
      </div>
    </>
  );
};

/** Ways that the house's bankroll may go with this traffic, from a seed. */
export const FanCard = ({
  game,
  config,
  mix,
}: {
  game: string;
  config: ConfigValues;
  mix: readonly MixPart[];
}): ReactNode => {
  const t = useMessages('studio', 'fan');
  const words = useMessages('studio', 'measures');
  const number = useNumberText();
  const [size, setSize] = useState<Size>('10000');
  const [seed, setSeed] = useState('');
  const [view, setView] = useState<View>('result');
  const [job, setJob] = useState<FanJob>();
  const { result, fault, share } = useJob(job);
  const isOfThis = job?.config === config && JSON.stringify(job.mix) === JSON.stringify(mix);
  const draw = (): void =>
    setJob({ kind: 'fan', game, config, mix, rounds: Number(size), seed: seed.trim() || crypto.randomUUID() });
  return (
    <section className={studio.column} aria-label={t('title')}>
      <h3>{t('title')}</h3>
      <Note>{t('text')}</Note>
      <div className={formFields.inputs}>
        <SelectField<Size>
          label={t('rounds')}
          options={sizes.map((value) => ({ value, label: number.whole(Number(value)) }))}
          value={size}
          onChange={setSize}
        />
        <TextField
          label={words('check.seed')}
          hint={words('check.seed.hint')}
          maxLength={64}
          autoComplete="off"
          value={seed}
          onChange={(event) => setSeed(event.currentTarget.value)}
        />
        <Button
          className={formFields.add}
          loading={job !== undefined && share < 1 && fault === undefined}
          onClick={draw}
        >
          {t('draw')}
        </Button>
      </div>
      {fault !== undefined && <p className={office.problem}>{t('none')}</p>}
      {result && !isOfThis && <Note>{words('check.stale')}</Note>}
      {result && isOfThis && (
        <>
          <SelectField<View>
            label={t('view')}
            options={views.map((value) => ({ value, label: t(value) }))}
            value={view}
            onChange={setView}
          />
          <Fan result={result} view={view} />
          <p className={office.faint}>{t('how', { paths: String(result.paths), seed: job.seed })}</p>
        </>
      )}
    </section>
  );
};
