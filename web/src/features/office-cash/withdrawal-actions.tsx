import { useMessages } from '../../core/i18n/messages.ts';
import { useState, type ReactNode } from 'react';
import { refusalReasons, type WithdrawalFacts } from 'server/contract';
import { Act } from '../../core/office/act.tsx';
import { SelectField } from '../../core/ui/select-field.tsx';
import { TextField } from '../../core/ui/text-field.tsx';
import { Note } from '../../core/office/section.tsx';
import styles from '../../core/office/office.module.css';
import { CASH_CALLS } from './use-desk.ts';
import { useDeskFormat } from '../../core/office/use-desk-format.ts';

/** A comment that may be left out. */
const useComment = (): [payload: { reason?: string }, field: ReactNode] => {
  const t = useMessages('office-cash', 'withdrawals');
  const [comment, setComment] = useState('');
  const reason = comment.trim();
  const field = (
    <TextField
      label={t('comment')}
      value={comment}
      maxLength={500}
      autoComplete="off"
      onChange={(event) => setComment(event.currentTarget.value)}
    />
  );
  return [reason === '' ? {} : { reason }, field];
};

const Approve = ({ facts: { queued, destination } }: { facts: WithdrawalFacts }): ReactNode => {
  const t = useMessages('office-cash', 'withdrawals');
  const { asked } = useDeskFormat();
  const [comment, field] = useComment();
  const { payment, player, needsApprovals, approvals } = queued;
  const isFirstOfTwo = needsApprovals - approvals.length > 1;
  return (
    <Act
      label={t('act.approve')}
      text={t('act.approve.text', { amount: asked(payment), nick: player.nick, destination: destination.value })}
      isPrimary
      reason={false}
      rereads={CASH_CALLS}
      send={(send) => send('officeCash.approve', { id: payment.id, ...comment })}
      done={(answer) => {
        if (answer.isAskedAgain) return t('act.approve.asked');
        return t(answer.isComplete ? 'act.approve.done' : 'act.approve.waits');
      }}
    >
      {isFirstOfTwo && <p className={styles.notice}>{t('act.approve.first')}</p>}
      {field}
    </Act>
  );
};

type Why = (typeof refusalReasons)[number];

const Refuse = ({ facts: { queued } }: { facts: WithdrawalFacts }): ReactNode => {
  const t = useMessages('office-cash', 'withdrawals');
  const [why, setWhy] = useState<Why>('details');
  const isOther = why === 'other';
  const [comment, field] = useComment();
  return (
    <Act
      label={t('act.refuse')}
      text={t('act.refuse.text', { nick: queued.player.nick })}
      reason={isOther && t('why.text')}
      rereads={CASH_CALLS}
      send={(send, reason) =>
        send('officeCash.refuse', { id: queued.payment.id, why, ...(isOther ? { reason } : comment) })
      }
      done={t('act.refuse.done')}
    >
      <SelectField<Why>
        label={t('why')}
        options={refusalReasons.map((value) => ({ value, label: t(`why.${value}`) }))}
        value={why}
        onChange={setWhy}
      />
      {!isOther && field}
    </Act>
  );
};

const AskDocuments = ({ facts: { queued } }: { facts: WithdrawalFacts }): ReactNode => {
  const t = useMessages('office-cash', 'withdrawals');
  return (
    <Act
      label={t('act.documents')}
      text={t('act.documents.text', { nick: queued.player.nick })}
      reason={t('reason.what')}
      rereads={CASH_CALLS}
      send={(send, reason) => send('officeCash.askDocuments', { id: queued.payment.id, reason })}
      done={t('act.documents.done')}
    />
  );
};

const Block = ({ facts: { queued, isBlocked } }: { facts: WithdrawalFacts }): ReactNode => {
  const t = useMessages('office-cash', 'withdrawals');
  const { userId, nick } = queued.player;
  const name = isBlocked ? 'unblock' : 'block';
  return (
    <Act<{ isDone: boolean }>
      label={t(`act.${name}`)}
      text={t(`act.${name}.text`, { nick })}
      rereads={CASH_CALLS}
      send={(send, reason) => send('officeCash.block', { userId, isBlocked: !isBlocked, reason })}
      done={({ isDone }) => t(isDone ? `act.${name}.done` : 'act.unblock.proposed')}
    />
  );
};

/** The whole destination, for a reason. */
const Reveal = ({ facts: { queued } }: { facts: WithdrawalFacts }): ReactNode => {
  const t = useMessages('office-cash', 'withdrawals');
  const [shown, setShown] = useState('');
  return (
    <>
      <Act
        label={t('act.reveal')}
        text={t('act.reveal.text', { nick: queued.player.nick })}
        rereads={CASH_CALLS}
        send={async (send, reason) => {
          const { purse, memo } = await send('officeCash.reveal', { id: queued.payment.id, reason });
          setShown([purse, memo].filter(Boolean).join(', '));
          return {};
        }}
        done={t('act.reveal.done')}
      />
      {shown !== '' && (
        <output className={styles.notice} aria-label={t('fact.destination')}>
          {shown}
        </output>
      )}
    </>
  );
};

/** Takes a request, takes it over, or gives it back. */
const Claim = ({ queued: { payment, takenBy } }: Pick<WithdrawalFacts, 'queued'>): ReactNode => {
  const t = useMessages('office-cash', 'withdrawals');
  const { id } = payment;
  if (takenBy?.isOwn)
    return (
      <Act
        label={t('act.release')}
        text={t('act.release.text')}
        reason={false}
        rereads={CASH_CALLS}
        send={(send) => send('officeCash.release', { id })}
        done={t('act.release.done')}
      />
    );
  const isTakenOver = takenBy !== null;
  return (
    <Act
      label={t(isTakenOver ? 'act.takeOver' : 'act.take')}
      text={isTakenOver ? t('act.takeOver.text', { nick: takenBy.nick }) : t('act.take.text')}
      reason={false}
      rereads={CASH_CALLS}
      send={(send) => send('officeCash.claim', { id, isTakenOver })}
      done={t('act.take.done')}
    />
  );
};

/** Decisions that a request allows in its state; where none, the reason. */
export const WithdrawalActions = ({ facts }: { facts: WithdrawalFacts }): ReactNode => {
  const t = useMessages('office-cash', 'withdrawals');
  if (facts.isOwn) return <Note>{t('own')}</Note>;
  const { payment, hasFailed, takenBy } = facts.queued;
  const isOpen = payment.state === 1;
  const isOthers = takenBy !== null && !takenBy.isOwn;
  const isMine = !isOthers; // to decide: free, or taken by who looks
  return (
    <>
      {!isOpen && !hasFailed && <Note>{t('decided')}</Note>}
      {isOpen && facts.isApprover && <Note>{t('own.approval')}</Note>}
      <div className={styles.actions}>
        {isOpen && isMine && !facts.isApprover && <Approve facts={facts} />}
        {(isOpen || hasFailed) && isMine && <Refuse facts={facts} />}
        {isOpen && isMine && <AskDocuments facts={facts} />}
        {(isOpen || hasFailed) && <Claim queued={facts.queued} />}
        <Block facts={facts} />
        <Reveal facts={facts} />
      </div>
    </>
  );
};
