import type { AnyGame, RoundRecord } from 'games-engine';
import { use, useMemo, type ComponentProps, type ReactNode } from 'react';
import type { PublicRound } from 'server/contract';
import type { GameFairness } from '../../core/games/explain.ts';
import { useRoundParts, type RoundParts } from '../../core/games/games.ts';
import { useProfile } from '../../core/session/session.ts';
import { Card } from '../../core/ui/card.tsx';
import { ChainSection } from './chain-section.tsx';
import { holdAll, type HeldEvidence } from './receipts/receipt-findings.ts';
import { RoundReceipts } from './receipts/round-receipts.tsx';
import { useRoundEvidence } from './receipts/use-evidence.ts';
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
import { TrialSection } from './trial-section.tsx';
import { useLogCheck } from './use-log-check.ts';
import { useSignedBy } from './use-signed-by.ts';
import { useWitnessLines } from './use-witness-lines.ts';

export interface RoundViewProps {
  asked: { game: string; id: string };
  round: PublicRound;
  reload: () => void;
}

interface SummaryProps {
  game: string;
  fairness: GameFairness;
  checked: CheckedRound;
  children: ReactNode; // the replay
}

/** What happened in the round, as far as its record can be read. */
const Summary = ({ game, fairness: { messages }, checked: { read }, children }: SummaryProps): ReactNode => {
  if (!read || (read.hosting === 'solo' && !read.explained)) return null;
  return (
    <Card className={styles.card}>
      {read.hosting === 'shared' ? <SharedSummary game={game} messages={messages} read={read} /> : null}
      {read.hosting === 'solo' && read.explained ? (
        <RoundSummary game={game} messages={messages} read={read} explained={read.explained} />
      ) : null}
      {children}
    </Card>
  );
};

/** What there is to say of the chain of seeds: only of a round whose seed is of one and revealed. */
const chainOf = (
  game: string,
  { load }: GameFairness,
  { read }: CheckedRound,
  { serverSeed }: PublicRound,
): ComponentProps<typeof ChainSection> | undefined =>
  load && read?.hosting === 'shared' && serverSeed !== null
    ? { game, load, seed: serverSeed, number: read.log.number }
    : undefined;

/** What this browser keeps of a round, held against its record. */
const useHeld = (account: string, id: string, game: AnyGame, record: RoundRecord): HeldEvidence => {
  const items = useRoundEvidence(account, id);
  return useMemo(
    () => (game.hosting === 'shared' ? holdAll(game, items, record) : { receipts: [], closings: [] }),
    [items, game, record],
  );
};

const Round = ({ asked: { game, id }, round, reload, parts }: RoundViewProps & { parts: RoundParts }): ReactNode => {
  const fairness = use(parts.fairness());
  const signedBy = useSignedBy();
  const checked = useMemo(
    () => checkRound({ game, id }, round, fairness, signedBy),
    [game, id, round, fairness, signedBy],
  );
  const log = useLogCheck(game, id, round);
  const account = useProfile()?.profileID ?? '';
  const chain = chainOf(game, fairness, checked, round);
  const record = round.record as unknown as RoundRecord; // read by the check: `read` is there only when it could be
  const witnesses = useWitnessLines(record, checked, signedBy);
  const held = useHeld(account, id, fairness.game, record);
  return (
    <div className={styles.page}>
      <Verdict checked={checked} log={log.data} held={held} />
      <div className={styles.main}>
        <StepList checked={checked} witnesses={witnesses} />
        <LogSection query={log} />
      </div>
      <div className={styles.side}>
        <Summary game={game} fairness={fairness} checked={checked}>
          {parts.Replay && <Replay of={parts.Replay} record={record} config={round.config} />}
        </Summary>
        <RoundReceipts account={account} roundId={id} held={held} />
        {chain && <ChainSection {...chain} />}
        {round.trial && checked.read && <TrialSection game={fairness.game} record={record} trial={round.trial} />}
        {checked.hosting === 'solo' && round.serverSeed === null && (
          <Reveal commitment={record.commitment} onRevealed={reload} again={reload} />
        )}
      </div>
      <RoundTools asked={{ game, id }} round={round} checked={checked} />
    </div>
  );
};

/** A loaded round, checked: the verdict, the steps, the log, the replay and what is needed to check it elsewhere. */
export const RoundView = (props: RoundViewProps): ReactNode => {
  const parts = useRoundParts(props.asked.game);
  return parts && <Round {...props} parts={parts} />;
};
