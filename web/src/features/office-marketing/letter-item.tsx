import { useState, type ReactNode } from 'react';
import { languages, MIN_CONTROL, type Language, type MarketingLetter, type SkippedReason } from 'server/contract';
import { useFormat } from '../../core/format/use-format.ts';
import { languageNames, localeOf } from '../../core/i18n/locales.ts';
import { useLanguage, useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { Act } from '../../core/office/act.tsx';
import { Decisions } from '../../core/office/changes.tsx';
import { List } from '../../core/office/list.tsx';
import office from '../../core/office/office.module.css';
import { Note } from '../../core/office/section.tsx';
import { TrailItem } from '../../core/office/trail.tsx';
import { Badge, type Tone } from '../../core/ui/badge.tsx';
import { Facts } from '../../core/ui/facts.tsx';
import { SelectField } from '../../core/ui/select-field.tsx';
import { LetterPreview } from './letter-preview.tsx';
import { usePageName } from './use-page-name.ts';

const REREADS = ['officeMarketing.letters', 'officeStaff.waiting'];

type Group = NonNullable<MarketingLetter['results']>['sent'];
const tones: Readonly<Record<MarketingLetter['status'], Tone>> = {
  proposed: 'wait',
  rejected: 'bad',
  approved: 'told',
  sent: 'good',
  stopped: 'bad',
};

/** Those who got a letter beside those who were held out of it. */
const Results = ({ letter: { results, skipped } }: { letter: MarketingLetter }): ReactNode => {
  const t = useMessages('office-marketing', 'letters');
  const { count, percent } = useFormat();
  if (!results) return null;
  const share = ({ players }: Group, number: number): string =>
    players === 0 ? count(number) : `${count(number)} (${percent((100 * number) / players, 1)})`;
  const isSmall = results.control.players < MIN_CONTROL;
  const nameOf = (reason: SkippedReason): string => t(`skip.${reason}`);
  const reasons = skipped.map(({ reason, count: number }) => `${nameOf(reason)} ${count(number)}`);
  return (
    <>
      <List
        label={t('results')}
        rows={[
          { name: t('group.sent'), group: results.sent, isShown: true },
          { name: t('group.control'), group: results.control, isShown: !isSmall },
        ]}
        keyOf={({ name }) => name}
        columns={[
          { label: t('group'), cell: ({ name }) => name },
          { label: t('players'), isNumber: true, cell: ({ group: { players } }) => count(players) },
          {
            label: t('opened'),
            isNumber: true,
            cell: ({ group, isShown }) => (isShown ? share(group, group.opened) : '—'),
          },
          {
            label: t('deposited'),
            isNumber: true,
            // a share of depositors says nothing but beside those who got no letter
            cell: ({ group }) => (isSmall ? '—' : share(group, group.deposited)),
          },
          { label: t('left'), isNumber: true, cell: ({ group }) => count(group.left) },
        ]}
      />
      {isSmall && <Note>{t('few', { min: String(MIN_CONTROL) })}</Note>}
      {reasons.length > 0 && <Note>{t('skipped', { reasons: reasons.join(', ') })}</Note>}
    </>
  );
};

const Texts = ({ letter }: { letter: MarketingLetter }): ReactNode => {
  const t = useMessages('office-marketing', 'letters');
  const [isOpen, setIsOpen] = useState(false);
  const [language, setLanguage] = useState<Language>(useLanguage());
  const { channel, link, texts } = letter;
  return (
    <details className={office.details} onToggle={({ currentTarget: { open } }) => setIsOpen(open)}>
      <summary>{t('show')}</summary>
      {isOpen && (
        <div className={office.fields}>
          <SelectField<Language>
            label={t('language')}
            options={languages.map((value) => ({ value, label: languageNames[value], lang: localeOf[value] }))}
            value={language}
            onChange={setLanguage}
          />
          <LetterPreview content={{ channel, link, texts }} language={language} />
        </div>
      )}
    </details>
  );
};

/** One letter: what it is, who decided, what came of it. */
export const LetterItem = ({ letter }: { letter: MarketingLetter }): ReactNode => {
  const t = useMessages('office-marketing', 'letters');
  const moment = useMoment();
  const pageName = usePageName();
  const { id, name, status, author, at, reason, decider, decidedAt, decision, begunAt } = letter;
  const isSending = status === 'approved' && begunAt !== null;
  return (
    <TrailItem
      title={
        <span className={office.names}>
          {name} <Badge tone={tones[status]}>{t(`status.${isSending ? 'sending' : status}`)}</Badge>
        </span>
      }
      facts={[author, moment(at), reason]}
    >
      {decider !== null && decidedAt !== null && (
        <p className={office.faint}>
          {decider} · {moment(decidedAt)} · {decision}
        </p>
      )}
      <Facts
        facts={[
          [t('segment'), letter.segment],
          [t('channel'), t(`channel.${letter.channel}`)],
          [t('link'), pageName(letter.link)],
          [t('perWeek'), String(letter.perWeek)],
          [t('sendAt'), moment(letter.sendAt)],
        ]}
      />
      <Texts letter={letter} />
      <Results letter={letter} />
      {status === 'proposed' && (
        <Decisions
          id={id}
          isOwn={letter.isOwn}
          name={name}
          rereads={REREADS}
          decide={(send, decided) => send('officeMarketing.decideLetter', decided)}
        />
      )}
      {status === 'approved' && (
        <div className={office.actions}>
          <Act
            label={t('stop')}
            name={t('stop.name', { name })}
            text={t('stop.text')}
            done={t('stop.done')}
            rereads={REREADS}
            send={(send, why) => send('officeMarketing.stopLetter', { id, reason: why })}
          />
        </div>
      )}
    </TrailItem>
  );
};
