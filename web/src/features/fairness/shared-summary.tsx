import type { SharedLog } from 'games-engine';
import type { ReactNode } from 'react';
import { useGameName } from '../../core/games/use-game-name.ts';
import type { Dictionary } from '../../core/i18n/i18n.ts';
import { localeOf } from '../../core/i18n/locales.ts';
import { useLanguage, useMessages, type Messages } from '../../core/i18n/messages.ts';
import { useMoney } from '../../core/money/money.ts';
import { useProfile } from '../../core/session/session.ts';
import { classNames } from '../../core/ui/class-names.ts';
import type { SharedRead } from './round-material.ts';
import { roundMessages } from './round.messages.ts';
import { Facts } from './facts.tsx';
import styles from './shared-summary.module.css';

const MAX_ROWS = 100;

/** What each bet was paid; a void round returned the stakes. */
const payoutsOf = ({ bets, end }: SharedLog<object, object>): readonly bigint[] =>
  end.kind === 'settled' ? end.payoutsMinor : bets.map(({ stakeMinor }) => stakeMinor);

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n);

interface OfGame {
  messages: Messages<Dictionary>; // of the game
}

/** Every bet with what it was on and what became of it. */
const Bets = ({ messages, log, choices }: OfGame & Pick<SharedRead, 'log' | 'choices'>): ReactNode => {
  const t = useMessages(roundMessages);
  const words = useMessages(messages);
  const { format } = useMoney();
  const player = useProfile()?.profileID;
  const payouts = payoutsOf(log);
  const { bets } = log;
  const more = bets.length - MAX_ROWS;
  if (bets.length === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <section className={styles.box} aria-label={t('bets.title')} tabIndex={0}>
      <table className={styles.table}>
        <caption className="visually-hidden">{t('bets.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('summary.player')}</th>
            <th scope="col">{t('summary.choice')}</th>
            <th scope="col" className={styles.end}>
              {t('summary.stake')}
            </th>
            <th scope="col" className={styles.end}>
              {t('summary.payout')}
            </th>
          </tr>
        </thead>
        <tbody>
          {bets.slice(0, MAX_ROWS).map((bet, index) => {
            const choice = choices[index];
            const payout = payouts[index] ?? 0n;
            return (
              <tr key={bet.id} className={classNames(bet.player === player && styles.mine)}>
                <td>{bet.player === player ? t('bets.mine') : bet.player}</td>
                <td>{choice ? words(choice.key, choice.params) : '—'}</td>
                <td className={styles.end}>{format(bet.stakeMinor)}</td>
                <td className={classNames(styles.end, payout > bet.stakeMinor && styles.gain)}>{format(payout)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {more > 0 && <p className={styles.more}>{t('bets.more', { count: more })}</p>}
    </section>
  );
};

/** What happened in a shared round: its outcome, its bank, every bet. */
export const SharedSummary = ({ game, messages, read }: OfGame & { game: string; read: SharedRead }): ReactNode => {
  const t = useMessages(roundMessages);
  const words = useMessages(messages);
  const nameOf = useGameName();
  const { format } = useMoney();
  const locale = localeOf[useLanguage()];
  const { log, explained, choices } = read;
  const { bets, end, number, openedAt } = log;
  const time = (at: number): string =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' }).format(at);
  const facts = [
    [t('summary.number'), String(number)],
    [t('summary.bank'), format(sum(bets.map(({ stakeMinor }) => stakeMinor)))],
    [t('summary.paid'), format(sum(payoutsOf(log)))],
    [t('summary.players'), String(new Set(bets.map(({ player }) => player)).size)],
    [t('summary.opened'), time(openedAt)],
    [t('summary.ended'), time(end.kind === 'settled' ? end.settledAt : end.voidedAt)],
  ] as const;
  return (
    <>
      <div>
        <div className={styles.game}>
          {nameOf(game)} · {t(end.kind === 'voided' ? 'summary.voided' : 'summary.outcome')}
        </div>
        {end.kind === 'voided' ? (
          <p className={styles.reason}>{t(`void.${end.reason}`)}</p>
        ) : (
          <div className={styles.outcome}>
            {explained?.outcome ?? '—'}
            {explained?.winner && <small>{words(explained.winner.key, explained.winner.params)}</small>}
          </div>
        )}
      </div>
      <Facts facts={facts} />
      <Bets messages={messages} log={log} choices={choices} />
    </>
  );
};
