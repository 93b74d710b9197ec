import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router';
import { MAX_TAB_COUNT, type PlayerPage, type PlayerTab } from 'server/contract';
import { useFormat } from '../../core/format/use-format.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import styles from './player.module.css';

/** The key that leads to each section, after `g`. */
export const tabKeys: Readonly<Record<PlayerTab, string>> = {
  overview: 'o',
  payments: 'p',
  ledger: 'l',
  rounds: 'r',
  providerRounds: 's',
  bonuses: 'b',
  limits: 'i',
  sessions: 'e',
  links: 'c',
  standing: 'd',
  risk: 'k',
  trail: 't',
  notes: 'n',
};

/** The sections of a player's page, with the number of their rows. The shown one is in sight where not all have room. */
export const PlayerTabs = ({ page: { tabs, counts }, value }: { page: PlayerPage; value: PlayerTab }): ReactNode => {
  const t = useMessages('office-players', 'main');
  const { count } = useFormat();
  const present = useRef<HTMLAnchorElement>(null);
  useEffect(() => present.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' }));
  const counted: Partial<Record<PlayerTab, number | null>> = counts;
  return (
    <nav className={styles.tabs} aria-label={t('tabs')}>
      {tabs.map((tab) => {
        const rows = counted[tab] ?? null;
        return (
          <Link
            key={tab}
            ref={tab === value ? present : undefined}
            to={tab === 'overview' ? '?' : `?tab=${tab}`}
            replace
            preventScrollReset
            className={styles.tab}
            aria-current={tab === value ? 'page' : undefined}
            aria-keyshortcuts={`g ${tabKeys[tab]}`}
            title={`g ${tabKeys[tab]}`}
          >
            {t(`tab.${tab}`)}
            {rows !== null && rows > 0 && (
              <span className={styles.count}>{rows >= MAX_TAB_COUNT ? `${count(rows)}+` : count(rows)}</span>
            )}
          </Link>
        );
      })}
    </nav>
  );
};
