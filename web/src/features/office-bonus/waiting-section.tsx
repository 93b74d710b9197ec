import type { ReactNode } from 'react';
import type { WaitingBonus } from 'server/contract';
import { useCallQuery } from '../../core/connection/query.ts';
import { hasMessage, useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { DeskState } from '../../core/staff/desk-state.tsx';
import desk from '../../core/staff/desk.module.css';
import { Fact, Section } from '../../core/staff/facts.tsx';
import { useDeskFormat } from '../../core/staff/use-desk-format.ts';
import { EmptyState } from '../../core/ui/states.tsx';
import { DecideAct } from './decide-act.tsx';
import { officeBonusMessages } from './office-bonus.messages.ts';
import { useHouseText } from './use-house-text.ts';

/** The other takers by what they share with this one. */
const byKind = (others: WaitingBonus['others']): [kind: string, nicks: string[]][] => {
  const kinds = [...new Set(others.map(({ kind }) => kind))];
  return kinds.map((kind) => [kind, others.filter((other) => other.kind === kind).map(({ nick }) => nick)]);
};

const Others = ({ others }: Pick<WaitingBonus, 'others'>): ReactNode => {
  const t = useMessages(officeBonusMessages);
  return byKind(others).map(([kind, nicks]) => {
    const key = `kind.${kind}`;
    return (
      <Fact key={kind} name={hasMessage(officeBonusMessages, key) ? t(key) : kind}>
        {nicks.join(', ')}
      </Fact>
    );
  });
};

const Decisions = ({ waiting: { id, player }, bonus }: { waiting: WaitingBonus; bonus: string }): ReactNode => {
  const t = useMessages(officeBonusMessages);
  return (
    <div className={desk.actions}>
      {([true, false] as const).map((isApproved) => {
        const act = isApproved ? 'approve' : 'reject';
        return (
          <DecideAct
            key={act}
            label={t(act)}
            name={t(`${act}.name`, { name: `${player.nick}, ${bonus}` })}
            text={t(`waiting.${act}.text`)}
            isPrimary={isApproved}
            act={(send, reason) => send('officeBonus.decide', { id, isApproved, reason })}
          />
        );
      })}
    </div>
  );
};

const Waiting = ({ waiting }: { waiting: WaitingBonus }): ReactNode => {
  const t = useMessages(officeBonusMessages);
  const moment = useMoment();
  const { onAccount } = useDeskFormat();
  const text = useHouseText('campaign');
  const bonus = text.record(waiting.bonus);
  return (
    <li className={desk.event}>
      <p className={desk.strong}>
        {waiting.player.nick} · {bonus} · {onAccount(waiting.account, waiting.amount)}
      </p>
      <p className={desk.faint}>
        {t('waiting.since', { at: moment(waiting.at) })} · {t('waiting.period', { period: waiting.period })}
      </p>
      {waiting.isResting && <p className={desk.muted}>{t('waiting.resting')}</p>}
      {waiting.others.length > 0 && (
        <>
          <p className={desk.muted}>{t('waiting.why')}</p>
          <dl className={desk.facts}>
            <Others others={waiting.others} />
          </dl>
        </>
      )}
      <Decisions waiting={waiting} bonus={bonus} />
    </li>
  );
};

/** Bonuses that wait for review. */
export const WaitingView = ({ waiting }: { waiting: readonly WaitingBonus[] }): ReactNode => {
  const t = useMessages(officeBonusMessages);
  return (
    <Section title={t('waiting')}>
      <p className={desk.muted}>{t('waiting.text')}</p>
      {waiting.length === 0 ? (
        <EmptyState>{t('waiting.none')}</EmptyState>
      ) : (
        <ul>
          {waiting.map((each) => (
            <Waiting key={each.id} waiting={each} />
          ))}
        </ul>
      )}
    </Section>
  );
};

export const WaitingSection = (): ReactNode => {
  const { data, error, refetch } = useCallQuery('officeBonus.waiting', {});
  return data ? <WaitingView waiting={data.waiting} /> : <DeskState error={error} retry={() => void refetch()} />;
};
