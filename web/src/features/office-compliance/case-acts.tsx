import { useState, type ReactNode } from 'react';
import {
  caseDecisions,
  fundsDays,
  MAX_DEADLINE_DAYS,
  type CallPayload,
  type CaseDecision,
  type ComplianceCase,
} from 'server/contract';
import { useMessages } from '../../core/i18n/messages.ts';
import { Act } from '../../core/office/act.tsx';
import office from '../../core/office/office.module.css';
import { Note } from '../../core/office/section.tsx';
import { SelectField } from '../../core/ui/select-field.tsx';
import { TextField } from '../../core/ui/text-field.tsx';

const REREADS = ['officeCompliance.', 'officeStaff.waiting'];
const ROUND = /([a-z][a-z0-9-]*)\/([0-9a-f]{8}-[0-9a-f-]{27})/;

type Evidence = CallPayload<'officeCompliance.addEvidence'>['evidence'];

/** Reads a payment's number, or the address of a round's proof. */
const evidenceOf = (text: string): Evidence | undefined => {
  const [, game, round] = ROUND.exec(text.trim()) ?? [];
  if (game !== undefined && round !== undefined) return { kind: 'round', game, round };
  return /^[1-9]\d{0,8}$/.test(text.trim()) ? { kind: 'payment', number: Number(text) } : undefined;
};

const AddEvidence = ({ id }: { id: number }): ReactNode => {
  const t = useMessages('office-compliance', 'main');
  const [text, setText] = useState('');
  return (
    <Act
      label={t('evidence.add')}
      text={t('evidence.text')}
      done={t('saved')}
      rereads={REREADS}
      onOpen={() => setText('')}
      fault={() => (evidenceOf(text) ? undefined : t('evidence.fault'))}
      send={(send, reason) =>
        send('officeCompliance.addEvidence', {
          id,
          evidence: evidenceOf(text) ?? { kind: 'payment', number: 1 },
          reason,
        })
      }
    >
      <TextField
        label={t('evidence.field')}
        value={text}
        maxLength={200}
        autoComplete="off"
        onChange={({ currentTarget: { value } }) => setText(value)}
      />
    </Act>
  );
};

const Deadline = ({ id }: { id: number }): ReactNode => {
  const t = useMessages('office-compliance', 'main');
  const [days, setDays] = useState('7');
  const isNumber = /^\d{1,2}$/.test(days) && Number(days) >= 1 && Number(days) <= MAX_DEADLINE_DAYS;
  return (
    <Act
      label={t('deadline')}
      text={t('deadline.text')}
      done={t('saved')}
      rereads={REREADS}
      fault={() => (isNumber ? undefined : t('deadline.fault', { max: MAX_DEADLINE_DAYS }))}
      send={(send, reason) => send('officeCompliance.moveDeadline', { id, days: Number(days), reason })}
    >
      <TextField
        label={t('deadline.days')}
        value={days}
        inputMode="numeric"
        maxLength={2}
        onChange={({ currentTarget: { value } }) => setDays(value)}
      />
    </Act>
  );
};

/** Asks the player where money comes from, in words that they read. */
const AskFunds = ({ id }: { id: number }): ReactNode => {
  const t = useMessages('office-compliance', 'main');
  const [days, setDays] = useState(String(fundsDays.usual));
  const isNumber = /^\d{1,2}$/.test(days) && Number(days) >= fundsDays.min && Number(days) <= fundsDays.max;
  return (
    <Act
      label={t('funds.ask')}
      text={t('funds.ask.text')}
      reason={t('funds.words')}
      done={t('funds.ask.done')}
      rereads={REREADS}
      fault={() => (isNumber ? undefined : t('funds.days.fault', { min: fundsDays.min, max: fundsDays.max }))}
      send={(send, words) => send('officeCompliance.askFunds', { id, words, days: Number(days) })}
    >
      <TextField
        label={t('funds.days')}
        value={days}
        inputMode="numeric"
        maxLength={2}
        onChange={({ currentTarget: { value } }) => setDays(value)}
      />
    </Act>
  );
};

const Decide = ({ id }: { id: number }): ReactNode => {
  const t = useMessages('office-compliance', 'main');
  const [decision, setDecision] = useState<CaseDecision>('nothing');
  return (
    <Act
      label={t('decide')}
      text={t('decide.text')}
      reason={t('decide.reason')}
      done={t('decide.done')}
      isPrimary
      rereads={REREADS}
      send={(send, reason) => send('officeCompliance.decide', { id, decision, reason })}
    >
      <SelectField<CaseDecision>
        label={t('decide.field')}
        hint={t(`decision.${decision}.text`)}
        options={caseDecisions.map((value) => ({ value, label: t(`decision.${value}`) }))}
        value={decision}
        onChange={setDecision}
      />
    </Act>
  );
};

/** All that somebody may do with an open case. It does not wait for who is concerned. */
export const CaseActs = ({ case: { id, isMine, isConcerned, funds } }: { case: ComplianceCase }): ReactNode => {
  const isAsked = funds !== null && funds.closedAt === null;
  const t = useMessages('office-compliance', 'main');
  if (isConcerned) return <Note>{t('concerned')}</Note>;
  return (
    <div className={office.actions}>
      <Decide id={id} />
      <Act
        label={t(isMine ? 'release' : 'take')}
        text={t(isMine ? 'release.text' : 'take.text')}
        reason={false}
        done={t('saved')}
        rereads={REREADS}
        send={(send) => send('officeCompliance.take', { id, isTaken: !isMine })}
      />
      <Act
        label={t('note')}
        text={t('note.text')}
        reason={t('note.field')}
        done={t('saved')}
        rereads={REREADS}
        send={(send, text) => send('officeCompliance.note', { id, text })}
      />
      <AddEvidence id={id} />
      <Deadline id={id} />
      {isAsked ? (
        <Act
          label={t('funds.withdraw')}
          text={t('funds.withdraw.text')}
          done={t('saved')}
          rereads={REREADS}
          send={(send, reason) => send('officeCompliance.withdrawFunds', { id, reason })}
        />
      ) : (
        <AskFunds id={id} />
      )}
    </div>
  );
};
