import { commitmentOf } from 'games-engine';
import { useMemo, type ReactNode } from 'react';
import { useMessages } from '../../../core/i18n/messages.ts';
import { verifierMessages } from './verifier.messages.ts';
import styles from './verifier.module.css';

const SOURCE = 'web/src/app/verifier';

/** Which program this is: the hash of its own script, as its policy names it too, and where its source is. */
export const ProgramHash = (): ReactNode => {
  const t = useMessages(verifierMessages);
  const hash = useMemo(() => commitmentOf(document.querySelector('script:not([src])')?.textContent ?? ''), []);
  return (
    <footer className={styles.note}>
      <p>
        {t('program')} <code>{hash}</code>
      </p>
      <p>
        {t('program.source')} <code>{SOURCE}</code>
      </p>
    </footer>
  );
};
