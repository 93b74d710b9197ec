import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useMessages } from '../../core/i18n/messages.ts';
import { Button } from '../../core/ui/button.tsx';
import { toast } from '../../core/ui/toast.tsx';
import { useCopy } from '../../core/ui/copy.tsx';
import styles from './helpdesk.module.css';

export interface CopyLinkProps {
  anchor: string; // on this page
  what: string; // target in words
  children?: ReactNode; // shown instead of words: a clause's number
}

/** Copies the address of a place on this page. */
export const CopyLink = ({ anchor, what, children }: CopyLinkProps): ReactNode => {
  const t = useMessages('helpdesk', 'main');
  const { pathname } = useLocation();
  const { state, copy } = useCopy(`${location.origin}${pathname}#${anchor}`);
  const onClick = async (): Promise<void> => {
    if (!(await copy())) toast.error(t('link.failed'));
  };
  return (
    <span className={styles.copy}>
      <Button variant="ghost" aria-label={t('link.copy', { what })} onClick={() => void onClick()}>
        {children ?? t(state === 'copied' ? 'link.copied' : 'link.label')}
      </Button>
      <output className="visually-hidden">{state === 'copied' && t('link.copied')}</output>
    </span>
  );
};
