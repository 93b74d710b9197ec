import type { WheelConfig, WheelOutcome } from 'games-engine/wheel';
import { ExternalLink, ShieldCheck } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { PastRound } from 'server/contract';
import { useFormat } from '../../../core/format/use-format.ts';
import { useMessages } from '../../../core/i18n/messages.ts';
import { useMoney } from '../../../core/money/money.ts';
import { classNames } from '../../../core/ui/class-names.ts';
import { sectorClass, sectorWord } from '../scene/colors.ts';
import { pastOutcome, RANDOM_ORG_FORM, verificationFields } from './round.ts';
import styles from './screen.module.css';

interface VerifyProps {
  id: string;
  number: number;
  outcome: WheelOutcome | undefined;
}

/** Opens the page that confirms a round: random.org's for what it signed, else the round's own. */
const Verify = ({ id, number, outcome }: VerifyProps): ReactNode => {
  const t = useMessages('wheel', 'main');
  const { ordinal } = useFormat();
  const fields = outcome && verificationFields(outcome);
  if (!fields) {
    return (
      <Link
        className={styles.verify}
        to={`/fairness/wheel/${id}`}
        aria-label={t('history.verify.chain', { number: ordinal(number) })}
      >
        <ShieldCheck aria-hidden="true" size={16} />
        {t('history.verify')}
      </Link>
    );
  }
  return (
    <form action={RANDOM_ORG_FORM} method="post" target="_blank" rel="noopener noreferrer">
      {fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button
        type="submit"
        className={styles.verify}
        aria-label={t('history.verify.random', { number: ordinal(number) })}
      >
        <ExternalLink aria-hidden="true" size={16} />
        {t('history.verify')}
      </button>
    </form>
  );
};

const Row = ({ round, config }: { round: PastRound; config: WheelConfig }): ReactNode => {
  const t = useMessages('wheel', 'main');
  const { ordinal } = useFormat();
  const { format } = useMoney();
  const { id, number } = round;
  const outcome = pastOutcome(round);
  return (
    <tr>
      <th scope="row">{ordinal(number)}</th>
      <td>
        {outcome ? (
          <span className={classNames(styles.past, sectorClass(outcome.sector))}>
            {sectorWord(config.multipliers, outcome.sector)}
          </span>
        ) : (
          t('history.voided')
        )}
      </td>
      <td>{format(round.bank)}</td>
      <td className={styles.source}>
        {outcome && t(outcome.source === 'random.org' ? 'history.random' : 'history.chain')}
      </td>
      <td className={styles.check}>
        <Verify id={id} number={number} outcome={outcome} />
      </td>
    </tr>
  );
};

/** The last rounds, each with the way to check it. */
export const WheelHistory = memo(function WheelHistory({
  before,
  config,
}: {
  before: readonly PastRound[];
  config: WheelConfig;
}): ReactNode {
  const t = useMessages('wheel', 'main');
  return (
    <section className={styles.history} aria-label={t('history.title')}>
      <h2 className={styles.historyTitle}>{t('history.title')}</h2>
      {before.length === 0 ? (
        <p className={styles.none}>{t('history.empty')}</p>
      ) : (
        <table className={styles.rounds}>
          <thead>
            <tr>
              <th scope="col">{t('history.round')}</th>
              <th scope="col">{t('history.result')}</th>
              <th scope="col">{t('history.bank')}</th>
              <th scope="col" className={styles.source}>
                {t('history.source')}
              </th>
              <th scope="col" className={styles.check}>
                {t('history.check')}
              </th>
            </tr>
          </thead>
          <tbody>
            {before.map((round) => (
              <Row key={round.id} round={round} config={config} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
});
