import { ofPpm } from 'games-engine';
import { memo, useSyncExternalStore, type PointerEvent, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { LiveBet } from 'server/contract';
import { dateFormat } from '../../core/i18n/dates.ts';
import { serverNow } from '../../core/connection/connection.ts';
import { useFormat } from '../../core/format/use-format.ts';
import { useGameName } from '../../core/games/use-game-name.ts';
import { localeOf } from '../../core/i18n/locales.ts';
import { useLanguage, useMessages } from '../../core/i18n/messages.ts';
import { openModal } from '../../core/modal/modal.ts';
import { useBetMoney } from '../../core/money/money.ts';
import { classNames } from '../../core/ui/class-names.ts';
import type { FeedStore, FeedTab } from './feed-store.ts';
import styles from './live-feed.module.css';

const DAY_MS = 86_400_000;

/** A bet's time as a row shows it: hours to seconds, and the day instead of seconds when it was not within a day. */
export const betTime = (at: number, now: number, locale: string): string =>
  dateFormat(
    locale,
    now - at < DAY_MS
      ? { hour: '2-digit', minute: '2-digit', second: '2-digit' }
      : { day: '2-digit', month: '2-digit', hour: '2-digit', minute: '2-digit' },
  ).format(at);

/** The table's head: also over the skeleton, so that nothing moves when rows arrive. */
export const FeedHead = (): ReactNode => {
  const t = useMessages('live-feed', 'main');
  return (
    <thead>
      <tr>
        <th scope="col" className={styles.game}>
          {t('column.game')}
        </th>
        <th scope="col" className={styles.player}>
          {t('column.player')}
        </th>
        <th scope="col" className={classNames(styles.stake, styles.end, styles.wide)}>
          {t('column.stake')}
        </th>
        <th scope="col" className={classNames(styles.multiplier, styles.end, styles.wide)}>
          {t('column.multiplier')}
        </th>
        <th scope="col" className={classNames(styles.payout, styles.end)}>
          {t('column.payout')}
        </th>
        <th scope="col" className={classNames(styles.time, styles.end, styles.wide)}>
          {t('column.time')}
        </th>
      </tr>
    </thead>
  );
};

/** Second line of a narrow screen, instead of a column of its own. */
const Narrow = ({ label, children }: { label: string; children: ReactNode }): ReactNode => (
  <span className={styles.narrow}>
    <span className="visually-hidden">{label}: </span>
    {children}
  </span>
);

/** The nick: it opens the player's card, unless they chose to be hidden. */
const Player = ({ bet: { nick, player } }: { bet: LiveBet }): ReactNode => {
  const t = useMessages('live-feed', 'main');
  if (player === undefined) return <span className={styles.nick}>{nick}</span>;
  return (
    <button
      type="button"
      className={classNames(styles.nick, styles.card)}
      aria-haspopup="dialog"
      aria-label={t('row.card', { nick })}
      onClick={() => openModal('player', player)}
    >
      {nick}
    </button>
  );
};

/** A bet in a table under `FeedHead`. */
export const FeedRow = memo(({ bet }: { bet: LiveBet }): ReactNode => {
  const t = useMessages('live-feed', 'main');
  const locale = localeOf[useLanguage()];
  const { format } = useBetMoney(bet);
  const { multiplier } = useFormat();
  const nameOf = useGameName();
  const game = bet.provided?.title ?? nameOf(bet.game);
  const times = multiplier(ofPpm(bet.multiplierPpm));
  const time = <time dateTime={new Date(bet.at).toISOString()}>{betTime(bet.at, serverNow(), locale)}</time>;
  return (
    <tr>
      <td>
        {bet.provided ? (
          game // there is no round of ours to check
        ) : (
          <Link
            className={styles.link}
            to={`/fairness/${bet.game}/${bet.id}`}
            aria-label={t('row.check', { game, nick: bet.nick })}
          >
            {game}
          </Link>
        )}
        <Narrow label={t('column.time')}>{time}</Narrow>
      </td>
      <td>
        <Player bet={bet} />
        <Narrow label={t('column.stake')}>{format(bet.bet)}</Narrow>
      </td>
      <td className={classNames(styles.end, styles.wide)}>{format(bet.bet)}</td>
      <td className={classNames(styles.end, styles.wide)}>{times}</td>
      <td className={classNames(styles.end, bet.amount > bet.bet && styles.gain)}>
        {format(bet.amount)}
        <Narrow label={t('column.multiplier')}>{times}</Narrow>
      </td>
      <td className={classNames(styles.end, styles.muted, styles.wide)}>{time}</td>
    </tr>
  );
});

const onlyMouse =
  (act: () => void) =>
  (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') act();
  };

/**
 * The rows of a tab. They keep their places in the document and change their contents, so the browser sees no layout
 * shift; the step down is drawn by moving the body as one. Rows stand still under the mouse and the focus.
 */
export const LiveFeedTable = ({
  store,
  tab,
  caption,
}: {
  store: FeedStore;
  tab: FeedTab;
  caption: string;
}): ReactNode => {
  const rows = useSyncExternalStore(store.subscribe, () => store.rows(tab));
  const shown = store.shown(tab);
  const step = shown === 0 ? undefined : shown % 2 === 0 ? styles.even : styles.odd;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- nothing is done here but to stand still
    <table
      className={styles.table}
      onPointerEnter={onlyMouse(() => store.hold(true))}
      onPointerLeave={onlyMouse(() => store.hold(false))}
      onFocus={() => store.hold(true)}
      onBlur={() => store.hold(false)}
    >
      <caption className="visually-hidden">{caption}</caption>
      <FeedHead />
      <tbody className={step}>
        {rows.map((bet, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- a row is a place: see above
          <FeedRow key={place} bet={bet} />
        ))}
      </tbody>
    </table>
  );
};
