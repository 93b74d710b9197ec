import { useMessages } from '../../core/i18n/messages.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { AccountMatch, ModeratedAccount } from 'server/contract';
import office from '../../core/office/office.module.css';
import styles from './moderation.module.css';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { ACCOUNT_CALLS } from './badges.tsx';
import { Note, Section } from '../../core/office/section.tsx';
import { Act } from '../../core/office/act.tsx';

type Decision = NonNullable<AccountMatch['decision']>;

interface MatchProps {
  account: ModeratedAccount;
  match: AccountMatch;
}

/** One of the two decisions, asked for with its reason. */
const Decide = ({ account, match, decision }: MatchProps & { decision: Decision }): ReactNode => {
  const t = useMessages('moderation', 'main');
  return (
    <Act
      label={t(`match.${decision}`)}
      text={t(`match.${decision}.text`, { nick: account.nick })}
      reason={t('reason')}
      done={t(`match.${decision}.done`)}
      rereads={ACCOUNT_CALLS}
      send={(call, reason) =>
        call('moderation.decideMatch', { userId: account.userId, excludedId: match.excludedId, decision, reason })
      }
    />
  );
};

const Match = ({ account, match }: MatchProps): ReactNode => {
  const t = useMessages('moderation', 'main');
  const moment = useMoment();
  const { excludedId, excludedNick, excludedUntil, keys, matchedAt, decision, decidedBy, decidedAt } = match;
  const names = keys.map(({ kind, isProven }) => {
    const key = t(`match.key.${kind}`);
    return isProven ? key : t('match.unproven', { key });
  });
  const until = excludedUntil === null ? t('match.forever') : t('match.until', { until: moment(excludedUntil) });
  return (
    <li className={styles.document}>
      <div className={office.rowBody}>
        <p className={office.names}>
          <span>{t('match.who')}</span>
          <Link to={`/moderation/accounts/${excludedId}`}>{excludedNick}</Link>
          {decision === null && <span className={office.note}>{until}</span>}
        </p>
        <Note>{t('match.same', { keys: names.join(', '), at: moment(matchedAt) })}</Note>
        {decision !== null && (
          <p>
            {t('match.by', {
              decision: t(`match.${decision}.decided`),
              nick: decidedBy ?? '',
              at: moment(decidedAt ?? matchedAt),
            })}
          </p>
        )}
      </div>
      {decision === null && !account.isProtected && (
        <div className={office.actions}>
          <Decide account={account} match={match} decision="let_play" />
          <Decide account={account} match={match} decision="same_person" />
        </div>
      )}
    </li>
  );
};

/** Excluded players with whom an account shares something that identifies a person, and what is made of that. */
export const AccountMatches = ({ account }: { account: ModeratedAccount }): ReactNode => {
  const t = useMessages('moderation', 'main');
  const isWaiting = account.matches.some(({ decision }) => decision === null);
  return (
    <Section title={t('matches')}>
      {isWaiting && <Note>{t('matches.text')}</Note>}
      <ul>
        {account.matches.map((match) => (
          <Match key={`${match.excludedId} ${match.decidedAt}`} account={account} match={match} />
        ))}
      </ul>
    </Section>
  );
};
