import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { AccountMatch, ModeratedAccount } from 'server/contract';
import { useMessages } from '../../core/i18n/messages.ts';
import { ActDialog } from '../../core/ui/act-dialog.tsx';
import { Button } from '../../core/ui/button.tsx';
import { Card } from '../../core/ui/card.tsx';
import { moderationMessages } from './moderation.messages.ts';
import desk from '../../core/staff/desk.module.css';
import styles from './moderation.module.css';
import { useMoment } from './moment.ts';
import { useAccountAct } from './use-account-act.ts';

type Decision = NonNullable<AccountMatch['decision']>;

interface MatchProps {
  account: ModeratedAccount;
  match: AccountMatch;
}

/** One of the two decisions, asked for with its reason. */
const Decide = ({ account, match, decision }: MatchProps & { decision: Decision }): ReactNode => {
  const t = useMessages(moderationMessages);
  const [open, setOpen] = useState(false);
  const { busy, problem, run } = useAccountAct();
  const submit = async (reason: string): Promise<void> => {
    const payload = { userId: account.userId, excludedId: match.excludedId, decision, reason };
    if (await run((call) => call('moderation.decideMatch', payload), `match.${decision}.done`)) setOpen(false);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t(`match.${decision}`)}</Button>
      <ActDialog
        open={open}
        onClose={() => setOpen(false)}
        title={t(`match.${decision}`)}
        text={t(`match.${decision}.text`, { nick: account.nick })}
        submit={t(`match.${decision}`)}
        reason={t('reason')}
        busy={busy}
        problem={problem}
        onSubmit={(reason) => void submit(reason)}
      />
    </>
  );
};

const Match = ({ account, match }: MatchProps): ReactNode => {
  const t = useMessages(moderationMessages);
  const moment = useMoment();
  const { excludedId, excludedNick, excludedUntil, keys, matchedAt, decision, decidedBy, decidedAt } = match;
  const names = keys.map(({ kind, isProven }) => {
    const key = t(`match.key.${kind}`);
    return isProven ? key : t('match.unproven', { key });
  });
  const until = excludedUntil === null ? t('match.forever') : t('match.until', { until: moment(excludedUntil) });
  return (
    <li className={styles.document}>
      <div className={styles.documentBody}>
        <p className={styles.accountNames}>
          <span>{t('match.who')}</span>
          <Link to={`/moderation/accounts/${excludedId}`}>{excludedNick}</Link>
          {decision === null && <span className={desk.muted}>{until}</span>}
        </p>
        <p className={desk.muted}>{t('match.same', { keys: names.join(', '), at: moment(matchedAt) })}</p>
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
        <div className={desk.actions}>
          <Decide account={account} match={match} decision="let_play" />
          <Decide account={account} match={match} decision="same_person" />
        </div>
      )}
    </li>
  );
};

/** Excluded players with whom an account shares something that identifies a person, and what is made of that. */
export const AccountMatches = ({ account }: { account: ModeratedAccount }): ReactNode => {
  const t = useMessages(moderationMessages);
  const isWaiting = account.matches.some(({ decision }) => decision === null);
  return (
    <Card className={styles.card}>
      <h2>{t('matches')}</h2>
      {isWaiting && <p className={desk.muted}>{t('matches.text')}</p>}
      <ul>
        {account.matches.map((match) => (
          <Match key={`${match.excludedId} ${match.decidedAt}`} account={account} match={match} />
        ))}
      </ul>
    </Card>
  );
};
