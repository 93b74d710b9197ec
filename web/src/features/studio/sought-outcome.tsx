import type { Finding } from 'games-engine/analysis';
import type { ReactNode } from 'react';
import { useMessages } from '../../core/i18n/messages.ts';
import type { ConfigValues } from '../../core/configs/config-fields.ts';
import { FindingList } from '../../core/configs/finding-list.tsx';
import styles from './studio.module.css';

export interface OutcomeProps {
  game: string;
  config: ConfigValues;
  sought: { readonly proposals: readonly unknown[]; readonly isReached: boolean; readonly blocked: readonly Finding[] };
}

/** Result of a search beside its proposals: that nothing is nearer, or which bounds keep out what would be. */
export const Outcome = ({ game, config, sought: { proposals, isReached, blocked } }: OutcomeProps): ReactNode => {
  const t = useMessages('studio', 'goal');
  if (isReached) return <p role="status">{t('reached')}</p>;
  if (blocked.length === 0) return proposals.length === 0 ? <p role="status">{t('nothing')}</p> : null;
  return (
    <div role="status" className={styles.column}>
      <p>{t(proposals.length === 0 ? 'blocked' : 'blockedNearer')}</p>
      <FindingList game={game} config={config} findings={blocked.map((finding) => ({ ...finding }))} />
    </div>
  );
};
