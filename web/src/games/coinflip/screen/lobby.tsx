import { stakeToBase } from 'games-engine';
import { otherSide } from 'games-engine/coinflip';
import { Lock } from 'lucide-react';
import { type ReactNode, useEffect, useId, useMemo, useRef, useState, type Ref } from 'react';
import { parseTyped } from '../../../core/game-kit/bet/picker.reducer.ts';
import { lightOf } from '../../../core/game-kit/light/light.ts';
import { PlayerChip } from '../../../core/game-kit/round/players.tsx';
import { type PlainKeyOf, type Texts, useMessages } from '../../../core/i18n/messages.ts';
import { courseOf } from '../../../core/money/course.ts';
import { useMoney } from '../../../core/money/money.ts';
import { Button } from '../../../core/ui/button.tsx';
import { classNames } from '../../../core/ui/class-names.ts';
import { Skeleton } from '../../../core/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../../core/ui/states.tsx';
import { TextField } from '../../../core/ui/text-field.tsx';
import {
  stakeOf,
  arrange,
  countOpen,
  MAX_ROOMS,
  othersRooms,
  ownRooms,
  type StakeFilter,
  type LobbyView,
} from '../rooms/lobby.ts';
import { contextOf, isEnded, isJoinable, stageOf, type Room, findRoom, seatOf, type Lobby } from '../rooms/rooms.ts';
import type { RoomActions } from '../rooms/use-room-actions.ts';
import { CoinFace } from '../scene/coin-face.tsx';
import { JoinButton, OwnRoomButtons } from './actions.tsx';
import styles from './lobby.module.css';
import seats from './screen.module.css';

const statusOf = (room: Room): PlainKeyOf<Texts<'coinflip', 'main'>> => {
  if (isJoinable(room)) return 'status.waiting';
  if (stageOf(room) === 'voided' || stageOf(room) === 'waiting') return 'status.closed';
  return isEnded(room) ? 'status.finished' : 'status.flipping';
};

/** State of a room in words: its face once its coin has landed. */
const Status = ({ room }: { room: Room }): ReactNode => {
  const t = useMessages('coinflip', 'main');
  const light = useMessages('game-kit', 'light');
  const { outcome } = contextOf(room);
  if (lightOf(room.replica.snapshot)?.waits) return <span className={styles.status}>{light('light.short')}</span>;
  const isOut = stageOf(room) === 'finished' && outcome;
  return <span className={styles.status}>{isOut ? t(`face.${outcome.side}`) : t(statusOf(room))}</span>;
};

const Second = ({ room, actions, seat }: RoomCardProps): ReactNode => {
  const t = useMessages('coinflip', 'main');
  const joiner = contextOf(room).bets[1];
  if (joiner) return <PlayerChip user={room.replica.users.get(joiner.player)} mine={seat === 1} />;
  if (!isJoinable(room)) return <span className={seats.freeSeat}>{t('seat.free')}</span>;
  return seat === undefined ? (
    <JoinButton room={room} actions={actions} block />
  ) : (
    <span className={styles.cardButtons}>
      <OwnRoomButtons room={room} actions={actions} compact />
    </span>
  );
};

export interface RoomCardProps {
  room: Room;
  seat: number | undefined; // seat of the viewing player
  isShown: boolean; // it is the room on the table
  hasLeft: boolean; // it only keeps its place
  actions: RoomActions;
  onWatch: (id: string) => void;
}

/** A room of the lobby: who plays for what, and what can be done about it. All cards are of one height. */
const RoomCard = (props: RoomCardProps): ReactNode => {
  const { room, seat, isShown, hasLeft, onWatch } = props;
  const t = useMessages('coinflip', 'main');
  const { format } = useMoney();
  const creator = contextOf(room).bets[0];
  const side = creator?.choice.side ?? 'heads';
  return (
    <li className={classNames(styles.card, isShown && styles.shownCard, hasLeft && styles.leftCard)} inert={hasLeft}>
      <div className={styles.cardHead}>
        <strong className={styles.cardStake}>{format(stakeOf(room))}</strong>
        {room.isPrivate && <Lock aria-label={t('private.mark')} size={16} />}
        <Status room={room} />
        {!isShown && (
          <Button variant="ghost" onClick={() => onWatch(room.id)}>
            {t('watch.action')}
          </Button>
        )}
      </div>
      <div className={styles.cardSeat}>
        <CoinFace side={side} />
        <PlayerChip user={room.replica.users.get(creator?.player ?? '')} mine={seat === 0} />
      </div>
      <div className={styles.cardSeat}>
        <CoinFace side={otherSide(side)} />
        <Second {...props} />
      </div>
    </li>
  );
};

export interface CoinflipLobbyProps {
  view: LobbyView;
  player: string | undefined;
  shown: string | undefined; // the room on the table
  actions: RoomActions;
  onWatch: (id: string) => void;
  onCreate: () => void; // goes where a room is opened
  section: Ref<HTMLElement>;
}

interface FilterTexts {
  min: string;
  max: string;
}

const noFilter: FilterTexts = { min: '', max: '' };

