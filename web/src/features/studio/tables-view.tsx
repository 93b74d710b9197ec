import type { GuardBounds, TableProposal } from 'games-engine/analysis';
import { useState, type ReactNode } from 'react';
import { useMessages } from '../../core/i18n/messages.ts';
import { Button } from '../../core/ui/button.tsx';
import { Facts } from '../../core/ui/facts.tsx';
import { Form } from '../../core/ui/form.tsx';
import { TextField } from '../../core/ui/text-field.tsx';
import type { TablesJob } from '../../core/configs/analysis-job.ts';
import { ChangesTable } from '../../core/configs/changes-table.tsx';
import { changesBetween } from '../../core/configs/config-changes.ts';
import type { ConfigField, ConfigValues } from '../../core/configs/config-fields.ts';
import formFields from './form-fields.module.css';
import { useNumberText } from '../../core/configs/numbers.ts';
import { Outcome } from './sought-outcome.tsx';
import styles from './studio.module.css';
import office from '../../core/office/office.module.css';
import { readTarget } from './tables-target.ts';
import { useJob } from '../../core/configs/use-job.ts';
import { Note, Section } from '../../core/office/section.tsx';

interface TablesViewProps {
  game: string;
  config: ConfigValues;
  bounds: GuardBounds;
  fields: readonly ConfigField[];
  onTake: (config: ConfigValues) => void;
}

const Reached = ({ proposal: { reached, simulation } }: { proposal: TableProposal }): ReactNode => {
  const t = useMessages('studio', 'goal');
  const number = useNumberText();
  const agrees = simulation.every(({ check }) => check.verdict === 'agrees');
  return (
    <Facts
      facts={[
        [t('goal.rtp'), number.share(reached.rtp)],
        [t('tables.deviation'), number.times(reached.deviation)],
        [t('tables.wins'), reached.wins.map((win) => number.times(win)).join(' · ')],
        [t('tables.simulated'), simulation.map(({ check }) => number.share(check.mean)).join(' · ')],
        [t('tables.check'), t(agrees ? 'tables.agrees' : 'tables.differs')],
      ]}
    />
  );
};

/** Proposes tables of wins for a return, a volatility and the wins wanted. */
export const TablesView = ({ game, config, bounds, fields, onTake }: TablesViewProps): ReactNode => {
  const t = useMessages('studio', 'goal');
  const words = useMessages('studio', 'main');
  const [texts, setTexts] = useState({ rtp: '', deviation: '', wins: '' });
  const [job, setJob] = useState<TablesJob>();
  const { result, fault, share } = useJob(job);
  const target = readTarget(texts.rtp, texts.deviation, texts.wins);
  const isEmpty = Object.values(texts).every((text) => text.trim() === '');
  const labels = { before: t('now'), after: t('proposed') };
  const inputs = [
    ['rtp', t('goal.rtp'), '%'],
    ['deviation', t('tables.deviation'), '×'],
    ['wins', t('tables.wins'), '×'],
  ] as const;
  return (
    <section className={styles.column} aria-label={t('tables.title')}>
      <h2>{t('tables.title')}</h2>
      <Note>{t('tables.text')}</Note>
      <Form
        className={formFields.inputs}
        onSubmit={() => target && setJob({ kind: 'tables', game, config, target, bounds })}
      >
        {inputs.map(([name, label, suffix]) => (
          <TextField
            key={name}
            label={label}
            suffix={suffix}
            inputMode={name === 'wins' ? 'text' : 'decimal'}
            autoComplete="off"
            error={name === 'wins' && !isEmpty && !target ? t('wrong') : undefined}
            value={texts[name]}
            onChange={(event) => setTexts({ ...texts, [name]: event.currentTarget.value })}
          />
        ))}
        <Button
          type="submit"
          className={formFields.add}
          disabled={!target}
          loading={job !== undefined && share < 1 && fault === undefined}
        >
          {t('seek')}
        </Button>
      </Form>
      {fault !== undefined && <p role="status">{t('nothing')}</p>}
      {result && <Outcome game={game} config={config} sought={result} />}
      {result?.proposals.map((proposal, index) => (
        <Section key={JSON.stringify(proposal.config)}>
          <Reached proposal={proposal} />
          <ChangesTable
            title={`${t('tables.title')} ${index + 1}`}
            none={words('changes.none')}
            game={game}
            changes={changesBetween(fields, config, { ...proposal.config })}
            before={config}
            after={{ ...proposal.config }}
            labels={labels}
          />
          <div className={office.actions}>
            <Button onClick={() => onTake({ ...proposal.config })}>{t('take')}</Button>
          </div>
        </Section>
      ))}
    </section>
  );
};
