import type { GameId, RoundRecord } from 'games-engine';
import { useMemo, type ComponentProps, type ReactNode } from 'react';
import type { PublicRound } from 'server/contract';
import { Card } from '../../core/ui/card.tsx';
import { ChainSection } from './chain-section.tsx';
import type { Replays } from './replay-props.ts';
import { LogSection } from './round-log.tsx';
import { Replay } from './round-replay.tsx';
import { Reveal } from './round-reveal.tsx';
import { StepList } from './round-step-list.tsx';
import { checkRound, type CheckedRound } from './round-steps.ts';
import { RoundSummary } from './round-summary.tsx';
import { RoundTools } from './round-tools.tsx';
import { Verdict } from './round-verdict.tsx';
import styles from './round.module.css';
import { SharedSummary } from './shared-summary.tsx';
import { hasChain } from './use-chain-head.ts';
import { useLogCheck } from './use-log-check.ts';

export interface RoundViewProps {
  asked: { game: GameId; id: string };
  round: PublicRound;
  replays: Replays;
  reload: () => void;
}

interface SummaryProps {
  game: GameId;
  checked: CheckedRound;
  children: ReactNode; // the replay
}

/** What happened in the round, as far as its record can be read. */
const Summary = ({ game, checked: { read }, children }: SummaryProps): ReactNode => {
  if (!read || (read.hosting === 'solo' && !read.explained)) return null;
  return (
    <Card className={styles.card}>
      {read.hosting === 'shared' ? <SharedSummary game={game} read={read} /> : null}
      {read.hosting === 'solo' && read.explained ? (
        <RoundSummary game={game} log={read.log} explained={read.explained} />
      ) : null}
      {children}
    </Card>
  );
};

/** What there is to say of the chain of seeds: only of a round whose seed is of one and revealed. */
const chainOf = (
  game: GameId,
  { read }: CheckedRound,
  { serverSeed }: PublicRound,
): ComponentProps<typeof ChainSection> | undefined =>
  hasChain(game) && read?.hosting === 'shared' && serverSeed !== null
    ? { game, seed: serverSeed, number: read.log.number }
    : undefined;

/** A loaded round, checked: the verdict, the steps, the log, the replay and what is needed to check it elsewhere. */
export const RoundView = ({ asked: { game, id }, round, replays, reload }: RoundViewProps): ReactNode => {
  const checked = useMemo(() => checkRound({ game, id }, round), [game, id, round]);
  const log = useLogCheck(game, id, round);
  const chain = chainOf(game, checked, round);
  const record = round.record as unknown as RoundRecord; // read by the check: `read` is there only when it could be
  return (
    <div className={styles.page}>
      <Verdict checked={checked} log={log.data} />
      <div className={styles.main}>
        <StepList checked={checked} />
        <LogSection query={log} />
      </div>
      <div className={styles.side}>
        <Summary game={game} checked={checked}>
          <Replay of={replays[game]} record={record} config={round.config} />
        </Summary>
        {chain && <ChainSection {...chain} />}
        {checked.hosting === 'solo' && round.serverSeed === null && (
          <Reveal commitment={record.commitment} onRevealed={reload} again={reload} />
        )}
      </div>
      <RoundTools asked={{ game, id }} round={round} checked={checked} />
    </div>
  );
};
