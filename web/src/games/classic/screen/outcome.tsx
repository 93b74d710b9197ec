import { classicShares, classicWinPayout, type ClassicContext } from 'games-engine/classic';
import { useCallback, type ReactNode, useEffect, useRef } from 'react';
import type { PublicUser } from 'server/contract';
import { useFormat } from '../../../core/format/use-format.ts';
import { useLightWords } from '../../../core/game-kit/light/light-line.tsx';
import { lightOf } from '../../../core/game-kit/light/light.ts';
import { OutcomeLine } from '../../../core/game-kit/result/outcome-line.tsx';
import { bestBetId, type OwnResult, ownResult, useOwnResults } from '../../../core/game-kit/result/own-results.ts';
import { moodOf, type Mood } from '../../../core/game-kit/result/result.ts';
import { TellJoined } from '../../../core/game-kit/round/tell-joined.tsx';
import { type MessageKey, type Texts, useMessages, type PlainKeyOf } from '../../../core/i18n/messages.ts';
import { useMoney } from '../../../core/money/money.ts';
import { Button } from '../../../core/ui/button.tsx';
import { announce } from '../../../core/ui/live-region.tsx';
import { percentText, useTicketText } from '../round.ts';
import { soundResult } from '../sounds.ts';
import type { ClassicRoundView } from './use-classic.ts';
import styles from './screen.module.css';

export type ClassicKey = MessageKey<Texts<'classic', 'main'>>;

/** Result of a player's own bets in a round. */
type ClassicOwn = Pick<OwnResult, 'stakeMinor' | 'payoutMinor'>;

/** Winner of a round. */
export interface Winner {
  player: string; // public id
  ticket: number;
  chance: number; // it had, hundredths of a percent
  payoutMinor: bigint;
}

/** Winner of a round, or undefined before the draw. */
export const winnerOf = ({ bets, config, outcome, potMinor }: ClassicContext): Winner | undefined => {
  if (!outcome) return undefined;
  const { player, ticket } = outcome;
  const chance = classicShares(bets).find((share) => share.player === player)?.chance ?? 0;
  return { player, ticket, chance, payoutMinor: classicWinPayout(config, BigInt(potMinor)) };
};

/** Text of an own result: a ticket that wins less than was staked is named as what it is. */
export const resultKey = (result: ClassicOwn | undefined): ClassicKey => {
  if (!result) return 'result.other';
  const mood = moodOf(result.payoutMinor, result.stakeMinor);
  return mood === 'even' && result.payoutMinor < result.stakeMinor ? 'result.kept' : `result.${mood}`;
};

/** Text of a void round's end. */
const voidKey = (reason: ClassicContext['voidReason'], isMine: boolean): ClassicKey => {
  const key = reason === 'alone' ? 'result.alone' : 'result.voided';
  return isMine ? `${key}.mine` : key;
};

/** A finished round in words. */
export interface OutcomeMessage {
  text: string;
  mood: Mood | undefined; // mood of the player's own bets; undefined without any
  isVoid: boolean;
}

const nickOf = (users: ReadonlyMap<string, PublicUser>, player: string): string => users.get(player)?.nick ?? player;

/** Puts a finished round into a sentence: the ticket, its holder, and what became of the player's money. */
const useOutcomeMessage = ({
  snapshot,
  users,
}: ClassicRoundView): ((result: ClassicOwn | undefined) => OutcomeMessage | undefined) => {
  const t = useMessages('classic', 'main');
  const { format } = useMoney();
  const tickets = useTicketText();
  const { percent } = useFormat();
  const { voided } = useLightWords();
  const context = snapshot?.context;
  return useCallback(
    (result) => {
      if (!context) return undefined;
      const winner = winnerOf(context);
      if (!winner) {
        const lit = voided(context.voidReason, result?.stakeMinor);
        const text =
          lit ??
          t({
            key: voidKey(context.voidReason, result !== undefined),
            params: { amount: format(result?.stakeMinor ?? 0n) },
          });
        return { text, mood: result && 'even', isVoid: true };
      }
      const key = resultKey(result);
      const params = {
        ticket: tickets.number(winner.ticket),
        nick: nickOf(users, winner.player),
        chance: percent(percentText(winner.chance)),
        amount: format(key === 'result.loss' ? (result?.stakeMinor ?? 0n) : winner.payoutMinor),
        stake: format(result?.stakeMinor ?? 0n),
      };
      return { text: t({ key, params }), mood: result && moodOf(result.payoutMinor, result.stakeMinor), isVoid: false };
    },
    [context, users, t, format, percent, tickets, voided],
  );
};

const stateKey = ({ snapshot, mine }: ClassicRoundView): PlainKeyOf<Texts<'classic', 'main'>> => {
  switch (snapshot?.value) {
    case 'countdown':
      return 'state.countdown';
    case 'closed':
      return 'state.closed';
    case 'drawing':
      return 'state.drawing';
    case undefined:
      return 'state.loading';
    default:
      if (snapshot?.context.bets.length === 0) return 'state.empty';
      return mine.length > 0 ? 'state.alone.mine' : 'state.alone';
  }
};

/** State of the round in words, in a place of fixed height. The live region says results to screen readers. */
export const ClassicOutcome = ({ view }: { view: ClassicRoundView }): ReactNode => {
  const t = useMessages('classic', 'main');
  const messageOf = useOutcomeMessage(view);
  const { waiting } = useLightWords();
  const { status, retry, over, round, snapshot } = view;
  if (status === 'failed') {
    return (
      <div className={styles.failed} role="alert">
        <p>{t('state.failed')}</p>
        <Button onClick={retry}>{t('state.retry')}</Button>
      </div>
    );
  }
  const result = ownResult(view);
  const message = over && messageOf(result);
  return (
    <OutcomeLine
      game="classic"
      mood={message?.mood}
      roundId={message && round?.roundId}
      betId={bestBetId(result)}
      aside={
        <TellJoined game="classic" waits={snapshot?.value === 'waiting'} joined={snapshot?.value === 'countdown'} />
      }
    >
      {message?.text ?? (snapshot && waiting(lightOf(snapshot))) ?? t(stateKey(view))}
    </OutcomeLine>
  );
};

/** Says how each round ended to those who do not see it, and lets it be heard: to bettors and to who only watches. */
export const useTellResult = (view: ClassicRoundView): void => {
  const messageOf = useOutcomeMessage(view);
  const { round, snapshot, over, mine } = view;
  const config = snapshot?.context.config;
  const tell = useCallback(
    (result: OwnResult | undefined): void => {
      const message = messageOf(result);
      if (!message) return;
      announce(message.text);
      if (!config || message.isVoid) return;
      soundResult(config, result);
    },
    [messageOf, config],
  );
  useOwnResults('classic', view, tell);

  const seen = useRef<{ id: string | undefined; over: boolean }>(undefined);
  const [id, isOver, watches] = [round?.roundId, over !== undefined, mine.length === 0];
  useEffect(() => {
    const before = seen.current;
    seen.current = { id, over: isOver };
    // a round that was over before this screen came is not news
    if (watches && isOver && before?.id === id && !before?.over) tell(undefined);
  }, [id, isOver, watches, tell]);
};
