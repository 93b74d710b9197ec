import { CircleCheck, CircleX, Hourglass } from 'lucide-react';
import type { AuditSummary, Failure } from 'games-engine/auditor';
import { useState, type ReactNode } from 'react';
import { useMessages } from '../../../core/i18n/messages.ts';
import { Button } from '../../../core/ui/button.tsx';
import { Card } from '../../../core/ui/card.tsx';
import { classNames } from '../../../core/ui/class-names.ts';
import { Form } from '../../../core/ui/form.tsx';
import { TextField } from '../../../core/ui/text-field.tsx';
import { VoidCountsList, type GameVoids } from '../../../core/voids/void-counts.tsx';
import { DifferenceText } from '../difference-text.tsx';
import { Mark } from '../mark.tsx';
import { StepList } from '../round-step-list.tsx';
import type { CheckedRound } from '../round-steps.ts';
import { Verdict } from '../round-verdict.tsx';
import { Facts } from '../../../core/ui/facts.tsx';
import round from '../round.module.css';
import type { SeenHead } from './remembered-head.ts';
import type { Verification } from './use-verification.ts';
import { ExportParts, RoundParts } from './verdict-parts.tsx';
import { roundAtLine, type CheckedExport } from './verify-export.ts';
import { useVerifierGames } from './verifier-source.ts';
import { verifyGiven } from './verify-given.ts';
import styles from './verifier.module.css';

type Exported = Extract<Verification, { state: 'export' }>;

