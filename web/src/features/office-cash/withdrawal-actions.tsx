import { useState, type ReactNode } from 'react';
import { refusalReasons, type WithdrawalFacts } from 'server/contract';
import type { call } from '../../core/connection/connection.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { ActDialog } from '../../core/ui/act-dialog.tsx';
import { Button } from '../../core/ui/button.tsx';
import { SelectField } from '../../core/ui/select-field.tsx';
import { TextField } from '../../core/ui/text-field.tsx';
import { toast } from '../../core/ui/toast.tsx';
import { useAct } from '../../core/ui/use-act.ts';
import styles from '../../core/staff/desk.module.css';
import { rereadDesk } from './use-desk.ts';
import { useDeskFormat } from '../../core/staff/use-desk-format.ts';
import { withdrawalMessages } from './withdrawals.messages.ts';

interface ActProps {
  title: string;
  text: string;
  reason?: string;
  isPrimary?: boolean;
  children?: ReactNode;
  work: (send: typeof call, reason: string) => Promise<object>;
  done: (answer: object) => string;
}

/** A button that asks first, and says what came of it. */
const Act = ({ title, text, reason, isPrimary = false, children, work, done }: ActProps): ReactNode => {
  const [open, setOpen] = useState(false);
  const { busy, problem, run } = useAct<object>(rereadDesk);
  const submit = async (given: string): Promise<void> => {
    const answer = await run((send) => work(send, given));
    if (!answer) return;
    toast.success(done(answer));
    setOpen(false);
  };
  return (
    <>
      <Button variant={isPrimary ? 'primary' : 'secondary'} onClick={() => setOpen(true)}>
        {title}
      </Button>
      <ActDialog
        open={open}
        onClose={() => setOpen(false)}
        title={title}
        text={text}
        submit={title}
        {...(reason !== undefined && { reason })}
        busy={busy}
        problem={problem}
        onSubmit={(given) => void submit(given)}
      >
        {children}
      </ActDialog>
    </>
  );
};

/** A comment that may be left out. */
const useComment = (): [payload: { reason?: string }, field: ReactNode] => {
  const t = useMessages(withdrawalMessages);
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
  const t = useMessages(withdrawalMessages);
  const { asked } = useDeskFormat();
  const [comment, field] = useComment();
  const { payment, player, needsApprovals, approvals } = queued;
  const isFirstOfTwo = needsApprovals - approvals.length > 1;
  return (
    <Act
      title={t('act.approve')}
      text={t('act.approve.text', { amount: asked(payment), nick: player.nick, destination: destination.value })}
      isPrimary
      work={(send) => send('officeCash.approve', { id: payment.id, ...comment })}
      done={(answer) =>
        t('isComplete' in answer && answer.isComplete === true ? 'act.approve.done' : 'act.approve.waits')
      }
    >
      {isFirstOfTwo && <p className={styles.notice}>{t('act.approve.first')}</p>}
      {field}
    </Act>
  );
};

type Why = (typeof refusalReasons)[number];

const Refuse = ({ facts: { queued } }: { facts: WithdrawalFacts }): ReactNode => {
  const t = useMessages(withdrawalMessages);
  const [why, setWhy] = useState<Why>('details');
  const isOther = why === 'other';
  const [comment, field] = useComment();
  return (
    <Act
      title={t('act.refuse')}
      text={t('act.refuse.text', { nick: queued.player.nick })}
      {...(isOther && { reason: t('why.text') })}
      work={(send, reason) =>
        send('officeCash.refuse', { id: queued.payment.id, why, ...(isOther ? { reason } : comment) })
      }
      done={() => t('act.refuse.done')}
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
  const t = useMessages(withdrawalMessages);
  return (
    <Act
      title={t('act.documents')}
      text={t('act.documents.text', { nick: queued.player.nick })}
      reason={t('reason.what')}
      work={(send, reason) => send('officeCash.askDocuments', { id: queued.payment.id, reason })}
      done={() => t('act.documents.done')}
    />
  );
};

const Block = ({ facts: { queued, isBlocked } }: { facts: WithdrawalFacts }): ReactNode => {
  const t = useMessages(withdrawalMessages);
  const { userId, nick } = queued.player;
  const name = isBlocked ? 'unblock' : 'block';
  return (
    <Act
      title={t(`act.${name}`)}
      text={t(`act.${name}.text`, { nick })}
      reason={t('reason')}
      work={(send, reason) => send('officeCash.block', { userId, isBlocked: !isBlocked, reason })}
      done={() => t(`act.${name}.done`)}
    />
  );
};

/** What can be decided about a request as it stands; where nothing can, why. */
export const WithdrawalActions = ({ facts }: { facts: WithdrawalFacts }): ReactNode => {
  const t = useMessages(withdrawalMessages);
  if (facts.isOwn) return <p className={styles.muted}>{t('own')}</p>;
  const { payment, hasFailed } = facts.queued;
  const isOpen = payment.state === 1;
  return (
    <>
      {!isOpen && !hasFailed && <p className={styles.muted}>{t('decided')}</p>}
      <div className={styles.actions}>
        {isOpen && <Approve facts={facts} />}
        {(isOpen || hasFailed) && <Refuse facts={facts} />}
        {isOpen && <AskDocuments facts={facts} />}
        <Block facts={facts} />
      </div>
    </>
  );
};
