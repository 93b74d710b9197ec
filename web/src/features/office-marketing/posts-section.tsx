import { useState, type ReactNode } from 'react';
import { languages, type Language, type MarketingPost } from 'server/contract';
import { useCallQuery } from '../../core/connection/query.ts';
import { languageNames, localeOf } from '../../core/i18n/locales.ts';
import { useLanguage, useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { Act } from '../../core/office/act.tsx';
import { Changes, Decisions } from '../../core/office/changes.tsx';
import { Loaded } from '../../core/office/loaded.tsx';
import office from '../../core/office/office.module.css';
import { Note, Section } from '../../core/office/section.tsx';
import { TrailItem } from '../../core/office/trail.tsx';
import { Badge, type Tone } from '../../core/ui/badge.tsx';
import { Button } from '../../core/ui/button.tsx';
import { SelectField } from '../../core/ui/select-field.tsx';
import { emptyPost, postDraftOf, type PostDraft } from './post-draft.ts';
import { PostEditor } from './post-editor.tsx';
import { PostPreview } from './post-preview.tsx';

const REREADS = ['officeMarketing.posts', 'officeStaff.waiting'];

const tones: Readonly<Record<MarketingPost['status'], Tone>> = {
  proposed: 'wait',
  rejected: 'bad',
  approved: 'told',
  withdrawn: 'bad',
};

const Texts = ({ post }: { post: MarketingPost }): ReactNode => {
  const t = useMessages('office-marketing', 'posts');
  const [isOpen, setIsOpen] = useState(false);
  const interfaceLanguage = useLanguage();
  const [language, setLanguage] = useState<Language>(interfaceLanguage);
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
          <PostPreview post={post} language={language} />
        </div>
      )}
    </details>
  );
};

const Post = ({ post, onCopy }: { post: MarketingPost; onCopy(): void }): ReactNode => {
  const t = useMessages('office-marketing', 'posts');
  const moment = useMoment();
  const { id, kind, slug, version, status, isShown, shownFrom, shownUntil, author, at, reason, decider } = post;
  const name = t('version', { name: slug, version: String(version) });
  return (
    <TrailItem
      title={
        <span className={office.names}>
          {`${t(`kind.${kind}`)} · ${name}`}
          <Badge tone={isShown ? 'good' : tones[status]}>{t(isShown ? 'status.shown' : `status.${status}`)}</Badge>
        </span>
      }
      text={t('times', { from: moment(shownFrom), until: moment(shownUntil) })}
      facts={[author, moment(at), reason]}
    >
      {decider !== null && post.decidedAt !== null && (
        <p className={office.faint}>
          {decider} · {moment(post.decidedAt)} · {post.decision}
        </p>
      )}
      <Texts post={post} />
      {status === 'proposed' && (
        <Decisions
          id={id}
          isOwn={post.isOwn}
          name={name}
          rereads={REREADS}
          decide={(send, decided) => send('officeMarketing.decidePost', decided)}
        />
      )}
      <div className={office.actions}>
        <Button aria-label={t('edit.name', { name })} onClick={onCopy}>
          {t('edit')}
        </Button>
        {status === 'approved' && (
          <Act
            label={t('withdraw')}
            name={t('withdraw.name', { name: slug })}
            text={t('withdraw.text')}
            done={t('withdraw.done')}
            rereads={REREADS}
            send={(send, why) => send('officeMarketing.withdrawPost', { slug, reason: why })}
          />
        )}
      </div>
    </TrailItem>
  );
};

/** An editor of banners and news, and all their versions. */
export const PostsSection = (): ReactNode => {
  const t = useMessages('office-marketing', 'posts');
  const [draft, setDraft] = useState<PostDraft>(emptyPost);
  const query = useCallQuery('officeMarketing.posts', {});
  const copy = (post: MarketingPost): void => {
    setDraft(postDraftOf(post));
    window.scrollTo({ top: 0 });
  };
  return (
    <>
      <PostEditor draft={draft} onChange={setDraft} />
      <Section title={t('title')}>
        <Note>{t('text')}</Note>
        <Loaded query={query}>
          {({ posts }) => (
            <Changes empty={t('none')}>
              {posts.map((post) => (
                <Post key={post.id} post={post} onCopy={() => copy(post)} />
              ))}
            </Changes>
          )}
        </Loaded>
      </Section>
    </>
  );
};
