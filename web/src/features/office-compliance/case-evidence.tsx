import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { CaseAlert, CaseEvidence } from 'server/contract';
import { isAmong } from '../../core/features/audience.ts';
import { useFormat } from '../../core/format/use-format.ts';
import { hasMessage, texts, useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import office from '../../core/office/office.module.css';
import { PlayerLink } from '../../core/office/player-link.tsx';
import { useDeskFormat } from '../../core/office/use-desk-format.ts';
import { useSession } from '../../core/session/session.ts';
import { Facts, type Fact } from '../../core/ui/facts.tsx';

/** A payment, a round with its proof, or another player. A payment leads to the list for those who may see that. */
const EvidenceItem = ({ evidence }: { evidence: CaseEvidence }): ReactNode => {
  const t = useMessages('office-compliance', 'main');
  const moment = useMoment();
  const { base } = useDeskFormat();
  const { ordinal } = useFormat();
  const seesPayments = isAmong('withdrawals', useSession());
  if (evidence.kind === 'player') return <PlayerLink player={evidence.player} />;
  if (evidence.kind === 'round')
    return (
      <Link to={`/fairness/${evidence.game}/${evidence.id}`}>
        {t('evidence.round', { game: evidence.game, id: evidence.id.slice(-8) })}
      </Link>
    );
  const { number, isDeposit, base: amount, at } = evidence;
  const name = t(isDeposit ? 'evidence.deposit' : 'evidence.withdrawal', { number: ordinal(number) });
  return (
    <>
      {seesPayments ? <Link to={`/office/payments?number=${number}`}>{name}</Link> : name} · {base(amount)} ·{' '}
      {moment(at)}
    </>
  );
};

const SHOWN = 8; // the others unfold

/** Evidence of an alert or an event. */
export const EvidenceList = ({ evidence }: { evidence: readonly CaseEvidence[] }): ReactNode => {
  const t = useMessages('office-compliance', 'main');
  const items = (from: number, to?: number): ReactNode => (
    <ul>
      {evidence.slice(from, to).map((one, at) => (
        <li key={at}>
          <EvidenceItem evidence={one} />
        </li>
      ))}
    </ul>
  );
  if (evidence.length === 0) return null;
  return (
    <>
      {items(0, SHOWN)}
      {evidence.length > SHOWN && (
        <details className={office.details}>
          <summary>{t('evidence.more', { number: evidence.length - SHOWN })}</summary>
          {items(SHOWN)}
        </details>
      )}
    </>
  );
};

/** The figures that reached a threshold, in words. */
export const AlertFacts = ({ alert: { facts } }: { alert: CaseAlert }): ReactNode => {
  const t = useMessages('office-compliance', 'facts');
  const { base } = useDeskFormat();
  const { count } = useFormat();
  const shown = (name: string, value: number | string): string => {
    if (name === 'zHundredths') return (Number(value) / 100).toFixed(2);
    if (typeof value === 'string')
      return value
        .split(',')
        .map((key) => {
          const found = `key.${key}`;
          return hasMessage(texts('office-compliance', 'facts'), found) ? t(found) : key;
        })
        .join(', ');
    return name.endsWith('Minor') ? base(value) : count(value);
  };
  const rows = Object.entries(facts).map(([name, value]): Fact => {
    const found = `fact.${name}`;
    return [hasMessage(texts('office-compliance', 'facts'), found) ? t(found) : name, shown(name, value)];
  });
  return <Facts facts={rows} />;
};
