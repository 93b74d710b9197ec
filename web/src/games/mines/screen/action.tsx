import { COLUMNS } from 'games-engine/mines';
import { Shuffle } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import type { MinesGame } from 'server/contract';
import { useFormat, type Format } from '../../../core/format/use-format.ts';
import { OutcomeLine } from '../../../core/game-kit/result/outcome-line.tsx';
import { usePlayMoney } from '../../../core/game-kit/play-money/play-money.tsx';
import { moodOf, type Mood } from '../../../core/game-kit/result/result.ts';
import { useMessages, type Message, type Texts } from '../../../core/i18n/messages.ts';
import { useMoney, type Money } from '../../../core/money/money.ts';
import { Button } from '../../../core/ui/button.tsx';
import { announce } from '../../../core/ui/live-region.tsx';
import { toast } from '../../../core/ui/toast.tsx';
import { safeOpened } from './figures.ts';
import type { MinesTableState } from './table.ts';
import type { MinesVoice } from './use-mines.ts';
import styles from './screen.module.css';

interface ActProps {
  enabled: boolean;
  pending: boolean;
  recovering: boolean;
  onAct: () => void;
  children: ReactNode;
}

/** The main button. It is never taken out of the Tab order, so that it keeps the focus all through a round. */
const ActButton = ({ enabled, pending, recovering, onAct, children }: ActProps): ReactNode => (
  <Button
    variant="primary"
    size="large"
    block
    aria-disabled={!enabled}
    aria-busy={pending}
    loading={recovering}
    onClick={() => enabled && onAct()}
  >
    {children}
  </Button>
);

export interface TakeProps {
  bank: number; // payout of taking now, base hundredths; 0 before the first cell
  pending: boolean;
  recovering: boolean;
  onTake: () => void;
}

const useTakeLabel = (bank: number): string => {
  const t = useMessages('mines', 'main');
  const { format } = useMoney();
  return bank > 0 ? t('take.action', { amount: format(bank) }) : t('take.none');
};

/** Takes what the open cells are worth. */
export const TakeButton = ({ bank, pending, recovering, onTake }: TakeProps): ReactNode => (
  <ActButton enabled={bank > 0} pending={pending} recovering={recovering} onAct={onTake}>
    {useTakeLabel(bank)}
  </ActButton>
);

export interface MinesActionProps extends TakeProps {
  open: boolean; // a game is: the button takes, otherwise it bets
  enabled: boolean; // a bet could be placed now
  onBet: () => void;
  onRandom: () => void;
}

/** One button that bets and takes, and beside it the hand of chance. */
export const MinesAction = ({
  open,
  enabled,
  bank,
  pending,
  recovering,
  onBet,
  onTake,
  onRandom,
}: MinesActionProps): ReactNode => {
  const t = useMessages('mines', 'main');
  const kit = useMessages('game-kit', 'main');
  const { isOn: isTrial } = usePlayMoney();
  const take = useTakeLabel(bank);
  return (
    <div className={styles.actions}>
      <ActButton
        enabled={open ? bank > 0 : enabled}
        pending={pending}
        recovering={recovering}
        onAct={open ? onTake : onBet}
      >
        {open ? take : isTrial ? kit('play.bet') : t('bet.action')}
      </ActButton>
      <Button size="large" aria-disabled={!open} className={styles.random ?? ''} onClick={() => open && onRandom()}>
        <Shuffle aria-hidden="true" size={18} />
        <span className={styles.randomText}>{t('random.action')}</span>
      </Button>
    </div>
  );
};

type Said = Message<Texts<'mines', 'main'>>;

const moodOfGame = (game: MinesGame): Mood => moodOf(BigInt(game.payoutMinor), BigInt(game.stakeMinor));

const keyOf = (game: MinesGame): Said['key'] => {
  if (!game.win) return 'result.loss';
  const mood = moodOfGame(game);
  if (mood !== 'win') return mood === 'even' ? 'result.even' : 'result.less';
  return safeOpened(game) === game.multiplier.length ? 'result.cleared' : 'result.win';
};

/** A finished game as a sentence: what became of it and of the money. */
const endMessage = (game: MinesGame, { format }: Pick<Money, 'format'>, { multiplier }: Format): Said => ({
  key: keyOf(game),
  params: {
    multiplier: multiplier(game.multiplier[safeOpened(game) - 1] ?? 0),
    amount: format(game.win ? game.payoutMinor : game.stakeMinor, game),
  },
});

/** An open game as a sentence. */
const openMessage = (game: MinesGame, format: Money['format']): Said => {
  const count = safeOpened(game);
  return count === 0
    ? { key: 'result.started', params: {} }
    : { key: 'result.open', params: { count, amount: format(game.bank, game) } };
};

export interface MinesOutcomeProps {
  state: MinesTableState;
  recovering: boolean;
  pending: boolean;
  waiting: boolean; // a player's open game is still being looked for
}

/** State in words, in a place of fixed height. The live region says it to screen readers. */
export const MinesOutcome = ({ state, recovering, pending, waiting }: MinesOutcomeProps): ReactNode => {
  const t = useMessages('mines', 'main');
  const money = useMoney();
  const figures = useFormat();
  const { game, revealed } = state;
  if (recovering) return <OutcomeLine game="mines">{t('result.recovering')}</OutcomeLine>;
  if (waiting) return <OutcomeLine game="mines">{t('result.loading')}</OutcomeLine>;
  if (!game) return <OutcomeLine game="mines">{t(pending ? 'result.pending' : 'result.none')}</OutcomeLine>;
  if (game.finished && !revealed) return <OutcomeLine game="mines">{t('result.pending')}</OutcomeLine>;
  return (
    <OutcomeLine game="mines" {...(game.finished ? { mood: moodOfGame(game), roundId: game.id, betId: game.id } : {})}>
      {t(game.finished ? endMessage(game, money, figures) : openMessage(game, money.format))}
    </OutcomeLine>
  );
};

/** The cell that was opened last. */
const lastOpened = (game: MinesGame): number | undefined => {
  const { sectorKey } = Object(game.events.findLast(({ type }) => type === 'sector.opened')) as { sectorKey?: number };
  return sectorKey;
};

/** Says each safe cell and each result to those who do not see it, and shows a notice of what another device took. */
export const useMinesVoice = (): MinesVoice => {
  const t = useMessages('mines', 'main');
  const money = useMoney();
  const figures = useFormat();
  return useMemo(
    () => ({
      moved: (game) => {
        const key = lastOpened(game);
        if (game.finished || key === undefined) return;
        const place = { row: Math.floor(key / COLUMNS) + 1, column: (key % COLUMNS) + 1 };
        announce(t('say.safe', { ...place, amount: money.format(game.bank, game) }));
      },
      revealed: (game) => {
        announce(t(endMessage(game, money, figures)));
      },
      taken: (amountMinor) => toast.success(t('push.taken', { amount: money.format(amountMinor) })),
    }),
    [t, money, figures],
  );
};
