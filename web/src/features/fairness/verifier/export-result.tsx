import { CircleCheck, CircleX } from 'lucide-react';
import type { Failure } from 'games-engine/auditor';
import { useState, type ReactNode } from 'react';
import { useMessages } from '../../../core/i18n/messages.ts';
import { Button } from '../../../core/ui/button.tsx';
import { Card } from '../../../core/ui/card.tsx';
import { classNames } from '../../../core/ui/class-names.ts';
import { Form } from '../../../core/ui/form.tsx';
import { TextField } from '../../../core/ui/text-field.tsx';
import { DifferenceText } from '../difference-text.tsx';
import { Mark } from '../mark.tsx';
import { StepList } from '../round-step-list.tsx';
import type { CheckedRound } from '../round-steps.ts';
import { Verdict } from '../round-verdict.tsx';
import { Facts } from '../facts.tsx';
import round from '../round.module.css';
import type { Verification } from './use-verification.ts';
import { roundAtLine } from './verify-export.ts';
import { useVerifierGames } from './verifier-games.ts';
import { verifyGiven } from './verify-given.ts';
import { verifierMessages } from './verifier.messages.ts';
import styles from './verifier.module.css';

type Exported = Extract<Verification, { state: 'export' }>;

const Counts = ({ checked: { summary } }: Pick<Exported, 'checked'>): ReactNode => {
  const t = useMessages(verifierMessages);
  const { rounds, drawn, elsewhere, voided } = summary;
  const counts = [
    ['count.entries', summary.entries],
    ['count.rounds', rounds],
    ['count.drawn', drawn],
    ['count.elsewhere', elsewhere],
    ['count.voided', voided],
    ['count.secret', rounds - drawn - elsewhere - voided],
    ['count.seeds', summary.seeds],
    ['count.configs', summary.configs],
    ['count.chains', Object.values(summary.chains).reduce((sum, count) => sum + count, 0)],
    ['count.unfinished', summary.unfinished],
  ] as const;
  return <Facts facts={counts.map(([key, count]) => [t(key), count])} />;
};

const Head = ({ checked: { summary }, isKeyGiven }: Pick<Exported, 'checked' | 'isKeyGiven'>): ReactNode => {
  const t = useMessages(verifierMessages);
  const { head } = summary;
  if (!head?.isConfirmed) return <Mark state="fail">{t('head.fail')}</Mark>;
  return (
    <>
      <Mark state="pass">{t('head.pass', { origin: head.origin, size: head.size })}</Mark>
      {!isKeyGiven && <p className={styles.note}>{t('head.ownKey')}</p>}
    </>
  );
};

/** The whole in one look. */
const ExportVerdict = ({ failures }: { failures: number }): ReactNode => {
  const t = useMessages(verifierMessages);
  const isSound = failures === 0;
  const Icon = isSound ? CircleCheck : CircleX;
  return (
    <div className={classNames(round.verdict, isSound ? round.pass : round.fail)} role={isSound ? 'status' : 'alert'}>
      <Icon aria-hidden="true" size={36} />
      <div>
        <h2>{isSound ? t('export.pass') : t('export.fail', { count: failures })}</h2>
        <p>{isSound ? t('export.pass.text') : t('export.fail.text')}</p>
      </div>
    </div>
  );
};

const Failures = ({ failures, of }: { failures: readonly Failure[]; of: number }): ReactNode => {
  const t = useMessages(verifierMessages);
  return (
    <section aria-labelledby="failures">
      <h2 id="failures" className={styles.heading}>
        {t('failures')}
      </h2>
      <ol className={styles.failures}>
        {failures.map((failure, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- the list never changes, and a line may fail twice
          <li key={place}>
            <h3>{failure.line > 0 ? t('failure.line', { line: failure.line, what: failure.what }) : failure.what}</h3>
            <DifferenceText difference={failure.difference} />
          </li>
        ))}
      </ol>
      {failures.length < of && <p className={styles.note}>{t('failures.more', { shown: failures.length, of })}</p>}
    </section>
  );
};

type Found = { state: 'none' } | { state: 'found'; line: number; checked: CheckedRound };

/** Any line of the export, step by step. */
const LineSteps = ({ source }: Pick<Exported, 'source'>): ReactNode => {
  const t = useMessages(verifierMessages);
  const [text, setText] = useState('');
  const [found, setFound] = useState<Found>();
  const games = useVerifierGames();
  const look = async (): Promise<void> => {
    const line = Number(text);
    const given =
      Number.isSafeInteger(line) && line > 0 ? await roundAtLine(source, line).catch(() => undefined) : undefined;
    setFound(given ? { state: 'found', line, checked: verifyGiven(given, games) } : { state: 'none' });
  };
  return (
    <>
      <Card className={styles.card}>
        <Form className={styles.line} onSubmit={() => void look()}>
          <TextField
            label={t('line')}
            hint={t('line.hint')}
            inputMode="numeric"
            value={text}
            error={found?.state === 'none' ? t('line.none') : undefined}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <Button type="submit">{t('line.show')}</Button>
        </Form>
      </Card>
      {found?.state === 'found' && (
        <div key={found.line} className={styles.result}>
          <Verdict checked={found.checked} log={undefined} />
          <StepList checked={found.checked} />
        </div>
      )}
    </>
  );
};

/** What the check of an export found, and a way to look at each of its rounds. */
export const ExportResult = ({ source, checked, isKeyGiven }: Exported): ReactNode => (
  <>
    <ExportVerdict failures={checked.summary.failures} />
    <Card className={styles.card}>
      <Counts checked={checked} />
      <Head checked={checked} isKeyGiven={isKeyGiven} />
    </Card>
    {checked.failures.length > 0 && <Failures failures={checked.failures} of={checked.summary.failures} />}
    <LineSteps source={source} />
  </>
);
