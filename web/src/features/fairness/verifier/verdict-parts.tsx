import type { ReactNode } from 'react';
import { useMessages } from '../../../core/i18n/messages.ts';
import { stepTitles, type StepState } from '../round-step.ts';
import type { CheckedRound } from '../round-steps.ts';
import styles from './verifier.module.css';
import type { CheckedExport } from './verify-export.ts';

const titles = { recomputed: 'part.recomputed', waiting: 'part.waiting', unchecked: 'part.unchecked' } as const;
const names = ['recomputed', 'waiting', 'unchecked'] as const;

/** Result of a check in three plain parts: each a few sentences. */
const Parts = (lines: Readonly<Record<(typeof names)[number], readonly string[]>>): ReactNode => {
  const t = useMessages('fairness', 'verifier');
  return (
    <ol className={styles.parts}>
      {names.map((name) => (
        <li key={name} data-part={name}>
          <h3>{t(titles[name])}</h3>
          {(lines[name].length > 0 ? lines[name] : [t('part.nothing')]).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </li>
      ))}
    </ol>
  );
};

/** The three parts of an export. */
export const ExportParts = ({ checked, isKeyGiven }: { checked: CheckedExport; isKeyGiven: boolean }): ReactNode => {
  const t = useMessages('fairness', 'verifier');
  const { rounds, drawn, elsewhere, voided, weak, simulated } = checked.summary;
  const waiting = rounds - drawn - elsewhere - voided;
  const shown = (lines: readonly (string | false)[]): string[] => lines.filter((line) => line !== false);
  return (
    <Parts
      recomputed={shown([
        t('part.rounds', { count: drawn }),
        weak > 0 && t('part.weak', { count: weak }),
        simulated > 0 && t('part.simulated', { count: simulated }),
      ])}
      waiting={shown([t('part.rounds', { count: waiting }), waiting > 0 && t('part.waiting.text')])}
      unchecked={shown([
        elsewhere > 0 && t('part.elsewhere', { count: elsewhere }),
        voided > 0 && t('part.voided', { count: voided }),
        !isKeyGiven && t('head.ownKey'),
      ])}
    />
  );
};

/** The three parts of a round: the steps by what became of them. */
export const RoundParts = ({ checked }: { checked: CheckedRound }): ReactNode => {
  const t = useMessages('fairness', 'verifier');
  const names = useMessages('fairness', 'round');
  const stepsOf = (...states: readonly StepState[]): string[] => {
    const found = checked.steps.filter(({ state }) => states.includes(state)).map(({ id }) => names(stepTitles[id]));
    return found.length === 0 ? [] : [found.join(' · ')];
  };
  return (
    <Parts
      recomputed={stepsOf('pass')}
      waiting={stepsOf('waiting')}
      unchecked={[
        ...stepsOf('unchecked', 'blocked'),
        t('part.place'),
        ...(checked.hosting === 'solo' ? [t('part.seed')] : []),
      ]}
    />
  );
};
