import { useState, type ReactNode } from 'react';
import { useParams } from 'react-router';
import { askedCauses, askedNeeds, type CallAnswer } from 'server/contract';
import { useCallQuery } from '../../core/connection/query.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { Act } from '../../core/office/act.tsx';
import { useDay } from '../../core/office/day-range.ts';
import { Loaded } from '../../core/office/loaded.tsx';
import office from '../../core/office/office.module.css';
import { PlayerLink } from '../../core/office/player-link.tsx';
import { Back, Note, Section } from '../../core/office/section.tsx';
import { TrailItem } from '../../core/office/trail.tsx';
import { Facts } from '../../core/ui/facts.tsx';
import { SelectField } from '../../core/ui/select-field.tsx';
import { useDeskFormat } from '../../core/office/use-desk-format.ts';
import { Badge } from '../../core/ui/badge.tsx';
import { DocumentCard } from './document-card.tsx';

type Person = CallAnswer<'officeIdentity.person'>;

const IDENTITY_CALLS = ['officeIdentity.'] as const;

/** Asks the player for a document, with a reason that they read in their language. */
const AskAct = ({ userId }: { userId: string }): ReactNode => {
  const t = useMessages('office-identity', 'main');
  const [need, setNeed] = useState<(typeof askedNeeds)[number]>('identity');
  const [cause, setCause] = useState<(typeof askedCauses)[number]>('second');
  return (
    <Act
      label={t('ask')}
      text={t('ask.text')}
      reason={t('note')}
      done={t('ask.done')}
      rereads={IDENTITY_CALLS}
      send={(send, note) => send('officeIdentity.ask', { userId, need, cause, note })}
    >
      <SelectField<(typeof askedNeeds)[number]>
        label={t('need')}
        options={askedNeeds.map((value) => ({ value, label: t(`need.${value}`) }))}
        value={need}
        onChange={setNeed}
      />
      <SelectField<(typeof askedCauses)[number]>
        label={t('cause')}
        options={askedCauses.map((value) => ({ value, label: t(`cause.${value}`) }))}
        value={cause}
        onChange={setCause}
      />
    </Act>
  );
};

const Requests = ({ person: { player, requests, isProtected } }: { person: Person }): ReactNode => {
  const t = useMessages('office-identity', 'main');
  const moment = useMoment();
  return (
    <Section title={t('requests')}>
      {requests.length === 0 ? (
        <Note>{t('requests.none')}</Note>
      ) : (
        <ol className={office.trail}>
          {requests.map(({ need, text, words, deadlineAt, at }) => (
            <TrailItem
              key={need}
              title={t(`need.${need}`)}
              text={words === '' ? text : words}
              facts={[moment(at), deadlineAt !== null && t('until', { at: moment(deadlineAt) })]}
            >
              {!isProtected && need !== 'funds' && (
                <div className={office.actions}>
                  <Act
                    label={t('withdraw')}
                    name={t('withdraw.name', { need: t(`need.${need}`) })}
                    text={t('withdraw.text')}
                    reason={false}
                    done={t('withdraw.done')}
                    rereads={IDENTITY_CALLS}
                    send={(send) => send('officeIdentity.withdraw', { userId: player.userId, need })}
                  />
                </div>
              )}
            </TrailItem>
          ))}
        </ol>
      )}
      {!isProtected && (
        <div className={office.actions}>
          <AskAct userId={player.userId} />
        </div>
      )}
    </Section>
  );
};

/** Sums that the person has moved, against those from which a proof is asked for. */
const Sums = ({ sums }: Pick<Person, 'sums'>): ReactNode => {
  const t = useMessages('office-identity', 'main');
  const { base } = useDeskFormat();
  return (
    <Section title={t('sums')}>
      <Note>{t('sums.text')}</Note>
      <Facts
        facts={sums.map(({ period, sum, threshold, isReached }) => [
          t(`sums.${period}`),
          <span key={period} className={office.names}>
            {t('sums.of', { sum: base(sum), threshold: base(threshold) })}
            {isReached && <Badge tone="wait">{t('sums.reached')}</Badge>}
          </span>,
        ])}
      />
    </Section>
  );
};

const Shown = ({ person }: { person: Person }): ReactNode => {
  const t = useMessages('office-identity', 'main');
  const dayText = useDay();
  const { player, name, holder, born, kyc, documents, isProtected } = person;
  return (
    <>
      <Section title={<PlayerLink player={player} />}>
        <Facts
          facts={[
            [t('fact.state'), t(`kyc.${kyc}`)],
            [t('fact.name'), name ?? t('fact.none')],
            [t('fact.holder'), holder],
            [t('fact.born'), born === null ? t('fact.none') : dayText(born)],
          ]}
        />
        {isProtected && <Note>{t('protected')}</Note>}
      </Section>
      {documents.length === 0 && <Note>{t('documents.none')}</Note>}
      {documents.map((document) => (
        <DocumentCard key={document.id} document={document} person={person} />
      ))}
      <Requests person={person} />
      <Sums sums={person.sums} />
    </>
  );
};

/** /office/identity/{player}: their documents beside what is known of them. */
export const PersonView = (): ReactNode => {
  const t = useMessages('office-identity', 'main');
  const { id = '' } = useParams();
  return (
    <>
      <Back to="/office/identity">{t('back')}</Back>
      <Loaded query={useCallQuery('officeIdentity.person', { userId: id })}>
        {(person) => <Shown key={person.player.userId} person={person} />}
      </Loaded>
    </>
  );
};
