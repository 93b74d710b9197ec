import type { ReactNode } from 'react';
import type { AuditedGuardrail } from 'server/contract';
import { BoundsTable } from '../../core/configs/bounds-table.tsx';
import { useGameName } from '../../core/games/use-game-name.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { Card } from '../../core/ui/card.tsx';
import { AuditState } from './audit-state.tsx';
import { auditVersionsMessages } from './audit-versions.messages.ts';
import styles from './audit.module.css';
import { useAuditQuery } from './use-audit-query.ts';
import { useFigures } from './use-figures.ts';
import { useLeafText } from './version-facts.tsx';

const Change = ({ change }: { change: AuditedGuardrail }): ReactNode => {
  const t = useMessages(auditVersionsMessages);
  const nameOf = useGameName();
  const { moment } = useFigures();
  const leafText = useLeafText();
  const { game, version, author, reason, approver, decision, at, before, after, logIndex } = change;
  const title = t('guardrails.of', { game: nameOf(game), version });
  return (
    <li>
      <h3>{title}</h3>
      <p>{t('guardrails.author', { nick: author.nick, reason })}</p>
      <p>{t('guardrails.approver', { nick: approver.nick, reason: decision })}</p>
      <BoundsTable
        game={game}
        before={before}
        after={after}
        labels={{ before: t('guardrails.before'), after: t('guardrails.after') }}
        title={title}
        none={t('changes.none')}
      />
      <p className={styles.note}>
        {moment(at)} · {leafText(logIndex)}
      </p>
    </li>
  );
};

/** How the bounds that configs are held to have changed, and through whose hands. */
export const GuardrailChanges = ({ game }: { game: string | undefined }): ReactNode => {
  const t = useMessages(auditVersionsMessages);
  const { data, error, refetch } = useAuditQuery('audit.guardrails', game === undefined ? {} : { game });
  if (!data) return <AuditState error={error} retry={() => void refetch()} />;
  return (
    <Card className={styles.card}>
      <h2>{t('guardrails.title')}</h2>
      <p className={styles.note}>{t(data.changes.length === 0 ? 'guardrails.none' : 'guardrails.text')}</p>
      {data.changes.length > 0 && (
        <ol className={styles.trail}>
          {data.changes.map((change) => (
            <Change key={`${change.game} ${change.version}`} change={change} />
          ))}
        </ol>
      )}
    </Card>
  );
};
