import { toNumber } from 'games-engine';
import type { Goal, GoalName, GuardBounds, Proposal } from 'games-engine/analysis';
import { useState, type ReactNode } from 'react';
import { useMessages } from '../../core/i18n/messages.ts';
import { Button } from '../../core/ui/button.tsx';
import { Facts } from '../../core/ui/facts.tsx';
import { Form } from '../../core/ui/form.tsx';
import { TextField } from '../../core/ui/text-field.tsx';
import type { GoalJob } from '../../core/configs/analysis-job.ts';
import { ChangesTable } from '../../core/configs/changes-table.tsx';
import { changesBetween } from '../../core/configs/config-changes.ts';
import { readNumber } from './config-draft.ts';
import type { ConfigField, ConfigValues } from '../../core/configs/config-fields.ts';
import { useNumberText } from '../../core/configs/numbers.ts';
import formFields from './form-fields.module.css';
import styles from './studio.module.css';
import office from '../../core/office/office.module.css';
import { useGameStudio } from '../../core/configs/use-game-studio.ts';
import { useJob } from '../../core/configs/use-job.ts';
import { Outcome } from './sought-outcome.tsx';
import { MixGoalView } from './mix-goal-view.tsx';
import { TablesView } from './tables-view.tsx';
import { Note, Section } from '../../core/office/section.tsx';

const DECIMALS = 4;

/** Value of a typed aim: a share of a percentage, a multiple as it is. NaN: none. */
const readAim = (name: GoalName, text: string): number => {
  const value = readNumber(text, DECIMALS) / 10 ** DECIMALS;
  return name === 'topMultiplier' ? value : value / 100;
};

type Aims = Partial<Record<GoalName, string>>;

const goalOf = (aims: Aims): Goal =>
  Object.fromEntries(
    Object.entries(aims)
      .filter(([, text]) => text.trim() !== '')
      .map(([name, text]) => [name, readAim(name as GoalName, text)]),
  );

interface ProposalCardProps {
  place: number; // among the proposals, from 1
  game: string;
  proposal: Proposal;
  names: readonly GoalName[];
  config: ConfigValues;
  fields: readonly ConfigField[];
  onTake: (config: ConfigValues) => void;
}

const ProposalCard = ({ place, game, proposal, names, config, fields, onTake }: ProposalCardProps): ReactNode => {
  const t = useMessages('studio', 'goal');
  const words = useMessages('studio', 'main');
  const number = useNumberText();
  const proposed: ConfigValues = { ...proposal.config };
  return (
    <Section>
      <Facts
        facts={names.map((name) => {
          const reached = proposal.reached[name];
          const text =
            reached && (name === 'topMultiplier' ? number.times(toNumber(reached)) : number.percent(reached));
          return [t(`goal.${name}`), text ?? t('open')];
        })}
      />
      <ChangesTable
        title={`${t('proposed')} ${place}`}
        none={words('changes.none')}
        game={game}
        changes={changesBetween(fields, config, proposed)}
        before={config}
        after={proposed}
        labels={{ before: t('now'), after: t('proposed') }}
      />
      <div className={office.actions}>
        <Button onClick={() => onTake(proposed)}>{t('take')}</Button>
      </div>
    </Section>
  );
};

export interface GoalViewProps {
  game: string;
  config: ConfigValues;
  bounds: GuardBounds; // in force
  fields: readonly ConfigField[];
  onTake: (config: ConfigValues) => void;
}

/** States what is aimed at, and gets configs that come near. What is left empty may be anything. */
export const GoalView = ({ game, config, bounds, fields, onTake }: GoalViewProps): ReactNode => {
  const t = useMessages('studio', 'goal');
  const { analysis } = useGameStudio(game);
  const names = analysis.goals;
  const [aims, setAims] = useState<Aims>({});
  const [job, setJob] = useState<GoalJob>();
  const { result, fault, share } = useJob(job);
  const goal = goalOf(aims);
  const wrong = names.filter((name) => {
    const aim = goal[name];
    return aim !== undefined && !(aim > 0);
  });
  const isEmpty = Object.keys(goal).length === 0;
  const seek = (): void => {
    if (wrong.length === 0 && !isEmpty) setJob({ kind: 'goal', game, config, goal, bounds });
  };
  return (
    <div className={styles.column}>
      <Note>{t('text')}</Note>
      <Form className={formFields.inputs} onSubmit={seek}>
        {names.map((name) => (
          <TextField
            key={name}
            label={t(`goal.${name}`)}
            hint={t(`goal.${name}.hint`)}
            error={wrong.includes(name) ? t('wrong') : undefined}
            suffix={name === 'topMultiplier' ? '×' : '%'}
            inputMode="decimal"
            autoComplete="off"
            value={aims[name] ?? ''}
            onChange={(event) => setAims({ ...aims, [name]: event.currentTarget.value })}
          />
        ))}
        <Button
          type="submit"
          variant="primary"
          className={formFields.add}
          disabled={isEmpty}
          loading={job !== undefined && share < 1 && fault === undefined}
        >
          {t('seek')}
        </Button>
      </Form>
      {fault !== undefined && <p role="status">{t('nothing')}</p>}
      {result && <Outcome game={game} config={config} sought={result} />}
      {result?.proposals.map((proposal, index) => (
        <ProposalCard
          place={index + 1}
          key={JSON.stringify(proposal.config)}
          game={game}
          proposal={proposal}
          names={names}
          config={config}
          fields={fields}
          onTake={onTake}
        />
      ))}
      <MixGoalView game={game} config={config} bounds={bounds} fields={fields} onTake={onTake} />
      {analysis.tables && <TablesView game={game} config={config} bounds={bounds} fields={fields} onTake={onTake} />}
    </div>
  );
};
