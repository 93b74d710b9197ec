import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { isCasinoCategory, type CasinoCategory } from '../../core/games/casino-categories.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { openModal } from '../../core/modal/modal.ts';
import { useSession } from '../../core/session/session.ts';
import { Button, ButtonLink } from '../../core/ui/button.tsx';
import { EmptyState } from '../../core/ui/states.tsx';
import { catalogueMessages } from './catalogue.messages.ts';
import styles from './catalogue.module.css';
import { CategoryList } from './category-list.tsx';
import { BlankGrid } from './game-grid.tsx';

const NoGames = (): ReactNode => {
  const t = useMessages(catalogueMessages);
  return <EmptyState action={<ButtonLink to="/game">{t('empty.play')}</ButtonLink>}>{t('empty')}</EmptyState>;
};

/** What a player has marked: nothing can be marked yet, so it is empty. */
const Favourites = (): ReactNode => {
  const t = useMessages(catalogueMessages);
  const { status } = useSession();
  if (status === 'loading') return <BlankGrid />;
  if (status === 'player') return <NoGames />;
  return (
    <EmptyState action={<Button onClick={() => openModal('login')}>{t('guest.signIn')}</Button>}>
      {t('guest.text')}
    </EmptyState>
  );
};

const Category = ({ category }: { category: CasinoCategory }): ReactNode => {
  const t = useMessages(catalogueMessages);
  return (
    <div className={styles.screen}>
      <h1>{t(`category.${category}`)}</h1>
      <div className={styles.list}>
        {category === 'favorite' ? <Favourites /> : <CategoryList category={category} empty={<NoGames />} />}
      </div>
    </div>
  );
};

/** The list of providers' games that the address names. Its route knows that there is one. */
export const CategoryScreen = (): ReactNode => {
  const { category = '' } = useParams();
  return isCasinoCategory(category) && <Category key={category} category={category} />;
};
