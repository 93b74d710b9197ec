import type { ReactNode } from 'react';
import own from './outside.module.css';

/** A link to another site, in a new tab. */
export const OutsideLink = ({ href, children }: { href: string; children: ReactNode }): ReactNode => (
  <a href={href} target="_blank" rel="noreferrer" className={own.link}>
    {children}
  </a>
);
