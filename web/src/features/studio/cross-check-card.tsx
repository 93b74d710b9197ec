import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useMessages } from '../../core/i18n/messages.ts';
import { Button } from '../../core/ui/button.tsx';
import { Facts } from '../../core/ui/facts.tsx';
import { saveFile } from '../../core/ui/save-file.ts';
import { TextField } from '../../core/ui/text-field.tsx';
import { SelectField } from '../../core/ui/select-field.tsx';
import type { Simulated, SimulationJob } from '../../core/configs/analysis-job.ts';
import type { TrafficOf } from './use-traffic.ts';
import { useNumberText } from '../../core/configs/numbers.ts';
import formFields from './form-fields.module.css';
import findingStyles from '../../core/configs/findings.module.css';
import tones from '../../core/ui/tones.module.css';
import styles from './studio.module.css';
import office from '../../core/office/office.module.css';
import { useJob } from '../../core/configs/use-job.ts';
import { Note, Section } from '../../core/office/section.tsx';

const sizes = ['100000', '1000000', '10000000'] as const;
type Size = (typeof sizes)[number];

/** Result of the simulation. A verdict is given when the last round was played, not on the way. */
const Result = ({ check, isOver }: { check: Simulated; isOver: boolean }): ReactNode => {
  const t = useMessages('studio', 'measures');
  const number = useNumberText();
  const agrees = check.verdict === 'agrees';
  const Icon = agrees ? CircleCheck : TriangleAlert;
  return (
    <>
      <p className={findingStyles.finding} role="status">
        {isOver ? (
          <>
            <Icon aria-hidden="true" size={18} className={agrees ? tones.good : tones.bad} />
            {t(`check.${check.verdict}`)}
          </>
        ) : (
          t('check.soFar', { rounds: check.rounds })
        )}
      </p>
      <Facts
        facts={[
          [t('check.mean'), number.share(check.mean)],
          [
            t('check.interval', { level: number.share(check.confidence) }),
            `${number.share(check.low)} – ${number.share(check.high)}`,
          ],
          [t('check.exact'), number.percent(check.exact)],
        ]}
      />
      {!check.isNormal && <p className={office.faint}>{t('check.rare')}</p>}
    </>
  );
};

/** Plays rounds by the game's own draw and payout, and holds what came out against the exact numbers. */
export const CrossCheckCard = ({
  compared,
  classId,
  stakeMinor,
}: Pick<TrafficOf, 'compared' | 'classId' | 'stakeMinor'>): ReactNode => {
  const t = useMessages('studio', 'measures');
  const number = useNumberText();
  const [size, setSize] = useState<Size>('1000000');
  const [seed, setSeed] = useState('');
  const [job, setJob] = useState<SimulationJob>();
  const { share, result, fault } = useJob(job);
  const isRunning = job !== undefined && share < 1 && fault === undefined;
  const isOfThis = job?.config === compared.after && job.stakeMinor === String(stakeMinor);
  const run = (): void =>
    setJob({
      kind: 'simulation',
      game: compared.game,
      config: compared.after,
      classId,
      stakeMinor: String(stakeMinor),
      rounds: Number(size),
      seed: seed.trim() || crypto.randomUUID(),
    });
  return (
    <Section title={t('check')}>
      <Note>{t('check.text')}</Note>
      <div className={formFields.inputs}>
        <SelectField<Size>
          label={t('rounds')}
          options={sizes.map((value) => ({ value, label: number.whole(Number(value)) }))}
          value={size}
          onChange={setSize}
        />
        <TextField
          label={t('check.seed')}
          hint={t('check.seed.hint')}
          maxLength={64}
          autoComplete="off"
          value={seed}
          onChange={(event) => setSeed(event.currentTarget.value)}
        />
        <Button className={formFields.add} onClick={() => (isRunning ? setJob(undefined) : run())}>
          {isRunning ? t('check.stop') : t('check.run')}
        </Button>
      </div>
      {isRunning && <progress className={styles.progress} max={1} value={share} aria-label={t('check.progress')} />}
      {fault !== undefined && <p className={office.problem}>{t('check.failed', { reason: fault })}</p>}
      {result && isOfThis && <Result check={result} isOver={share === 1} />}
      {result?.csv !== undefined && isOfThis && (
        <div className={office.actions}>
          <Button
            onClick={() => saveFile(result.csv ?? '', `simulation-${compared.game}-${job.classId}.csv`, 'text/csv')}
          >
            {t('check.save')}
          </Button>
        </div>
      )}
      {result && !isOfThis && <Note>{t('check.stale')}</Note>}
    </Section>
  );
};
