import { useState, type ReactNode } from 'react';
import {
  languages,
  letterChannels,
  letterLinks,
  MAX_LETTER_TEXT,
  MAX_LETTER_TITLE,
  weeklyRates,
  type Language,
  type Segment,
} from 'server/contract';
import { languageNames, localeOf } from '../../core/i18n/locales.ts';
import { useLanguage, useMessages } from '../../core/i18n/messages.ts';
import { Act } from '../../core/office/act.tsx';
import office from '../../core/office/office.module.css';
import { Note, Section } from '../../core/office/section.tsx';
import { TextArea } from '../../core/office/text-area.tsx';
import { SelectField } from '../../core/ui/select-field.tsx';
import { TextField } from '../../core/ui/text-field.tsx';
import { contentOf, emptyLetter, isWritten, readLetter, type LetterDraft } from './letter-draft.ts';
import { LetterPreview } from './letter-preview.tsx';
import styles from './marketing.module.css';
import { usePageName } from './use-page-name.ts';

const ROWS = 8;

interface DraftProps {
  draft: LetterDraft;
  onChange(change: Partial<LetterDraft>): void;
}

const Where = ({ draft, segments, onChange }: DraftProps & { segments: readonly Segment[] }): ReactNode => {
  const t = useMessages('office-marketing', 'letters');
  const pageName = usePageName();
  return (
    <div className={office.conditions}>
      <TextField
        label={t('name')}
        value={draft.name}
        maxLength={60}
        autoComplete="off"
        onChange={({ currentTarget: { value } }) => onChange({ name: value })}
      />
      <SelectField
        label={t('segment')}
        options={segments.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={draft.segmentId}
        onChange={(segmentId) => onChange({ segmentId })}
      />
      <SelectField
        label={t('channel')}
        options={letterChannels.map((value) => ({ value, label: t(`channel.${value}`) }))}
        value={draft.channel}
        onChange={(channel) => onChange({ channel })}
      />
      <SelectField
        label={t('link')}
        options={letterLinks.map((value) => ({ value, label: pageName(value) }))}
        value={draft.link}
        onChange={(link) => onChange({ link })}
      />
      <SelectField
        label={t('perWeek')}
        options={weeklyRates.map((rate) => ({ value: String(rate), label: String(rate) }))}
        value={String(draft.perWeek)}
        onChange={(value) => onChange({ perWeek: weeklyRates.find((rate) => String(rate) === value) ?? 1 })}
      />
      <TextField
        label={t('sendAt')}
        type="datetime-local"
        value={draft.sendAt}
        onChange={({ currentTarget: { value } }) => onChange({ sendAt: value })}
      />
    </div>
  );
};

const Words = ({
  draft,
  language,
  onLanguage,
  onChange,
}: DraftProps & { language: Language; onLanguage(language: Language): void }): ReactNode => {
  const t = useMessages('office-marketing', 'letters');
  const words = draft.texts[language];
  const put = (change: Partial<typeof words>): void =>
    onChange({ texts: { ...draft.texts, [language]: { ...words, ...change } } });
  const done = languages.filter((one) => isWritten(draft.texts[one])).length;
  return (
    <fieldset className={office.group}>
      <legend>{t('words')}</legend>
      <SelectField<Language>
        label={t('language')}
        hint={t('written', { done: String(done), all: String(languages.length) })}
        options={languages.map((value) => ({
          value,
          label: `${isWritten(draft.texts[value]) ? '✓ ' : ''}${languageNames[value]}`,
          lang: localeOf[value],
        }))}
        value={language}
        onChange={onLanguage}
      />
      <TextField
        label={t('words.title')}
        lang={localeOf[language]}
        value={words.title}
        maxLength={MAX_LETTER_TITLE}
        autoComplete="off"
        onChange={({ currentTarget: { value } }) => put({ title: value })}
      />
      <TextArea
        label={t('words.text')}
        lang={localeOf[language]}
        rows={ROWS}
        value={words.text}
        maxLength={MAX_LETTER_TEXT}
        onChange={(value) => put({ text: value })}
      />
      <Note>{t('words.hint')}</Note>
    </fieldset>
  );
};

/** A form of a letter: to whom and when, its words in each language, and what players will see. */
export const LetterEditor = ({ segments }: { segments: readonly Segment[] }): ReactNode => {
  const t = useMessages('office-marketing', 'letters');
  const interfaceLanguage = useLanguage();
  const [draft, setDraft] = useState<LetterDraft>({ ...emptyLetter, segmentId: String(segments[0]?.id ?? '') });
  const [language, setLanguage] = useState<Language>(interfaceLanguage);
  const change = (part: Partial<LetterDraft>): void => setDraft((before) => ({ ...before, ...part }));
  const content = contentOf(draft);
  const { channel, link, texts } = draft;
  return (
    <Section title={t('new')}>
      <Where draft={draft} segments={segments} onChange={change} />
      <div className={styles.letter}>
        <Words draft={draft} language={language} onLanguage={setLanguage} onChange={change} />
        <LetterPreview content={content} language={language} />
      </div>
      <div className={office.actions}>
        <Act
          label={t('propose')}
          text={t('propose.text')}
          done={t('propose.done')}
          isPrimary
          rereads={['officeMarketing.letters', 'officeStaff.waiting']}
          fault={() => {
            const read = readLetter(draft);
            return typeof read === 'string' ? t(`fault.${read}`) : undefined;
          }}
          onDone={() => setDraft({ ...emptyLetter, segmentId: draft.segmentId })}
          send={(send, reason) => {
            const read = readLetter(draft);
            if (typeof read === 'string') throw new RangeError(read); // `fault` has refused it
            return send('officeMarketing.proposeLetter', { ...read, reason });
          }}
        />
        <Act
          label={t('try')}
          text={t('try.text')}
          reason={false}
          done={t('try.done')}
          disabled={content === undefined}
          rereads={[]}
          send={(send) => send('officeMarketing.tryLetter', { channel, link, texts, language })}
        />
      </div>
    </Section>
  );
};
