import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import type { SeedChain } from 'server/contract';
import { dateFormat } from '../../core/i18n/dates.ts';
import { call } from '../../core/connection/connection.ts';
import { useFormat } from '../../core/format/use-format.ts';
import type { ChainLoad } from '../../core/games/explain.ts';
import { localeOf } from '../../core/i18n/locales.ts';
import { useLanguage, useMessages } from '../../core/i18n/messages.ts';
import { Card } from '../../core/ui/card.tsx';
import { CopyValue } from '../../core/ui/copy.tsx';
import { type ChainHead, chainLink, stepsToTerminator } from './chain-link.ts';
import { Mark } from './mark.tsx';
import styles from './round.module.css';

/** The round in play: undefined until it is told. */
const useChainHead = (load: ChainLoad): ChainHead | undefined =>
  useQuery({ queryKey: [load, 'head'], queryFn: () => call(load, {}) }).data;

/** The chains that a game has published: undefined until they are told. */
const useChains = (game: string): readonly SeedChain[] | undefined =>
  useQuery({ queryKey: ['fairness.chains', game], queryFn: () => call('fairness.chains', { game }) }).data?.chains;

const marks = { newest: 'waiting', linked: 'pass', apart: 'blocked' } as const;

/** The start of the seed's chain, which was public before the chain's first bet. */
const ChainStart = ({ game, seed }: { game: string; seed: string }): ReactNode => {
  const t = useMessages('fairness', 'round');
  const locale = localeOf[useLanguage()];
  const chains = useChains(game);
  const start = useMemo(() => chains && stepsToTerminator(seed, chains), [seed, chains]);
  if (!chains) return null;
  if (!start) return <Mark state="blocked">{t('chain.rootless')}</Mark>;
  const at = chains.find(({ terminator }) => terminator === start.terminator)?.createdAt ?? 0;
  const date = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' }).format(at);
  return (
    <>
      <CopyValue label={t('chain.terminator', { date })} value={start.terminator} />
      <Mark state="pass">{t('chain.rooted', { count: start.steps })}</Mark>
    </>
  );
};

interface ChainProps {
  game: string;
  load: ChainLoad;
  seed: string;
  number: number; // number of the round
}

/** Place of a revealed seed in the game's chain: it is the next round's hash. */
export const ChainSection = ({ game, load, seed, number }: ChainProps): ReactNode => {
  const t = useMessages('fairness', 'round');
  const { ordinal } = useFormat();
  const head = useChainHead(load);
  const link = useMemo(() => head && chainLink(seed, number, head), [seed, number, head]);
  return (
    <Card className={styles.card}>
      <h2>{t('chain.title')}</h2>
      <p className={styles.note}>{t('chain.text')}</p>
      <CopyValue label={t('chain.next', { number: ordinal(number + 1) })} value={seed} />
      <div aria-live="polite">
        {link && (
          <Mark state={marks[link.state]}>
            {link.state === 'linked' ? t('chain.linked', { count: link.steps + 1 }) : t(`chain.${link.state}`)}
          </Mark>
        )}
      </div>
      <ChainStart game={game} seed={seed} />
    </Card>
  );
};
