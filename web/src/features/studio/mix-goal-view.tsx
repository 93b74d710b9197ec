import {
  mixMeasures,
  type Compromise,
  type Compromises,
  type GuardBounds,
  type MixReached,
} from 'games-engine/analysis';
import { useState, type ReactNode } from 'react';
import type { MixesJob } from '../../core/configs/analysis-job.ts';
import { ChangesTable } from '../../core/configs/changes-table.tsx';
import { changesBetween } from '../../core/configs/config-changes.ts';
import type { ConfigField, ConfigValues } from '../../core/configs/config-fields.ts';
import { useNumberText } from '../../core/configs/numbers.ts';
import tables from '../../core/configs/tables.module.css';
import { useJob } from '../../core/configs/use-job.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { Note } from '../../core/office/section.tsx';
import office from '../../core/office/office.module.css';
import { Button } from '../../core/ui/button.tsx';
import { Form } from '../../core/ui/form.tsx';
import { SelectField } from '../../core/ui/select-field.tsx';
import { TextField } from '../../core/ui/text-field.tsx';
import formFields from './form-fields.module.css';
import { isPercent, readMixGoal, type MixAims } from './mix-goal.ts';
import studio from './studio.module.css';
import { TrafficView } from './traffic-view.tsx';
import { useClasses } from './use-classes.ts';
import { traffics, useTraffic, type TrafficKind } from './use-traffic.ts';

const STAKE_MINOR = 1000n;
const kinds = traffics.filter((kind) => kind !== 'one');

const Measures = ({ reached }: { reached: MixReached }): ReactNode => {
  const number = useNumberText();
  return mixMeasures.map((name) => (
    <td key={name}>{isPercent(name) ? number.share(reached[name]) : number.times(reached[name])}</td>
  ));
};

interface FoundProps {
  result: Compromises;
  chosen: number;
  onChoose: (place: number) => void;
}

/** The compromises, one below the other, the config as it is above them. */
const Found = ({ result: { present, found }, chosen, onChoose }: FoundProps): ReactNode => {
  const t = useMessages('studio', 'mix');
  const goal = useMessages('studio', 'goal');
  return (
    <div className={tables.scroll} tabIndex={0} role="region" aria-label={t('found')}>
      <table className={tables.table}>
        <caption>{t('found')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('config')}</th>
            {mixMeasures.map((name) => (
              <th key={name} scope="col">
                {t(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{goal('now')}</th>
            <Measures reached={present.reached} />
          </tr>
          {found.map(({ config, reached }, place) => (
            <tr key={JSON.stringify(config)} className={place === chosen ? tables.changed : undefined}>
              <th scope="row">
                <Button aria-pressed={place === chosen} onClick={() => onChoose(place)}>
                  {t('place', { place: String(place + 1) })}
                </Button>
              </th>
              <Measures reached={reached} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

export interface MixGoalViewProps {
  game: string;
  config: ConfigValues;
  bounds: GuardBounds; // in force
  fields: readonly ConfigField[];
  onTake: (config: ConfigValues) => void;
}

const Details = ({
  compromise,
  game,
  config,
  fields,
  onTake,
}: MixGoalViewProps & { compromise: Compromise }): ReactNode => {
  const goal = useMessages('studio', 'goal');
  const words = useMessages('studio', 'main');
  const proposed: ConfigValues = { ...compromise.config };
  return (
    <>
      <ChangesTable
        title={goal('proposed')}
        none={words('changes.none')}
        game={game}
        changes={changesBetween(fields, config, proposed)}
        before={config}
        after={proposed}
        labels={{ before: goal('now'), after: goal('proposed') }}
      />
      <div className={office.actions}>
        <Button onClick={() => onTake(proposed)}>{goal('take')}</Button>
      </div>
    </>
  );
};

/** States what a mix of bets is to come to, and gets the compromises of which none is better than another. */
export const MixGoalView = (props: MixGoalViewProps): ReactNode => {
  const { game, config, bounds } = props;
  const t = useMessages('studio', 'mix');
  const goalText = useMessages('studio', 'goal');
  const words = useMessages('studio', 'measures');
  const number = useNumberText();
  const classes = useClasses(game, config, config, STAKE_MINOR);
  const compared = { game, before: config, after: config, labels: { before: goalText('now'), after: goalText('now') } };
  const scope = { compared, classes, classId: classes[0]?.id ?? '', stakeMinor: STAKE_MINOR };
  const traffic = useTraffic(scope, 'all');
  const [aims, setAims] = useState<MixAims>({});
  const [job, setJob] = useState<MixesJob>();
  const [chosen, setChosen] = useState(0);
  const { result, fault, share } = useJob(job);
  const { goal, wrong } = readMixGoal(aims);
  const mix = traffic.parts;
  const isReady = mix !== undefined && wrong.length === 0 && Object.keys(goal).length > 0;
  const compromise = result?.found[chosen];
  const seek = (): void => {
    if (!isReady) return;
    setChosen(0);
    setJob({ kind: 'mixes', game, config, mix, goal, bounds });
  };
  return (
    <section className={studio.column} aria-label={t('title')}>
      <h2>{t('title')}</h2>
      <Note>{t('text')}</Note>
      <SelectField<TrafficKind>
        label={words('risk.traffic')}
        options={kinds.map((value) => ({ value, label: words(`traffic.${value}`) }))}
        value={traffic.kind}
        onChange={traffic.choose}
      />
      <TrafficView traffic={traffic} of={scope} />
      <Form className={formFields.inputs} onSubmit={seek}>
        {mixMeasures.map((name) => (
          <TextField
            key={name}
            label={t(name)}
            error={wrong.includes(name) ? goalText('wrong') : undefined}
            suffix={isPercent(name) ? '%' : '×'}
            inputMode="decimal"
            autoComplete="off"
            value={aims[name] ?? ''}
            onChange={(event) => setAims({ ...aims, [name]: event.currentTarget.value })}
          />
        ))}
        <Button
          type="submit"
          className={formFields.add}
          disabled={!isReady}
          loading={job !== undefined && share < 1 && fault === undefined}
        >
          {goalText('seek')}
        </Button>
      </Form>
      {fault !== undefined && <p role="status">{goalText('nothing')}</p>}
      {result && (
        <p role="status">
          {t(result.isPresentAmong ? 'present' : 'better')} {t('tried', { tried: number.whole(result.tried) })}
        </p>
      )}
      {result && result.found.length > 0 && <Found result={result} chosen={chosen} onChoose={setChosen} />}
      {compromise && <Details {...props} compromise={compromise} />}
    </section>
  );
};
