import { useState, type ReactNode } from 'react';
import {
  isIdentityKind,
  kycRefusals,
  viewPurposes,
  type CallAnswer,
  type KycRefusal,
  type ReviewedDocument,
  type ViewPurpose,
} from 'server/contract';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { Act } from '../../core/office/act.tsx';
import { useDay } from '../../core/office/day-range.ts';
import office from '../../core/office/office.module.css';
import { Note, Section } from '../../core/office/section.tsx';
import { Badge } from '../../core/ui/badge.tsx';
import { Button } from '../../core/ui/button.tsx';
import { Facts } from '../../core/ui/facts.tsx';
import { SelectField } from '../../core/ui/select-field.tsx';
import { TextField } from '../../core/ui/text-field.tsx';
import styles from './office-identity.module.css';

type Person = CallAnswer<'officeIdentity.person'>;
interface Props {
  document: ReviewedDocument;
  person: Person;
}

const tones = { pending: 'wait', approved: 'good', rejected: 'bad' } as const;
const CALLS = ['officeIdentity.'] as const;

/** The picture, once somebody has said what they look at it for. */
const Picture = ({ id, name }: { id: string; name: string }): ReactNode => {
  const t = useMessages('office-identity', 'main');
  const [purpose, setPurpose] = useState<ViewPurpose>('review');
  const [shown, setShown] = useState<ViewPurpose>();
  const [isBroken, setIsBroken] = useState(false);
  if (shown === undefined)
    return (
      <div className={styles.closed}>
        <SelectField<ViewPurpose>
          label={t('purpose')}
          hint={t('purpose.hint')}
          options={viewPurposes.map((value) => ({ value, label: t(`purpose.${value}`) }))}
          value={purpose}
          onChange={setPurpose}
        />
        <Button
          onClick={() => {
            setIsBroken(false);
            setShown(purpose);
          }}
        >
          {t('show')}
        </Button>
        {isBroken && (
          <p role="alert" className={office.problem}>
            {t('broken')}
          </p>
        )}
      </div>
    );
  return (
    <img
      className={styles.picture}
      src={`/api/office/identity/${id}?purpose=${shown}`}
      alt={name}
      draggable={false}
      onContextMenu={(event) => event.preventDefault()}
      onError={() => {
        setIsBroken(true);
        setShown(undefined);
      }}
    />
  );
};

const AcceptAct = ({ document: { id, kind, holder, born }, person }: Props): ReactNode => {
  const t = useMessages('office-identity', 'main');
  const [read, setRead] = useState({
    holder: holder ?? person.holder ?? '',
    born: born ?? person.born ?? '',
    expires: '',
  });
  const isProof = isIdentityKind(kind);
  const field = (name: keyof typeof read, type: 'text' | 'date'): ReactNode => (
    <TextField
      type={type}
      label={t(`read.${name}`)}
      autoComplete="off"
      maxLength={120}
      value={read[name]}
      onChange={({ currentTarget: { value } }) => setRead({ ...read, [name]: value })}
    />
  );
  const fault = (): string | undefined =>
    read.holder.trim().length < 2 || (isProof && read.born === '') ? t('read.missing') : undefined;
  return (
    <Act
      label={t('accept')}
      name={t('accept.name', { name: t(`kind.${kind}`) })}
      text={t('accept.text')}
      reason={false}
      done={t('accept.done')}
      isPrimary
      rereads={CALLS}
      fault={fault}
      send={(send) =>
        send('officeIdentity.decide', {
          documentId: id,
          isAccepted: true,
          holder: read.holder.trim(),
          ...(isProof && { born: read.born }),
          ...(read.expires !== '' && { expires: read.expires }),
        })
      }
    >
      {field('holder', 'text')}
      {isProof && field('born', 'date')}
      {field('expires', 'date')}
      <Note>{t('read.text')}</Note>
    </Act>
  );
};

const RefuseAct = ({ document: { id, kind } }: Pick<Props, 'document'>): ReactNode => {
  const t = useMessages('office-identity', 'main');
  const [why, setWhy] = useState<KycRefusal>('unreadable');
  return (
    <Act
      label={t('refuse')}
      name={t('refuse.name', { name: t(`kind.${kind}`) })}
      text={t('refuse.text')}
      reason={false}
      done={t('refuse.done')}
      rereads={CALLS}
      send={(send) => send('officeIdentity.decide', { documentId: id, isAccepted: false, why })}
    >
      <SelectField<KycRefusal>
        label={t('why')}
        options={kycRefusals.map((value) => ({ value, label: t(`why.${value}`) }))}
        value={why}
        onChange={setWhy}
      />
    </Act>
  );
};

/** One document: its picture beside what is known of its sender, and the decision. */
export const DocumentCard = ({ document, person }: Props): ReactNode => {
  const t = useMessages('office-identity', 'main');
  const moment = useMoment();
  const dayText = useDay();
  const { id, kind, status, reason, holder, born, expires, createdAt, reviewedAt } = document;
  const name = t(`kind.${kind}`);
  const isOther = holder !== null && person.name !== null && holder.toLowerCase() !== person.name.toLowerCase();
  return (
    <Section title={name}>
      <div className={styles.sides}>
        <Picture id={id} name={name} />
        <div className={styles.side}>
          <div>
            <Badge tone={tones[status]}>{t(`kyc.${status}`)}</Badge>
          </div>
          <Facts
            layout="rows"
            facts={[
              [t('fact.name'), person.name ?? t('fact.none')],
              [t('read.holder'), holder],
              [t('fact.born'), person.born === null ? t('fact.none') : dayText(person.born)],
              [t('read.born'), born !== null && dayText(born)],
              [t('read.expires'), expires !== null && dayText(expires)],
              [t('col.sent'), moment(createdAt)],
              [t('col.decided'), reviewedAt !== null && moment(reviewedAt)],
            ]}
          />
          {isOther && <p className={office.problem}>{t('other')}</p>}
          {reason !== null && <Note>{reason}</Note>}
          {!person.isProtected && status !== 'rejected' && (
            <div className={office.actions}>
              {status === 'pending' && <AcceptAct document={document} person={person} />}
              <RefuseAct document={document} />
            </div>
          )}
        </div>
      </div>
    </Section>
  );
};
