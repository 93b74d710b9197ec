import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { AnyGame, RoundRecord } from 'games-engine';
import { signatureChecks, signerOfClosing } from 'games-engine/signatures';
import {
  useMemo,
  Component,
  Suspense,
  type ComponentType,
  type ReactNode,
  use,
  useEffect,
  type ComponentProps,
} from 'react';
import type { PublicRound } from 'server/contract';
import { call } from '../../core/connection/connection.ts';
import { raiseAlarm } from '../../core/evidence/alarm-store.ts';
import type { GameFairness } from '../../core/games/explain.ts';
import { useRoundParts, type RoundParts } from '../../core/games/games.ts';
import type { ReplayProps } from '../../core/games/web-game.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useProfile } from '../../core/session/session.ts';
import { Card } from '../../core/ui/card.tsx';
import { Skeleton } from '../../core/ui/skeleton.tsx';
import { AvoidedSection } from './avoided-section.tsx';
import { ChainSection } from './chain-section.tsx';
import { checkLog, type LogCheck, siteLog } from './log-check.ts';
import { holdAll, isRecordChanged, type HeldEvidence } from './receipts/receipt-findings.ts';
import { RoundReceipts } from './receipts/round-receipts.tsx';
import { useRoundEvidence } from './receipts/use-evidence.ts';
import { LogSection } from './round-log.tsx';
import { Reveal } from './round-reveal.tsx';
import { RoundShare } from './round-share.tsx';
import { StepList } from './round-step-list.tsx';
import { type SignedBy, checkRound, type CheckedRound } from './round-steps.ts';
import { RoundSummary, SharedSummary } from './round-summary.tsx';
import { RoundTools } from './round-tools.tsx';
import { Verdict } from './round-verdict.tsx';
import { siteKeys } from './site-keys.ts';
import { TrialSection } from './trial-section.tsx';
import { useWitnessLines } from './witness-lines.ts';
import styles from './round.module.css';

const FIRST_RETRY_MS = 1500;
const LAST_RETRY_MS = 15_000;

/** When to ask again for a round that the log does not have yet: soon at first, then more rarely. */
export const retryMs = (answers: number): number =>
  Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 1.5 ** Math.max(0, answers - 1));

/** The round's place in the transparency log, asked for until it has one. */
const useLogCheck = (game: string, id: string, { hash, log }: PublicRound): UseQueryResult<LogCheck> =>
  useQuery({
    queryKey: ['log', game, id, hash],
    queryFn: async () => checkLog(siteLog, hash, (log ?? (await call('fairness.round', { game, id })).log)?.index),
    staleTime: Infinity,
    refetchInterval: ({ state }) => (state.data?.state === 'pending' ? retryMs(state.dataUpdateCount) : false),
  });

const KEY_RETRIES = 5; // without the key a round's check does not come to its end

/** Means to check a round's signatures, by the key of the time it closed: without one until the log has shown it. */
const useSignedBy = (record: RoundRecord): SignedBy => {
  const { data } = useQuery({
    queryKey: ['log', 'keys'],
    queryFn: siteKeys,
    staleTime: Infinity,
    retry: KEY_RETRIES,
  });
  return useMemo(() => {
    const logKey = data && signerOfClosing(record, data.chain);
    return { signatures: signatureChecks, ...(logKey && { logKey }) };
  }, [data, record]);
};

/** Keeps a canvas that fails from taking the check with it. */
class ReplayBoundary extends Component<{ children: ReactNode; fallback: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

/** The round once more, on the canvas it was played on. */
const Replay = ({ of: Scene, record, config }: ReplayProps & { of: ComponentType<ReplayProps> }): ReactNode => {
  const t = useMessages('fairness', 'round');
  return (
    <section className={styles.replay} aria-label={t('replay.title')}>
      <ReplayBoundary fallback={<p className={styles.note}>{t('replay.failed')}</p>}>
        <Suspense fallback={<Skeleton height="100%" />}>
          <Scene record={record} config={config} />
        </Suspense>
      </ReplayBoundary>
    </section>
  );
};

export interface RoundViewProps {
  asked: { game: string; id: string };
  round: PublicRound;
  reload: () => void;
}

interface SummaryProps {
  game: string;
  roundId: string;
  fairness: GameFairness;
  checked: CheckedRound;
  children: ReactNode; // the replay
}

/** Story of the round, as far as its record can be read. */
const Summary = ({ game, roundId, fairness: { messages }, checked: { read }, children }: SummaryProps): ReactNode => {
  if (!read || (read.hosting === 'solo' && !read.explained)) return null;
  return (
    <Card className={styles.card}>
      {read.hosting === 'shared' ? <SharedSummary game={game} messages={messages} read={read} /> : null}
      {read.hosting === 'solo' && read.explained ? (
        <RoundSummary game={game} messages={messages} read={read} explained={read.explained} />
      ) : null}
      {children}
      <RoundShare game={game} roundId={roundId} read={read} />
    </Card>
  );
};

/** Section about the chain of seeds: only for a round whose seed is of one and revealed. */
const chainOf = (
  game: string,
  { load }: GameFairness,
  { read }: CheckedRound,
  { serverSeed }: PublicRound,
): ComponentProps<typeof ChainSection> | undefined =>
  load && read?.hosting === 'shared' && serverSeed !== null
    ? { game, load, seed: serverSeed, number: read.log.number }
    : undefined;

/** Evidence that this browser keeps of a round, compared with its record. */
const useHeld = (account: string, id: string, game: AnyGame, record: RoundRecord): HeldEvidence => {
  const items = useRoundEvidence(account, id);
  const held = useMemo(() => holdAll(game, items, record), [items, game, record]);
  useEffect(() => {
    if (!isRecordChanged(held)) return;
    raiseAlarm({ cause: 'record', account, game: record.game, roundId: id, lateMs: 0, clockMs: 0 });
  }, [held, account, record, id]);
  return held;
};

const Round = ({ asked: { game, id }, round, reload, parts }: RoundViewProps & { parts: RoundParts }): ReactNode => {
  const fairness = use(parts.fairness());
  const signedBy = useSignedBy(round.record as unknown as RoundRecord);
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
      <div className={styles.top}>
        <Verdict checked={checked} log={log.data} held={held} />
        {checked.hosting === 'solo' && round.serverSeed === null && (
          <Reveal commitment={record.commitment} onRevealed={reload} again={reload} />
        )}
      </div>
      <div className={styles.main}>
        <StepList checked={checked} witnesses={witnesses} />
        <LogSection query={log} />
      </div>
      <div className={styles.side}>
        <Summary game={game} roundId={id} fairness={fairness} checked={checked}>
          {parts.Replay && <Replay of={parts.Replay} record={record} config={round.config} />}
        </Summary>
        <RoundReceipts account={account} roundId={id} held={held} />
        {chain && <ChainSection {...chain} />}
        {checked.read?.hosting === 'shared' && checked.read.log.end.kind === 'voided' && (
          <AvoidedSection fairness={fairness} round={round} record={record} read={checked.read} />
        )}
        {round.trial && checked.read && <TrialSection game={fairness.game} record={record} trial={round.trial} />}
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
