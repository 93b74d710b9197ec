import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { postPictureUrls } from '../../core/banner/post-pictures.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import styles from './news.module.css';
import { usePosts } from './use-posts.ts';

/** News of the house, the newest first. Nothing stands there while there is none. */
export const News = (): ReactNode => {
  const t = useMessages('banners', 'main');
  const moment = useMoment();
  const { news } = usePosts();
  if (news.length === 0) return null;
  return (
    <section className={styles.news} aria-labelledby="news">
      <h2 id="news">{t('news')}</h2>
      <ul>
        {news.map(({ key, title, text, picture, link, at }) => (
          <li key={key}>
            <img src={postPictureUrls[picture]} alt="" loading="lazy" />
            <div>
              <time dateTime={new Date(at).toISOString()}>{moment(at)}</time>
              <h3>{title}</h3>
              <p>{text}</p>
              <Link to={link}>{t('action.open')}</Link>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
};
