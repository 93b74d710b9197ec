import { useMemo, type ReactNode } from 'react';
import { useMessages } from '../../core/i18n/messages.ts';
import { Card } from '../../core/ui/card.tsx';
import { chainLink } from './chain-link.ts';
import { CopyValue } from './copy-value.tsx';
import { Mark } from './mark.tsx';
import { roundMessages } from './round.messages.ts';
import styles from './round.module.css';
import { useChainHead, type ChainGame } from './use-chain-head.ts';

const marks = { newest: 'waiting', linked: 'pass', apart: 'blocked' } as const;

/** Where a revealed seed stands in the game's chain: it is the next round's hash. */
export const ChainSection = ({ game, seed, number }: { game: ChainGame; seed: string; number: number }): ReactNode => {
  const t = useMessages(roundMessages);
  const head = useChainHead(game);
  const link = useMemo(() => head && chainLink(seed, number, head), [seed, number, head]);
  return (
    <Card className={styles.card}>
      <h2>{t('chain.title')}</h2>
      <p className={styles.note}>{t('chain.text')}</p>
      <CopyValue label={t('chain.next', { number: number + 1 })} value={seed} />
      <div aria-live="polite">
        {link && (
          <Mark state={marks[link.state]}>
            {link.state === 'linked' ? t('chain.linked', { count: link.steps + 1 }) : t(`chain.${link.state}`)}
          </Mark>
        )}
      </div>
    </Card>
  );
};
