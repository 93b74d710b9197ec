import type { ReactNode } from 'react';
import type { Language, MarketingPost } from 'server/contract';
import { BannerFace, bannerLook } from '../../core/banner/banner-face.tsx';
import { postPictureUrls } from '../../core/banner/post-pictures.ts';
import { localeOf } from '../../core/i18n/locales.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import styles from './marketing.module.css';

type Shown = Pick<MarketingPost, 'kind' | 'texts' | 'picture' | 'gradient'>;

/** A banner or news in one language, as players see it. */
export const PostPreview = ({ post, language }: { post: Shown; language: Language }): ReactNode => {
  const t = useMessages('office-marketing', 'posts');
  const { title, text } = post.texts[language];
  const image = postPictureUrls[post.picture];
  return (
    <section className={styles.preview} aria-label={t('preview')}>
      <h3>{t('preview')}</h3>
      <div lang={localeOf[language]}>
        {post.kind === 'banner' ? (
          <div className={bannerLook(post.gradient)}>
            <BannerFace title={title} text={text} action={t('action')} image={image} />
          </div>
        ) : (
          <div className={styles.newsPreview}>
            <img src={image} alt="" />
            <div className={styles.noticed}>
              <strong>{title}</strong>
              <span className={styles.noticedText}>{text}</span>
              <small>{t('action')}</small>
            </div>
          </div>
        )}
      </div>
    </section>
  );
};
