import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { CallAnswer, LooseAct } from 'server/contract';
import { useCallQuery } from '../../core/connection/query.ts';
import { useFormat } from '../../core/format/use-format.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { Act } from '../../core/office/act.tsx';
import { Decisions } from '../../core/office/changes.tsx';
import styles from '../../core/office/office.module.css';
import type { Rereads } from '../../core/office/rereads.ts';
import { Note, Section } from '../../core/office/section.tsx';
import { TrailItem } from '../../core/office/trail.tsx';
import { useDeskFormat } from '../../core/office/use-desk-format.ts';
import { TextField } from '../../core/ui/text-field.tsx';

type Acts = CallAnswer<'officeLoose.acts'>;
type Unmatched = CallAnswer<'officeCash.loose'>['unmatched'][number];
type LooseList = LooseAct['list'];

const LOOSE_CALLS: Rereads = ['officeCash.loose', 'officeLoose.'];

/** Acts on loose ends: those that wait, and those that are over. */
export const useLooseActs = (): Acts | undefined => useCallQuery('officeLoose.acts', {}).data;

const isOpen = ({ status }: LooseAct): boolean => status === 'proposed' || status === 'sending';

const useMoneyText = (): ((money: { amount: string; currency: string } | null) => string) => {
  const { decimal } = useDeskFormat();
  return (money) => (money ? `${decimal(money.amount)} ${money.currency}` : '');
};

/** Gives an unmatched payment to a player, once a colleague agrees. */
const Give = ({ line }: { line: Unmatched }): ReactNode => {
  const t = useMessages('office-cash', 'loose');
  const money = useMoneyText()(line);
  const [account, setAccount] = useState('');
  return (
    <Act
      label={t('act.give')}
      name={t('act.give.name', { money })}
      text={t('act.give.text', { money })}
      done={t('act.proposed')}
      rereads={LOOSE_CALLS}
      onOpen={() => setAccount(line.nick ?? '')}
      fault={() => (account.trim() === '' ? t('act.give.missing') : undefined)}
      send={(send, reason) => send('officeLoose.give', { id: line.id, account, reason })}
    >
      <TextField
        label={t('act.give.account')}
        value={account}
        maxLength={80}
        autoComplete="off"
        onChange={(event) => setAccount(event.currentTarget.value)}
      />
    </Act>
  );
};

/** Sends an unmatched payment back, once a colleague agrees. */
const Refund = ({ line }: { line: Unmatched }): ReactNode => {
  const t = useMessages('office-cash', 'loose');
  const money = useMoneyText()(line);
  return (
    <Act
      label={t('act.refund')}
      name={t('act.refund.name', { money })}
      text={t('act.refund.text', { money })}
      done={t('act.proposed')}
      rereads={LOOSE_CALLS}
      send={(send, reason) => send('officeLoose.refund', { id: line.id, reason })}
    />
  );
};

/** Closes a line with a note. `name`: of the line, for who hears the button. */
export const CloseLine = ({ list, line, name }: { list: LooseList; line: string; name: string }): ReactNode => {
  const t = useMessages('office-cash', 'loose');
  return (
    <Act
      label={t('act.close')}
      name={t('act.close.name', { name })}
      text={t('act.close.text')}
      reason={t('act.close.note')}
      done={t('act.close.done')}
      rereads={LOOSE_CALLS}
      send={(send, reason) => send('officeLoose.close', { list, line, reason })}
    />
  );
};

/** Acts that an unmatched payment allows now; where there is one under way already, its state. */
export const UnmatchedActs = ({ line, acts }: { line: Unmatched; acts: Acts | undefined }): ReactNode => {
  const t = useMessages('office-cash', 'loose');
  const under = acts?.acts.find((act) => act.list === 'unmatched' && act.line === String(line.id) && isOpen(act));
  if (under) return t(under.status === 'sending' ? 'status.sending' : 'status.proposed');
  if (!line.isConfirmed || line.why === 'course') return '—';
  return (
    <div className={styles.actions}>
      <Give line={line} />
      {acts?.refunders.includes(line.provider) === true && <Refund line={line} />}
      <CloseLine list="unmatched" line={String(line.id)} name={line.transaction} />
    </div>
  );
};

