import { toBase } from 'games-engine';
import { useEffect, useId, useMemo, useRef, useState, type ReactNode, type Ref } from 'react';
import { parseTyped } from '../../core/game-kit/amount.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { courseOf } from '../../core/money/course.ts';
import { useMoney } from '../../core/money/money.ts';
import { Button } from '../../core/ui/button.tsx';
import { Skeleton } from '../../core/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../core/ui/states.tsx';
import { TextField } from '../../core/ui/text-field.tsx';
import { findRoom, seatOf, type Lobby, type Room } from './coinflip-rooms.ts';
import { coinflipMessages } from './coinflip.messages.ts';
import styles from './coinflip-lobby.module.css';
import roomCard from './room-card.module.css';
import { arrange, countOpen, MAX_ROOMS, othersRooms, ownRooms, type StakeFilter } from './lobby-view.ts';
import { RoomCard } from './room-card.tsx';
import type { LobbyView } from './use-lobby.ts';
import type { RoomActions } from './use-room-actions.ts';

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
      return typed === undefined ? undefined : toBase(typed, courseOf(currency));
    };
    return { min: base(min), max: base(max) };
  }, [min, max, currency]);
};

const Filter = ({ texts, onChange }: { texts: FilterTexts; onChange: (texts: FilterTexts) => void }): ReactNode => {
  const t = useMessages(coinflipMessages);
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

/** Whether a finger, the pointer or the keyboard is at work on the lists. */
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
      <li key={each} className={roomCard.card}>
        <Skeleton height="100%" />
      </li>
    ))}
  </ul>
);

const Rooms = ({ view, player, shown, actions, onWatch, onCreate }: Omit<CoinflipLobbyProps, 'section'>): ReactNode => {
  const t = useMessages(coinflipMessages);
  const { lobby } = view;
  const [texts, setTexts] = useState(noFilter);
  const { isHeld, hold } = useHold();
  const others = othersRooms(lobby, player, useStakeFilter(texts));
  const own = ownRooms(lobby, player);
  const ownRows = useSteadyOrder(lobby, own, isHeld);
  const rows = useSteadyOrder(lobby, others, isHeld);
  const here = new Set([...own, ...others].map(({ id }) => id));
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
  const t = useMessages(coinflipMessages);
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
