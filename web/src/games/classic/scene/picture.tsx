import { classicPictures } from 'assets/classic/pictures';
import { lazy, Suspense, useMemo, type ReactNode } from 'react';
import type { PublicUser } from 'server/contract';
import { avatarUrl } from '../../../core/avatar/avatar-url.ts';
import { LightRing } from '../../../core/game-kit/light/light-line.tsx';
import { lightOf } from '../../../core/game-kit/light/light.ts';
import { Countdown, useSecondsLeft } from '../../../core/game-kit/round/countdown.tsx';
import { Place } from '../../../core/game-kit/scene/place.tsx';
import { useReducedMotion } from '../../../core/game-kit/scene/use-reduced-motion.ts';
import { useMessages } from '../../../core/i18n/messages.ts';
import { useMoney } from '../../../core/money/money.ts';
import { type SceneRound, useTicketText } from '../round.ts';
import { useSecondSounds, type ClassicRoundView } from '../screen/use-classic.ts';
import { ClassicStill, type ClassicLabels } from './still.tsx';
import styles from '../screen/screen.module.css';

/** The canvas part of classic in its own file: the page can be read and played before it is there. */
const LazyClassicStage = lazy(async () => ({ default: (await import('./stage.tsx')).ClassicStage }));

const nothing: SceneRound = {
  id: '',
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
  const t = useMessages('classic', 'main');
  const { format } = useMoney();
  const tickets = useTicketText();
  const count = round.players.length;
  const pot = format(round.tickets);
  const note = count === 0 ? t('pot.empty') : t('players.count', { count });
  const ticket = round.draw ? tickets.number(round.draw.ticket) : '';
  return useMemo(() => ({ pot, note, ticket }), [pot, note, ticket]);
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
    <Place backdrop={classicPictures.backdrop.url}>
      <Suspense fallback={<ClassicStill round={round} settled={settled} labels={labels} />}>
        <LazyClassicStage round={round} faces={faces} calm={calm} labels={labels} settled={settled} />
      </Suspense>
    </Place>
  );
};

const SIZE = 56;

/** The seconds that are left: for a second player to come, then to bet; then that the beacon is awaited. It stands in a corner of the picture. */
export const ClassicClock = ({ view: { snapshot } }: { view: Pick<ClassicRoundView, 'snapshot'> }): ReactNode => {
  const t = useMessages('classic', 'main');
  const value = snapshot?.value;
  const isCountdown = value === 'countdown';
  const until = isCountdown || value === 'waiting' ? (snapshot?.context.expireAt ?? null) : null;
  useSecondSounds(useSecondsLeft(until), isCountdown ? snapshot?.context.config : undefined);
  if (snapshot && lightOf(snapshot)?.waits) {
    return (
      <div className={styles.clock}>
        <LightRing size={SIZE} />
      </div>
    );
  }
  if (!snapshot || until === null) return null;
  const { aloneMs, countdownMs } = snapshot.context.config;
  return (
    <div className={styles.clock}>
      <Countdown
        key={value}
        until={until}
        totalMs={isCountdown ? countdownMs : aloneMs}
        label={t(isCountdown ? 'countdown.label' : 'countdown.alone')}
        size={SIZE}
      />
    </div>
  );
};