const useActTitle = (): ((act: LooseAct) => string) => {
  const t = useMessages('office-cash', 'loose');
  const money = useMoneyText();
  return (act) => {
    if (act.kind === 'give') return t('title.give', { money: money(act.money), nick: act.player?.nick ?? '' });
    if (act.kind === 'refund') return t('title.refund', { money: money(act.money) });
    return t('title.close', { list: t(act.list), line: act.line });
  };
};

const factsOf = (act: LooseAct, moment: (at: number) => string): readonly string[] => [
  act.author,
  moment(act.at),
  act.money ? `${act.money.provider} ${act.money.transaction}` : '',
];

const Waiting = ({ act }: { act: LooseAct }): ReactNode => {
  const title = useActTitle()(act);
  const moment = useMoment();
  return (
    <TrailItem title={title} text={act.reason} facts={factsOf(act, moment)}>
      {act.status === 'proposed' && (
        <Decisions
          id={act.id}
          isOwn={act.isOwn}
          name={title}
          rereads={LOOSE_CALLS}
          decide={(send, decision) => send('officeLoose.decide', decision)}
        />
      )}
    </TrailItem>
  );
};

/** Acts that wait for a colleague, or for a provider. */
export const WaitingActs = ({ acts }: { acts: Acts | undefined }): ReactNode => {
  const t = useMessages('office-cash', 'loose');
  const waiting = acts?.acts.filter(isOpen) ?? [];
  if (waiting.length === 0) return null;
  return (
    <Section title={t('waiting')}>
      <ol className={styles.trail}>
        {waiting.map((act) => (
          <Waiting key={act.id} act={act} />
        ))}
      </ol>
    </Section>
  );
};

const Over = ({ act }: { act: LooseAct }): ReactNode => {
  const t = useMessages('office-cash', 'loose');
  const moment = useMoment();
  const { ordinal } = useFormat();
  const title = useActTitle()(act);
  const { status, decider, decidedAt, decision, paymentId, problem } = act;
  const state = status === 'sending' || status === 'proposed' ? '' : t(`status.${status}`);
  const decided = decider === null || decidedAt === null ? [] : [decider, moment(decidedAt), decision];
  return (
    <TrailItem title={`${title} · ${state}`} text={act.reason} facts={[...factsOf(act, moment), problem]}>
      {decided.length > 0 && <p className={styles.faint}>{decided.join(' · ')}</p>}
      {paymentId !== null && (
        <Link to={`/office/payments?number=${paymentId}`}>{t('title.deposit', { number: ordinal(paymentId) })}</Link>
      )}
      {act.kind === 'close' && status === 'done' && (
        <div className={styles.actions}>
          <Act
            label={t('act.reopen')}
            name={t('act.reopen.name', { name: act.line })}
            text={t('act.reopen.text')}
            done={t('act.reopen.done')}
            rereads={LOOSE_CALLS}
            send={(send, reason) => send('officeLoose.reopen', { id: act.id, reason })}
          />
        </div>
      )}
    </TrailItem>
  );
};

/** Acts that are over, the newest first: who did what with which line, and why. */
export const OverActs = ({ acts }: { acts: Acts | undefined }): ReactNode => {
  const t = useMessages('office-cash', 'loose');
  const over = acts?.acts.filter((act) => !isOpen(act)) ?? [];
  return (
    <Section title={t('over')}>
      {over.length === 0 ? (
        <Note>{t('over.none')}</Note>
      ) : (
        <ol className={styles.trail}>
          {over.map((act) => (
            <Over key={act.id} act={act} />
          ))}
        </ol>
      )}
    </Section>
  );
};
