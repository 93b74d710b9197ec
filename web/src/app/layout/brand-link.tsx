import { brand } from 'assets';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMessages } from '../../core/i18n/messages.ts';
import { shellMessages } from '../shell.messages.ts';
import styles from './header.module.css';

/** The logo; only its mark where there is little room. */
export const BrandLink = (): ReactNode => {
  const t = useMessages(shellMessages);
  return (
    <Link to="/main" className={styles.brand} aria-label={`Glasshouse. ${t('home')}`}>
      <picture>
        <source media="(min-width: 768px)" srcSet={brand.wordmark} width={139} height={32} />
        <img src={brand.logo} width={36} height={36} alt="" />
      </picture>
    </Link>
  );
};
