import type { CoinSide } from 'games-engine/coinflip';
import type { ReactNode } from 'react';
import type { CoinflipRoom, PastRound } from 'server/contract';
import { MINIATURE, Miniature, MiniatureSvg } from '../../core/game-kit/miniature.tsx';
import { useFreshCall } from '../../core/game-kit/use-glimpse.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { CoinFaceParts } from './coin-face.tsx';
import { coinflipLayout } from './coinflip-layout.ts';
import { coinflipHomeMessages } from './coinflip-home.messages.ts';

const { coin, bar } = coinflipLayout(MINIATURE.width, MINIATURE.height);
const SMALL = 9; // radius of a waiting room's coin
const MAX_SHOWN = Math.floor(bar.width / (SMALL * 2.6));
const rowY = bar.y + bar.height;

const nothing = {};
const always = (): boolean => true;

/** The face that a room's creator holds, of the rooms that wait for a second player. */
const waitingSides = (rooms: readonly CoinflipRoom[]): CoinSide[] =>
  rooms
    .filter(({ state, isPrivate }) => state.value === 'waiting' && !isPrivate)
    .flatMap(({ state }) =>
      (state.context['bets'] as { choice: { side: CoinSide } }[]).map(({ choice }) => choice.side),
    );

const isSide = (side: unknown): side is CoinSide => side === 'heads' || side === 'tails';

const lastSide = (before: readonly PastRound[]): CoinSide | undefined =>
  before.map(({ outcome }) => outcome?.['side']).find(isSide);

/** The face that lay up last, and a coin for each room that waits for a second player. */
export const CoinflipMiniature = (): ReactNode => {
  const t = useMessages(coinflipHomeMessages);
  const lobby = useFreshCall('coinflip.load', nothing, 'coinflip', always);
  const waiting = waitingSides(lobby?.rooms ?? []);
  const shown = waiting.slice(0, MAX_SHOWN);
  const left = MINIATURE.width / 2 - ((shown.length - 1) * SMALL * 2.6) / 2;
  return (
    <Miniature caption={lobby ? t('rooms', { count: waiting.length }) : ''} result={lobby?.before_games[0]?.id}>
      <MiniatureSvg>
        <g transform={`translate(${coin.x} ${coin.y - SMALL}) scale(${coin.radius})`}>
          <CoinFaceParts side={lastSide(lobby?.before_games ?? []) ?? 'heads'} />
        </g>
        {shown.map((side, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- a coin is its place in the row
          <g key={place} transform={`translate(${left + place * SMALL * 2.6} ${rowY}) scale(${SMALL})`}>
            <CoinFaceParts side={side} />
          </g>
        ))}
      </MiniatureSvg>
    </Miniature>
  );
};
