import type { SharedLog } from 'games-engine';
import type { ReactNode } from 'react';
import { dateFormat } from '../../core/i18n/dates.ts';
import type { Explained } from '../../core/games/explain.ts';
import { useGameName } from '../../core/games/use-game-name.ts';
import type { Dictionary } from '../../core/i18n/i18n.ts';
import { localeOf } from '../../core/i18n/locales.ts';
import { useLanguage, useMessages, type Messages } from '../../core/i18n/messages.ts';
import { useMoney } from '../../core/money/money.ts';
import { useProfile } from '../../core/session/session.ts';
import { classNames } from '../../core/ui/class-names.ts';
import { Facts } from '../../core/ui/facts.tsx';
import type { SharedRead, SoloRead } from './round-material.ts';
import shared from './round-summary.module.css';
import styles from './round.module.css';

const MAX_ROWS = 100;

/** Payout of each bet; a void round returned the stakes. */
const payoutsOf = ({ bets, end }: SharedLog<object, object>): readonly bigint[] =>
  end.kind === 'settled' ? end.payoutsMinor : bets.map(({ stakeMinor }) => stakeMinor);

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n);

interface OfGame {
  messages: Messages<Dictionary>; // texts of the game
}

/** Every bet with what it was on and what became of it. */
const Bets = ({ messages, log, choices }: OfGame & Pick<SharedRead, 'log' | 'choices'>): ReactNode => {
  const t = useMessages('fairness', 'round');
  const words = useMessages(messages);
  const { format } = useMoney();
  const profile = useProfile();
  const player = profile?.profileID;
  const payouts = payoutsOf(log);
  const { bets } = log;
  const more = bets.length - MAX_ROWS;
  if (bets.length === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <section className={shared.box} aria-label={t('bets.title')} tabIndex={0}>
      <table className={shared.table}>
        <caption className="visually-hidden">{t('bets.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('summary.player')}</th>
            <th scope="col">{t('summary.choice')}</th>
            <th scope="col" className={shared.end}>
              {t('summary.stake')}
            </th>
            <th scope="col" className={shared.end}>
              {t('summary.payout')}
            </th>
          </tr>
        </thead>
        <tbody>
          {bets.slice(0, MAX_ROWS).map((bet, index) => {
            const choice = choices[index];
            const payout = payouts[index] ?? 0n;
            return (
              <tr key={bet.id} className={classNames(bet.player === player && shared.mine)}>
                <td>{profile && bet.player === player ? t('player.own', { nick: profile.nick }) : bet.player}</td>
                <td>{choice ? words(choice.key, choice.params) : '—'}</td>
                <td className={shared.end}>{format(bet.stakeMinor, bet)}</td>
                <td className={classNames(shared.end, payout > bet.stakeMinor && shared.gain)}>
                  {format(payout, bet)}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {more > 0 && <p className={shared.more}>{t('bets.more', { count: more })}</p>}
    </section>
  );
};

/** Story of a shared round: its outcome, its bank, every bet. */
export const SharedSummary = ({ game, messages, read }: OfGame & { game: string; read: SharedRead }): ReactNode => {
  const t = useMessages('fairness', 'round');
  const words = useMessages(messages);
  const nameOf = useGameName();
  const { format } = useMoney();
  const locale = localeOf[useLanguage()];
  const { log, explained, choices } = read;
  const { bets, end, number, openedAt } = log;
  const then = { at: bets[0]?.at ?? openedAt };
  const time = (at: number): string => dateFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' }).format(at);
  const facts = [
    [t('summary.number'), String(number)],
    [t('summary.bank'), format(sum(bets.map(({ stakeMinor }) => stakeMinor)), then)],
    [t('summary.paid'), format(sum(payoutsOf(log)), then)],
    [t('summary.players'), String(new Set(bets.map(({ player }) => player)).size)],
    [t('summary.opened'), time(openedAt)],
    [t('summary.ended'), time(end.kind === 'settled' ? end.settledAt : end.voidedAt)],
  ] as const;
  return (
    <>
      <div>
        <div className={shared.game}>
          {nameOf(game)} · {t(end.kind === 'voided' ? 'summary.voided' : 'summary.outcome')}
        </div>
        {end.kind === 'voided' ? (
          <p className={shared.reason}>{t(`void.${end.reason}`)}</p>
        ) : (
          <div className={shared.outcome}>
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

interface SummaryProps {
  game: string;
  messages: Messages<Dictionary>; // texts of the game
  read: SoloRead;
  explained: Explained;
}

/** Story of the round. */
export const RoundSummary = ({ game, messages, read: { isFree, log }, explained }: SummaryProps): ReactNode => {
  const t = useMessages('fairness', 'round');
  const words = useMessages(messages);
  const nameOf = useGameName();
  const { format } = useMoney();
  const locale = localeOf[useLanguage()];
  const profile = useProfile();
  const { bet, payoutMinor } = log;
  const isOwn = profile?.profileID === bet.player;
  const facts = [
    [t('summary.choice'), words(explained.choice.key, explained.choice.params)],
    ...(isFree ? [] : [[t('summary.stake'), format(bet.stakeMinor, bet)] as const]),
    ...(isFree ? [] : [[t('summary.payout'), format(payoutMinor, bet)] as const]),
    [t('summary.player'), isOwn ? t('player.own', { nick: profile.nick }) : bet.player],
    [t('summary.nonce'), String(bet.nonce)],
    [t('summary.time'), dateFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' }).format(bet.at)],
  ] as const;
  return (
    <>
      <div className={styles.result}>
        <div>
          <div className={styles.game}>
            {isFree ? words('name', {}) : nameOf(game)} · {t('summary.outcome')}
          </div>
          <div className={styles.outcome}>{explained.outcome}</div>
        </div>
        {!isFree && (
          <div className={classNames(styles.badge, explained.wins && styles.won)}>
            {t(explained.wins ? 'summary.win' : 'summary.loss')}
          </div>
        )}
      </div>
      <Facts facts={facts} />
    </>
  );
};