/** The filter that two texts mean. One that is no amount sets no limit. */
const useStakeFilter = ({ min, max }: FilterTexts): StakeFilter => {
  const { currency } = useMoney();
  return useMemo(() => {
    const base = (text: string): bigint | undefined => {
      const typed = parseTyped(text);
      return typed === undefined ? undefined : stakeToBase(typed, courseOf(currency));
    };
    return { min: base(min), max: base(max) };
  }, [min, max, currency]);
};

const Filter = ({ texts, onChange }: { texts: FilterTexts; onChange: (texts: FilterTexts) => void }): ReactNode => {
  const t = useMessages('coinflip', 'main');
  const { currency } = useMoney();
  const labels = { min: t('filter.least'), max: t('filter.most') };
  return (
    <fieldset className={styles.filter} aria-label={t('filter.label')}>
      {(['min', 'max'] as const).map((each) => (
        <TextField
          key={each}
          label={labels[each]}
          suffix={currency.name}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          size={1}
          value={texts[each]}
          onChange={(event) => onChange({ ...texts, [each]: event.currentTarget.value })}
        />
      ))}
    </fieldset>
  );
};

const HOLD_MS = 8000; // a pointer or a focus that rests so long is about nothing

/** True while a finger, the pointer or the keyboard is at work on the lists. */
const useHold = () => {
  const [isHeld, setHeld] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const touch = (): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setHeld(false), HOLD_MS);
    setHeld(true);
  };
  const leave = (): void => setHeld(false);
  const hold = { onPointerMove: touch, onPointerDown: touch, onPointerLeave: leave, onFocus: touch, onKeyDown: touch };
  return { isHeld, hold };
};

/** Rooms in an order that does not move while the lists are held. */
const useSteadyOrder = (lobby: Lobby, rooms: readonly Room[], isHeld: boolean): readonly Room[] => {
  const [order, setOrder] = useState<readonly string[]>([]);
  const next = arrange(
    order,
    rooms.map(({ id }) => id),
    isHeld,
  );
  if (next !== order) setOrder(next);
  return next.map((id) => findRoom(lobby, id)).filter((room) => room !== undefined);
};

const Waiting = (): ReactNode => (
  <ul className={styles.cards}>
    {[1, 2, 3].map((each) => (
      <li key={each} className={styles.card}>
        <Skeleton height="100%" />
      </li>
    ))}
  </ul>
);

const Rooms = ({ view, player, shown, actions, onWatch, onCreate }: Omit<CoinflipLobbyProps, 'section'>): ReactNode => {
  const t = useMessages('coinflip', 'main');
  const { lobby } = view;
  const [texts, setTexts] = useState(noFilter);
  const { isHeld, hold } = useHold();
  const others = othersRooms(lobby, player, useStakeFilter(texts));
  const ownList = ownRooms(lobby, player);
  const ownRows = useSteadyOrder(lobby, ownList, isHeld);
  const rows = useSteadyOrder(lobby, others, isHeld);
  const here = new Set([...ownList, ...others].map(({ id }) => id));
  const card = (room: Room): ReactNode => (
    <RoomCard
      key={room.id}
      room={room}
      seat={seatOf(room, player)}
      isShown={room.id === shown}
      hasLeft={!here.has(room.id)}
      actions={actions}
      onWatch={onWatch}
    />
  );
  const isFiltered = texts.min !== '' || texts.max !== '';
  return (
    <>
      <Filter texts={texts} onChange={setTexts} />
      <div className={styles.lists} {...hold}>
        {ownRows.length > 0 && (
          <>
            <h3 className={styles.lobbyTitle}>{t('lobby.own')}</h3>
            <ul className={styles.cards}>{ownRows.map(card)}</ul>
          </>
        )}
        {rows.length > 0 && <ul className={styles.cards}>{rows.slice(0, MAX_ROOMS).map(card)}</ul>}
      </div>
      {rows.length > MAX_ROOMS && <p className={styles.more}>{t('lobby.more', { count: rows.length - MAX_ROOMS })}</p>}
      {rows.length === 0 && (
        <EmptyState
          action={
            <Button onClick={() => (isFiltered ? setTexts(noFilter) : onCreate())}>
              {t(isFiltered ? 'filter.reset' : 'lobby.create')}
            </Button>
          }
        >
          {t(isFiltered ? 'lobby.noneFit' : 'lobby.empty')}
        </EmptyState>
      )}
    </>
  );
};

/** All rooms: the player's own, then everybody else's within the chosen stakes. */
export const CoinflipLobby = ({ section, ...rooms }: CoinflipLobbyProps): ReactNode => {
  const t = useMessages('coinflip', 'main');
  const titleId = useId();
  const { source, lobby, status } = rooms.view;
  return (
    <section ref={section} className={styles.lobby} aria-labelledby={titleId} tabIndex={-1}>
      <h2 id={titleId} className={styles.lobbyTitle}>
        {t('lobby.title')} <span className={styles.count}>{t('lobby.open', { count: countOpen(lobby) })}</span>
      </h2>
      {status === 'loading' && <Waiting />}
      {status === 'failed' && (
        <ErrorState action={<Button onClick={() => void source.load()}>{t('link.retry')}</Button>}>
          {t('lobby.failed')}
        </ErrorState>
      )}
      {status === 'ready' && <Rooms {...rooms} />}
    </section>
  );
};
