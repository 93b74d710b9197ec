import { Suspense, useMemo, type ReactNode } from 'react';
import type { PublicUser } from 'server/contract';
import { avatarUrl } from '../../core/avatar/avatar-url.ts';
import { useReducedMotion } from '../../core/game-kit/use-reduced-motion.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoney } from '../../core/money/money.ts';
import type { SceneRound } from './classic-round.ts';
import { LazyClassicStage } from './classic-stage.lazy.tsx';
import { ClassicStill, type ClassicLabels } from './classic-still.tsx';
import { useTicketText } from './classic-text.ts';
import { classicMessages } from './classic.messages.ts';

const nothing: SceneRound = {
  id: '',
  hash: '',
  players: [],
  bets: [],
  tickets: 0,
  own: -1,
  wait: undefined,
  draw: undefined,
  light: undefined,
  isVoid: false,
};

/** The words of the picture. They keep their identity while they say the same. */
const useLabels = (round: SceneRound): ClassicLabels => {
  const t = useMessages(classicMessages);
  const { format } = useMoney();
  const tickets = useTicketText();
  const count = round.players.length;
  const pot = format(round.tickets);
  const note = count === 0 ? t('pot.empty') : t('players.count', { count });
  const [last, ticket] = [tickets.number(round.tickets), round.draw ? tickets.number(round.draw.ticket) : ''];
  return useMemo(() => ({ pot, note, last, ticket }), [pot, note, last, ticket]);
};

/** The address of each player's picture, in the order of joining. Keeps its identity while the players are the same. */
const useFaceUrls = (players: readonly string[], users: ReadonlyMap<string, PublicUser>): readonly string[] => {
  const urls = players.map((player) => avatarUrl(users.get(player)?.avatar ?? ''));
  const key = urls.join(' ');
  return useMemo(() => (key === '' ? [] : key.split(' ')), [key]);
};

export interface ClassicPictureProps {
  round: SceneRound | undefined;
  users: ReadonlyMap<string, PublicUser>;
  settled: boolean; // the ticket may be told
}

/** The scene with all that a screen need not know: its words, reduced motion, what stands in while it loads. */
export const ClassicPicture = ({ round = nothing, users, settled }: ClassicPictureProps): ReactNode => {
  const calm = useReducedMotion();
  const labels = useLabels(round);
  const faces = useFaceUrls(round.players, users);
  return (
    <Suspense fallback={<ClassicStill round={round} settled={settled} labels={labels} />}>
      <LazyClassicStage round={round} faces={faces} calm={calm} labels={labels} settled={settled} />
    </Suspense>
  );
};
