import type { ReactNode } from 'react';
import { useFormat } from '../../core/format/use-format.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { classNames } from '../../core/ui/class-names.ts';
import type { DrawTrace } from './draw-trace.ts';
import { Mark } from './mark.tsx';
import styles from './round-step-list.module.css';
import { stepTexts, stepTitles, type RoundStep, type StepId, type StepState } from './round-step.ts';
import type { CheckedRound } from './round-steps.ts';
import type { WitnessLine } from './witness-lines.ts';

const stateTexts = {
  pass: 'state.pass',
  fail: 'state.fail',
  waiting: 'state.waiting',
  unchecked: 'state.unchecked',
  blocked: 'state.blocked',
} as const satisfies Record<StepState, string>;

const useTexts = { used: 'words.used', skipped: 'words.skipped', unread: 'words.unread' } as const;

const WORDS_PER_BLOCK = 8;

/** The blocks of the stream that the draw read, each word with what became of it. */
const Words = ({ trace }: { trace: DrawTrace }): ReactNode => {
  const t = useMessages('fairness', 'round');
  const blocks = Array.from({ length: trace.words.length / WORDS_PER_BLOCK }, (_, block) => block);
  return blocks.map((block) => (
    <div key={block} className={styles.block}>
      <div className={styles.label}>{t('words.block', { block })}</div>
      <ol className={styles.words}>
        {trace.words
          .filter((word) => word.block === block)
          .map((word) => (
            <li key={word.index} className={styles[word.use]}>
              <code>{word.hex}</code>
              <span>
                {word.use === 'unread' ? (
                  <span className="visually-hidden">{t(useTexts.unread)}</span>
                ) : (
                  t(useTexts[word.use])
                )}
              </span>
            </li>
          ))}
      </ol>
    </div>
  ));
};

const Line = ({ label, children }: { label: string; children: ReactNode }): ReactNode => (
  <div className={styles.line}>
    <dt className={styles.label}>{label}</dt>
    <dd>{children}</dd>
  </div>
);

const Values = ({ step }: { step: RoundStep }): ReactNode => {
  const t = useMessages('fairness', 'round');
  return (
    <dl className={styles.values}>
      {step.formula !== '' && (
        <Line label={t('label.formula')}>
          <code>{step.formula}</code>
        </Line>
      )}
      {step.inputs.length > 0 && (
        <Line label={t('label.inputs')}>
          {step.inputs.map(({ name, value }) => (
            <code key={name}>
              <span className={styles.name}>{name} = </span>
              {value}
            </code>
          ))}
        </Line>
      )}
      {step.expected !== undefined && (
        <Line label={t('label.expected')}>
          <code>{step.expected}</code>
        </Line>
      )}
      {step.got !== undefined && (
        <Line label={t('label.got')}>
          <code>{step.got}</code>
        </Line>
      )}
    </dl>
  );
};

/** Explanation of a step: a round of version 2 has other words for its stream. */
const textOf = ({ hosting, read }: CheckedRound, id: StepId) =>
  id === 'words' && read?.hosting === 'shared' && read.log.draw ? 'step.words.lit' : stepTexts[hosting][id];

const SECOND_MS = 1000;

const witnessMarks = { known: 'pass', new: 'waiting', late: 'waiting', forged: 'fail', strange: 'blocked' } as const;

/** Outside witnesses of the close, line by line. */
const Witnesses = ({ lines }: { lines: readonly WitnessLine[] }): ReactNode => {
  const t = useMessages('fairness', 'round');
  const { count } = useFormat();
  if (lines.length === 0) return <p>{t('witness.none')}</p>;
  return (
    <ul className={styles.witnesses}>
      {lines.map(({ kind, name, leadMs }, index) => (
        <li key={`${index} ${name}`} data-witness={kind}>
          <Mark state={witnessMarks[kind]}>
            {t(`witness.${kind}`, { name, seconds: count(Math.floor(Math.abs(leadMs) / SECOND_MS)) })}
          </Mark>
        </li>
      ))}
    </ul>
  );
};

interface StepListProps {
  checked: CheckedRound;
  witnesses?: readonly WitnessLine[] | undefined; // witnesses of a close; undefined where their keys are not known
}

/** The steps along a signal line, from the round that was asked for to the hash of its record. */
export const StepList = ({ checked, witnesses }: StepListProps): ReactNode => {
  const t = useMessages('fairness', 'round');
  return (
    <section aria-labelledby="round-steps">
      <h2 id="round-steps" className={styles.heading}>
        {t('steps.title')}
      </h2>
      <ol>
        {checked.steps.map((step) => (
          <li
            key={step.id}
            className={classNames(styles.step, styles[step.state])}
            data-step={step.id}
            data-state={step.state}
          >
            <details open={step.state === 'fail'}>
              <summary className={styles.head}>
                <h3>{t(stepTitles[step.id])}</h3>
                <Mark state={step.state === 'unchecked' ? 'blocked' : step.state}>{t(stateTexts[step.state])}</Mark>
              </summary>
              <div className={styles.body}>
                <p>{t(textOf(checked, step.id))}</p>
                <Values step={step} />
                {step.id === 'words' && checked.trace && <Words trace={checked.trace} />}
                {step.id === 'closing' && witnesses && <Witnesses lines={witnesses} />}
              </div>
            </details>
          </li>
        ))}
      </ol>
    </section>
  );
};
