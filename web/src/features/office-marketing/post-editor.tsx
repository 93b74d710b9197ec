import { useState, type ReactNode } from 'react';
import {
  languages,
  letterLinks,
  MAX_BANNER_TEXT,
  MAX_LETTER_TITLE,
  MAX_POST_TEXT,
  postGradients,
  postKinds,
  postPictures,
  type Language,
} from 'server/contract';
import { languageNames, localeOf } from '../../core/i18n/locales.ts';
import { useLanguage, useMessages } from '../../core/i18n/messages.ts';
import { Act } from '../../core/office/act.tsx';
import office from '../../core/office/office.module.css';
import { Section } from '../../core/office/section.tsx';
import { TextArea } from '../../core/office/text-area.tsx';
import { Button } from '../../core/ui/button.tsx';
import { SelectField } from '../../core/ui/select-field.tsx';
import { TextField } from '../../core/ui/text-field.tsx';
import { isWritten } from './letter-draft.ts';
import styles from './marketing.module.css';
import { emptyPost, readPost, type PostDraft } from './post-draft.ts';
import { PostPreview } from './post-preview.tsx';
import { usePageName } from './use-page-name.ts';

const ROWS = 5;
const MAX_SLUG = 40;

interface Props {
  draft: PostDraft;
  onChange(draft: PostDraft): void;
}

const Frame = ({ draft, onChange }: Props): ReactNode => {
  const t = useMessages('office-marketing', 'posts');
  const pageName = usePageName();
  const put = (change: Partial<PostDraft>): void => onChange({ ...draft, ...change });
  const time = (field: 'shownFrom' | 'shownUntil'): ReactNode => (
    <TextField
      label={t(field)}
      type="datetime-local"
      value={draft[field]}
      onChange={({ currentTarget: { value } }) => put({ [field]: value })}
    />
  );
  return (
    <div className={office.conditions}>
      <SelectField
        label={t('kind')}
        options={postKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        value={draft.kind}
        onChange={(kind) => put({ kind })}
      />
      <TextField
        label={t('slug')}
        hint={t('slug.hint')}
        value={draft.slug}
        maxLength={MAX_SLUG}
        autoComplete="off"
        spellCheck={false}
        onChange={({ currentTarget: { value } }) => put({ slug: value })}
      />
      <SelectField
        label={t('picture')}
        options={postPictures.map((value) => ({ value, label: t(`picture.${value}`) }))}
        value={draft.picture}
        onChange={(picture) => put({ picture })}
      />
      {draft.kind === 'banner' && (
        <SelectField
          label={t('gradient')}
          options={postGradients.map((value) => ({ value, label: t(`gradient.${value}`) }))}
          value={draft.gradient}
          onChange={(gradient) => put({ gradient })}
        />
      )}
      <SelectField
        label={t('link')}
        options={letterLinks.map((value) => ({ value, label: pageName(value) }))}
        value={draft.link}
        onChange={(link) => put({ link })}
      />
      {time('shownFrom')}
      {time('shownUntil')}
    </div>
  );
};

const Words = ({
  draft,
  language,
  onLanguage,
  onChange,
}: Props & { language: Language; onLanguage(language: Language): void }): ReactNode => {
  const t = useMessages('office-marketing', 'letters');
  const words = draft.texts[language];
  const put = (change: Partial<typeof words>): void =>
    onChange({ ...draft, texts: { ...draft.texts, [language]: { ...words, ...change } } });
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
        maxLength={draft.kind === 'banner' ? MAX_BANNER_TEXT : MAX_POST_TEXT}
        onChange={(value) => put({ text: value })}
      />
    </fieldset>
  );
};

/** A form of a banner or news: its frame, its words in each language, and what players will see. */
export const PostEditor = ({ draft, onChange }: Props): ReactNode => {
  const t = useMessages('office-marketing', 'posts');
  const interfaceLanguage = useLanguage();
  const [language, setLanguage] = useState<Language>(interfaceLanguage);
  return (
    <Section title={t('new')}>
      <Frame draft={draft} onChange={onChange} />
      <div className={styles.letter}>
        <Words draft={draft} language={language} onLanguage={setLanguage} onChange={onChange} />
        <PostPreview post={draft} language={language} />
      </div>
      <div className={office.actions}>
        <Act
          label={t('propose')}
          text={t('propose.text')}
          done={t('propose.done')}
          isPrimary
          rereads={['officeMarketing.posts', 'officeStaff.waiting']}
          fault={() => {
            const read = readPost(draft);
            return typeof read === 'string' ? t(`fault.${read}`, { max: String(MAX_BANNER_TEXT) }) : undefined;
          }}
          onDone={() => onChange(emptyPost)}
          send={(send, reason) => {
            const read = readPost(draft);
            if (typeof read === 'string') throw new RangeError(read); // `fault` has refused it
            return send('officeMarketing.proposePost', { ...read, reason });
          }}
        />
        <Button variant="ghost" onClick={() => onChange(emptyPost)}>
          {t('clear')}
        </Button>
      </div>
    </Section>
  );
};
