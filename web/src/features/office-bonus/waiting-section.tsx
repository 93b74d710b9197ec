import type { ReactNode } from 'react';
import type { WaitingBonus } from 'server/contract';
import { useCallQuery } from '../../core/connection/query.ts';
import { hasMessage, texts, useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import styles from '../../core/office/office.module.css';
import { Section, Note } from '../../core/office/section.tsx';
import { Facts } from '../../core/ui/facts.tsx';
import { useDeskFormat } from '../../core/office/use-desk-format.ts';
import { EmptyState } from '../../core/ui/states.tsx';
import { TrailItem } from '../../core/office/trail.tsx';
import type { Fact } from '../../core/ui/facts.tsx';
import { BONUS_CALLS } from './change-list.tsx';
import { useHouseText } from './use-house-text.ts';
import { Loaded } from '../../core/office/loaded.tsx';
import { Act } from '../../core/office/act.tsx';

/** The other takers by what they share with this one. */
const useOthers = (): ((others: WaitingBonus['others']) => Fact[]) => {
  const t = useMessages('office-bonus', 'main');
  return (others) =>
    [...new Set(others.map(({ kind }) => kind))].map((kind) => {
      const key = `kind.${kind}`;
      const nicks = others.filter((other) => other.kind === kind).map(({ nick }) => nick);
      return [hasMessage(texts('office-bonus', 'main'), key) ? t(key) : kind, nicks.join(', ')];
    });
};

const BonusDecisions = ({ waiting: { id, player }, bonus }: { waiting: WaitingBonus; bonus: string }): ReactNode => {
  const t = useMessages('office-bonus', 'main');
  const staff = useMessages('office', 'forms');
  return (
    <div className={styles.actions}>
      {([true, false] as const).map((isApproved) => {
        const act = isApproved ? 'approve' : 'reject';
        return (
          <Act
            key={act}
            label={staff(act)}
            done={staff('decided')}
            rereads={BONUS_CALLS}
            name={staff(`${act}.name`, { name: `${player.nick}, ${bonus}` })}
            text={t(`waiting.${act}.text`)}
            isPrimary={isApproved}
            send={(send, reason) => send('officeBonus.decide', { id, isApproved, reason })}
          />
        );
      })}
    </div>
  );
};

const Waiting = ({ waiting }: { waiting: WaitingBonus }): ReactNode => {
  const t = useMessages('office-bonus', 'main');
  const moment = useMoment();
  const { onAccount } = useDeskFormat();
  const text = useHouseText('campaign');
  const othersOf = useOthers();
  const bonus = text.record(waiting.bonus);
  return (
    <TrailItem
      title={`${waiting.player.nick} · ${bonus} · ${onAccount(waiting.account, waiting.amount)}`}
      facts={[t('waiting.since', { at: moment(waiting.at) }), t('waiting.period', { period: waiting.period })]}
    >
      {waiting.isResting && <Note>{t('waiting.resting')}</Note>}
      {waiting.others.length > 0 && (
        <>
          <Note>{t('waiting.why')}</Note>
          <Facts facts={othersOf(waiting.others)} />
        </>
      )}
      <BonusDecisions waiting={waiting} bonus={bonus} />
    </TrailItem>
  );
};

/** Bonuses that wait for review. */
export const WaitingView = ({ waiting }: { waiting: readonly WaitingBonus[] }): ReactNode => {
  const t = useMessages('office-bonus', 'main');
  return (
    <Section title={t('waiting')}>
      <Note>{t('waiting.text')}</Note>
      {waiting.length === 0 ? (
        <EmptyState>{t('waiting.none')}</EmptyState>
      ) : (
        <ol className={styles.trail}>
          {waiting.map((each) => (
            <Waiting key={each.id} waiting={each} />
          ))}
        </ol>
      )}
    </Section>
  );
};

export const WaitingSection = (): ReactNode => {
  return (
    <Loaded query={useCallQuery('officeBonus.waiting', {})}>{(data) => <WaitingView waiting={data.waiting} />}</Loaded>
  );
};
