import { classicShares, type ClassicShareBet } from 'games-engine/classic';
import { useMemo, type ReactNode } from 'react';
import { MINIATURE, Miniature, MiniatureSvg } from '../../core/game-kit/miniature.tsx';
import { useGlimpse } from '../../core/game-kit/use-glimpse.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoney } from '../../core/money/money.ts';
import { classicLayout } from './classic-layout.ts';
import { ClassicRing, TicketLine, type StillPot } from './classic-still.tsx';
import styles from './classic-still.module.css';
import { classicHomeMessages } from './classic-home.messages.ts';

const layout = classicLayout(MINIATURE.width, MINIATURE.height);

/** Who holds what of a pot. */
const potOf = (bets: readonly ClassicShareBet[]): StillPot => {
  const shares = classicShares(bets);
  return {
    players: shares.map(({ player }) => player),
    bets: shares.flatMap(({ tickets }, place) => tickets.map(({ from, to }) => ({ place, from, to }))),
    tickets: Number(shares.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0n)),
  };
};

/** The pot as it stands, and whose it is made of. */
export const ClassicMiniature = (): ReactNode => {
  const t = useMessages(classicHomeMessages);
  const money = useMoney();
  const round = useGlimpse('classic', 'classic.load');
  const bets = round?.state.context['bets'] as readonly ClassicShareBet[] | undefined;
  const pot = useMemo(() => potOf(bets ?? []), [bets]);
  const amount = round && money.format(pot.tickets);
  return (
    <Miniature caption={amount === undefined ? '' : t('last', { amount })} result={round?.roundId}>
      <MiniatureSvg>
        <ClassicRing layout={layout} round={pot} />
        <TicketLine layout={layout} round={pot} />
        <text x={layout.ring.x} y={layout.pot.y} fontSize={layout.pot.size} className={styles.pot}>
          {amount}
        </text>
      </MiniatureSvg>
    </Miniature>
  );
};
