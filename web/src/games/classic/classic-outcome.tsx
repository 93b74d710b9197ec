import { useCallback, type ReactNode } from 'react';
import type { PublicUser } from 'server/contract';
import { useFormat } from '../../core/format/use-format.ts';
import { lightOf } from '../../core/game-kit/light/light.ts';
import { useLightWords } from '../../core/game-kit/light/use-light-words.ts';
import { moodOf, type Mood } from '../../core/game-kit/mood.ts';
import { OutcomeLine } from '../../core/game-kit/outcome-line.tsx';
import { ownResult } from '../../core/game-kit/own-results.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoney } from '../../core/money/money.ts';
import { Button } from '../../core/ui/button.tsx';
import { resultKey, voidKey, winnerOf, type ClassicKey, type ClassicOwn } from './classic-result.ts';
import { percentText, useTicketText } from './classic-text.ts';
import { classicMessages } from './classic.messages.ts';
import styles from './classic.module.css';
import type { ClassicRoundView } from './use-classic.ts';

/** A finished round in words. */
export interface OutcomeMessage {
  text: string;
  mood: Mood | undefined; // of the player's own bets; undefined without any
  isVoid: boolean;
}

const nickOf = (users: ReadonlyMap<string, PublicUser>, player: string): string => users.get(player)?.nick ?? player;

/** Puts a finished round into a sentence: the ticket, its holder, and what became of the player's money. */
export const useOutcomeMessage = ({
  snapshot,
  users,
}: ClassicRoundView): ((own: ClassicOwn | undefined) => OutcomeMessage | undefined) => {
  const t = useMessages(classicMessages);
  const { format } = useMoney();
  const tickets = useTicketText();
  const { percent } = useFormat();
  const { voided } = useLightWords();
  const context = snapshot?.context;
  return useCallback(
    (own) => {
      if (!context) return undefined;
      const winner = winnerOf(context);
      if (!winner) {
        const lit = voided(context.voidReason, own?.stakeMinor);
        const text =
          lit ?? t(voidKey(context.voidReason, own !== undefined), { amount: format(own?.stakeMinor ?? 0n) });
        return { text, mood: own && 'even', isVoid: true };
      }
      const key = resultKey(own);
      const text = t(key, {
        ticket: tickets.number(winner.ticket),
        nick: nickOf(users, winner.player),
        chance: percent(percentText(winner.sharePpm)),
        amount: format(key === 'result.loss' ? (own?.stakeMinor ?? 0n) : winner.payoutMinor),
        stake: format(own?.stakeMinor ?? 0n),
      });
      return { text, mood: own && moodOf(own.payoutMinor, own.stakeMinor), isVoid: false };
    },
    [context, users, t, format, percent, tickets, voided],
  );
};

const stateKey = ({ snapshot, mine }: ClassicRoundView): ClassicKey => {
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

/** How the round stands, in words, in a place of fixed height. The live region says results to screen readers. */
export const ClassicOutcome = ({ view }: { view: ClassicRoundView }): ReactNode => {
  const t = useMessages(classicMessages);
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
  const message = over && messageOf(ownResult(view));
  return (
    <OutcomeLine game="classic" mood={message?.mood} roundId={message && round?.roundId}>
      {message?.text ?? (snapshot && waiting(lightOf(snapshot))) ?? t(stateKey(view))}
    </OutcomeLine>
  );
};
