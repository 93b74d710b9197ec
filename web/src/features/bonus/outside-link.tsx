import type { ReactNode } from 'react';
import own from './outside.module.css';

/** A link to a page that is not this site's, in a tab of its own. */
export const OutsideLink = ({ href, children }: { href: string; children: ReactNode }): ReactNode => (
  <a href={href} target="_blank" rel="noreferrer" className={own.link}>
    {children}
  </a>
);