const Counts = ({ checked: { summary } }: Pick<Exported, 'checked'>): ReactNode => {
  const t = useMessages('fairness', 'verifier');
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

const seenTexts = {
  consistent: ['pass', 'seen.consistent'],
  fork: ['fail', 'seen.fork'],
  notCompared: ['blocked', 'seen.notCompared'],
  notSigned: ['blocked', 'seen.notSigned'],
} as const;

/** Statement of the export about the head that was seen earlier. */
const Seen = ({ seen }: { seen: SeenHead }): ReactNode => {
  const t = useMessages('fairness', 'verifier');
  const [mark, key] = seenTexts[seen.state];
  return <Mark state={mark}>{t(key, { size: seen.size })}</Mark>;
};

const Head = ({ checked: { summary } }: Pick<Exported, 'checked'>): ReactNode => {
  const t = useMessages('fairness', 'verifier');
  const { head } = summary;
  if (!head?.isConfirmed) return <Mark state="fail">{t('head.fail')}</Mark>;
  return <Mark state="pass">{t('head.pass', { origin: head.origin, size: head.size })}</Mark>;
};

const icons = { pass: CircleCheck, partial: Hourglass, fail: CircleX } as const;

/** The whole in one look. All matches only where every round was drawn again. */
const ExportVerdict = ({ checked: { summary, evidence } }: Pick<Exported, 'checked'>): ReactNode => {
  const t = useMessages('fairness', 'verifier');
  const { rounds, drawn } = summary;
  const failures = summary.failures + (evidence?.summary.contradictions ?? 0);
  const state = failures > 0 ? 'fail' : drawn === rounds ? 'pass' : 'partial';
  const Icon = icons[state];
  return (
    <div className={classNames(round.verdict, round[state])} role={state === 'fail' ? 'alert' : 'status'}>
      <Icon aria-hidden="true" size={36} />
      <div>
        <h2>{state === 'fail' ? t('export.fail', { count: failures }) : t(`export.${state}`)}</h2>
        <p>{t(`export.${state}.text`)}</p>
      </div>
    </div>
  );
};

const Failures = ({ failures, of }: { failures: readonly Failure[]; of: number }): ReactNode => {
  const t = useMessages('fairness', 'verifier');
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

/** Evidence of a browser, compared with the export: each item that is not as it was logged. */
const Evidence = ({
  evidence: { summary, findings },
}: {
  evidence: NonNullable<CheckedExport['evidence']>;
}): ReactNode => {
  const t = useMessages('fairness', 'verifier');
  const { items, held, absent, refused, contradictions } = summary;
  return (
    <section aria-labelledby="evidence">
      <h2 id="evidence" className={styles.heading}>
        {t('evidence.title')}
      </h2>
      <p>{t('evidence.counts', { items, held, absent, refused, contradictions })}</p>
      <ol className={styles.failures}>
        {findings.map(({ kind, what, difference }) => (
          <li key={what}>
            <h3>{what}</h3>
            <Mark state={kind === 'contradiction' ? 'fail' : 'blocked'}>{t(`evidence.${kind}`)}</Mark>
            <DifferenceText difference={difference} isOfRecord={false} />
          </li>
        ))}
      </ol>
    </section>
  );
};

const gamesOf = ({ games }: AuditSummary['voids']): GameVoids[] =>
  Object.entries(games).map(([name, { weeks, usual, avoided }]) => ({
    name,
    weeks: Object.entries(weeks).map(([week, counts]) => ({ ...counts, week: Number(week) })),
    usual,
    avoided,
  }));

/** Beginnings of trials, with those whose salts the house could have chosen. */
const Trials = ({ trials }: Pick<AuditSummary, 'trials'>): ReactNode => {
  const t = useMessages('fairness', 'verifier');
  if (trials.length === 0) return null;
  return (
    <section aria-labelledby="trials">
      <h2 id="trials" className={styles.heading}>
        {t('trial.title')}
      </h2>
      {trials.map(({ game, version, started, salted, unsalted }) => (
        <p key={`${game} ${version}`}>
          {t('trial.line', { game, version, started, salted, unsalted, waiting: started - salted - unsalted })}
        </p>
      ))}
    </section>
  );
};

/** Rounds of the export that ended without a draw. */
const Voids = ({ voids }: Pick<AuditSummary, 'voids'>): ReactNode => {
  const t = useMessages('voids', 'main');
  const verifier = useMessages('fairness', 'verifier');
  const { avoided, lightless } = voids;
  return (
    <section aria-labelledby="voids">
      <h2 id="voids" className={styles.heading}>
        {t('title')}
      </h2>
      <VoidCountsList games={gamesOf(voids)} />
      {avoided.map(({ game, number, id, outcome, paidMinor, stakesMinor }) => (
        <p key={id} className={styles.note}>
          {verifier('void.would', { game, number, outcome, paid: paidMinor, stakes: stakesMinor })}
        </p>
      ))}
      {lightless > 0 && <p>{verifier('void.lightless', { count: lightless })}</p>}
    </section>
  );
};

type Found = { state: 'none' } | { state: 'found'; line: number; checked: CheckedRound };

const Details = ({ children }: { children: ReactNode }): ReactNode => {
  const t = useMessages('fairness', 'verifier');
  return (
    <details className={styles.details}>
      <summary>{t('details')}</summary>
      {children}
    </details>
  );
};

/** A round: the verdict, its three parts, and the steps for those who want to see them. */
export const RoundResult = ({ checked }: { checked: CheckedRound }): ReactNode => (
  <>
    <Verdict checked={checked} log={undefined} />
    <RoundParts checked={checked} />
    <Details>
      <StepList checked={checked} />
    </Details>
  </>
);

/** Any line of the export, step by step. */
const LineSteps = ({ source }: Pick<Exported, 'source'>): ReactNode => {
  const t = useMessages('fairness', 'verifier');
  const [text, setText] = useState('');
  const [found, setFound] = useState<Found>();
  const games = useVerifierGames();
  const look = async (): Promise<void> => {
    const line = Number(text);
    const shownSource =
      Number.isSafeInteger(line) && line > 0 ? await roundAtLine(source, line).catch(() => undefined) : undefined;
    setFound(shownSource ? { state: 'found', line, checked: verifyGiven(shownSource, games) } : { state: 'none' });
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
          <RoundResult checked={found.checked} />
        </div>
      )}
    </>
  );
};

/** Findings in an export, and a way to look at each of its rounds. */
export const ExportResult = ({ source, checked, isKeyGiven }: Exported): ReactNode => (
  <>
    <ExportVerdict checked={checked} />
    <div className={styles.heads}>
      <Head checked={checked} />
      {checked.seen && <Seen seen={checked.seen} />}
    </div>
    <ExportParts checked={checked} isKeyGiven={isKeyGiven} />
    {checked.failures.length > 0 && <Failures failures={checked.failures} of={checked.summary.failures} />}
    {checked.evidence && <Evidence evidence={checked.evidence} />}
    <Trials trials={checked.summary.trials} />
    {checked.summary.voided > 0 && <Voids voids={checked.summary.voids} />}
    <Details>
      <Counts checked={checked} />
    </Details>
    <LineSteps source={source} />
  </>
);
