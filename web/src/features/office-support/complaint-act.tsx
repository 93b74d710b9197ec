import { useState, type ReactNode } from 'react';
import { complaintKinds, type CallAnswer } from 'server/contract';
import { useMessages } from '../../core/i18n/messages.ts';
import { Act } from '../../core/office/act.tsx';
import { SelectField } from '../../core/ui/select-field.tsx';

type Conversation = CallAnswer<'officeSupport.open'>['conversation'];
type Kind = (typeof complaintKinds)[number];

/** The payment or round that a conversation is about, as the register names it. */
const subjectOf = ({ card }: Pick<Conversation, 'card'>) => {
  if (card?.kind === 'payment') return { payment: Number(card.ref) };
  return card?.kind === 'round' ? { round: { game: card.game, id: card.ref } } : {};
};

const kindOf = ({ card }: Pick<Conversation, 'card'>): Kind =>
  card?.kind === 'payment' ? 'payment' : card?.kind === 'round' ? 'game' : card?.kind === 'bonus' ? 'bonus' : 'other';

/** Enters a complaint of this conversation's player into the register, with its subject. */
export const ComplaintAct = ({ conversation }: { conversation: Conversation }): ReactNode => {
  const t = useMessages('office-support', 'main');
  const [kind, setKind] = useState<Kind>(() => kindOf(conversation));
  const { uid } = conversation;
  return (
    <Act
      label={t('complaint')}
      text={t('complaint.text')}
      reason={t('complaint.words')}
      done={t('complaint.done')}
      rereads={['officeComplaints.']}
      send={(send, text) =>
        send('officeComplaints.open', { conversation: uid, kind, text, ...subjectOf(conversation) })
      }
    >
      <SelectField<Kind>
        label={t('complaint.kind')}
        options={complaintKinds.map((value) => ({ value, label: t(`complaint.kind.${value}`) }))}
        value={kind}
        onChange={setKind}
      />
    </Act>
  );
};
