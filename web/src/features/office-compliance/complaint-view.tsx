import { useState, type ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { complaintOutcomes, type Complaint, type ComplaintOutcome } from 'server/contract';
import { useCallQuery } from '../../core/connection/query.ts';
import { isAmong } from '../../core/features/audience.ts';
import { useFormat } from '../../core/format/use-format.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { Act } from '../../core/office/act.tsx';
import { Loaded } from '../../core/office/loaded.tsx';
import office from '../../core/office/office.module.css';
import { PlayerLink } from '../../core/office/player-link.tsx';
import { Back, Note, Section } from '../../core/office/section.tsx';
import { useSession } from '../../core/session/session.ts';
import { Facts } from '../../core/ui/facts.tsx';
import { SelectField } from '../../core/ui/select-field.tsx';
import { EmptyState } from '../../core/ui/states.tsx';
import { ComplaintState } from './complaints-section.tsx';

const AnswerAct = ({ id }: { id: number }): ReactNode => {
  const t = useMessages('office-compliance', 'complaints');
  const [outcome, setOutcome] = useState<ComplaintOutcome>('upheld');
  return (
    <Act
      label={t('answer')}
      text={t('answer.text')}
      reason={t('answer.words')}
      done={t('answer.done')}
      isPrimary
      rereads={['officeComplaints.']}
      send={(send, answer) => send('officeComplaints.answer', { id, outcome, answer })}
    >
      <SelectField<ComplaintOutcome>
        label={t('outcome')}
        options={complaintOutcomes.map((value) => ({ value, label: t(`outcome.${value}`) }))}
        value={outcome}
        onChange={setOutcome}
      />
    </Act>
  );
};

const Shown = ({ complaint, isConcerned }: { complaint: Complaint; isConcerned: boolean }): ReactNode => {
  const t = useMessages('office-compliance', 'complaints');
  const moment = useMoment();
  const { ordinal } = useFormat();
  const isActing = isAmong('complianceActs', useSession());
  const { id, player, kind, text, conversation, payment, round, outcome, answer } = complaint;
  return (
    <>
      <h2 className={office.title}>{t('complaint', { number: ordinal(id) })}</h2>
      <Section>
        <p className={office.notice}>{text}</p>
        <Facts
          facts={[
            [t('player'), <PlayerLink key="player" player={player} />],
            [t('kind'), t(`kind.${kind}`)],
            [t('state'), <ComplaintState key="state" complaint={complaint} />],
            [t('opened'), `${moment(complaint.openedAt)} · ${complaint.openedBy}`],
            payment !== null && [t('payment'), ordinal(payment)],
            round !== null && [
              t('round'),
              <Link key="round" to={`/fairness/${round.game}/${round.id}`}>
                {t('replay')}
              </Link>,
            ],
            conversation !== null && [
              t('conversation'),
              <Link key="conversation" to={`/office/support/${conversation}`}>
                {t('conversation.open')}
              </Link>,
            ],
            complaint.answeredAt !== null && [
              t('answered'),
              `${moment(complaint.answeredAt)} · ${complaint.answeredBy}`,
            ],
            answer !== '' && [t('answer.given'), answer],
          ]}
        />
        {outcome === null && isActing && isConcerned && <Note>{t('concerned')}</Note>}
        {outcome === null && isActing && !isConcerned && (
          <div className={office.actions}>
            <AnswerAct id={id} />
          </div>
        )}
      </Section>
    </>
  );
};

const Loader = ({ id }: { id: number }): ReactNode => {
  const query = useCallQuery('officeComplaints.read', { id });
  return <Loaded query={query}>{(read) => <Shown {...read} />}</Loaded>;
};

/** /office/compliance/complaints/{id}: a complaint with its subject, and the answer. */
export const ComplaintView = (): ReactNode => {
  const t = useMessages('office-compliance', 'complaints');
  const { id = '' } = useParams();
  return (
    <>
      <Back to="/office/compliance?part=complaints">{t('back')}</Back>
      {/^[1-9]\d{0,8}$/.test(id) ? <Loader key={id} id={Number(id)} /> : <EmptyState>{t('none')}</EmptyState>}
    </>
  );
};
