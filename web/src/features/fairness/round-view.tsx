import type { GameId, RoundRecord } from 'games-engine';
import { useMemo, type ReactNode } from 'react';
import type { PublicRound } from 'server/contract';
import { Card } from '../../core/ui/card.tsx';
import type { Replays } from './replay-props.ts';
import { LogSection } from './round-log.tsx';
import { Replay } from './round-replay.tsx';
import { Reveal } from './round-reveal.tsx';
import { StepList } from './round-step-list.tsx';
import { checkRound } from './round-steps.ts';
import { RoundSummary } from './round-summary.tsx';
import { RoundTools } from './round-tools.tsx';
import { Verdict } from './round-verdict.tsx';
import styles from './round.module.css';
import { useLogCheck } from './use-log-check.ts';

export interface RoundViewProps {
  asked: { game: GameId; id: string };
  round: PublicRound;
  replays: Replays;
  reload: () => void;
}

/** A loaded round, checked: the verdict, the steps, the log, the replay and what is needed to check it elsewhere. */
export const RoundView = ({ asked: { game, id }, round, replays, reload }: RoundViewProps): ReactNode => {
  const checked = useMemo(() => checkRound({ game, id }, round), [game, id, round]);
  const log = useLogCheck(game, id, round);
  const record = round.record as unknown as RoundRecord; // read by the check: `log` is there only when it could be
  return (
    <div className={styles.page}>
      <Verdict checked={checked} log={log.data} />
      <div className={styles.main}>
        <StepList checked={checked} />
        <LogSection query={log} />
      </div>
      <div className={styles.side}>
        {checked.log && checked.explained && (
          <Card className={styles.card}>
            <RoundSummary game={game} log={checked.log} explained={checked.explained} />
            <Replay of={replays[game]} record={record} config={round.config} />
          </Card>
        )}
        {round.serverSeed === null && <Reveal commitment={record.commitment} onRevealed={reload} again={reload} />}
      </div>
      <RoundTools round={round} checked={checked} />
    </div>
  );
};
