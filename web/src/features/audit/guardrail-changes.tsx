import { useMessages } from '../../core/i18n/messages.ts';
import type { ReactNode } from 'react';
import type { AuditedGuardrail } from 'server/contract';
import { BoundsTable } from '../../core/configs/bounds.tsx';
import { useGameName } from '../../core/games/use-game-name.ts';
import { useAuditQuery } from './use-audit-query.ts';
import { useFigures } from './use-figures.ts';
import { type TrailEvent, Trail } from '../../core/office/trail.tsx';
import { useLeafText } from './version-facts.tsx';
import { Note, Section } from '../../core/office/section.tsx';
import { Pending } from '../../core/office/loaded.tsx';

const useChange = (): ((change: AuditedGuardrail) => TrailEvent) => {
  const t = useMessages('audit', 'versions');
  const nameOf = useGameName();
  const { moment } = useFigures();
  const leafText = useLeafText();
  return ({ game, version, author, reason, approver, decision, at, before, after, logIndex }) => {
    const title = t('guardrails.of', { game: nameOf(game), version });
    return {
      key: `${game} ${version}`,
      title,
      facts: [moment(at), leafText(logIndex)],
      children: (
        <>
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
        </>
      ),
    };
  };
};

/** Changes of the bounds that configs are held to, with their authors. */
export const GuardrailChanges = ({ game }: { game: string | undefined }): ReactNode => {
  const t = useMessages('audit', 'versions');
  const { data, error, refetch } = useAuditQuery('audit.guardrails', game === undefined ? {} : { game });
  const changeOf = useChange();
  if (!data) return <Pending error={error} retry={refetch} />;
  return (
    <Section title={t('guardrails.title')}>
      <Note>{t(data.changes.length === 0 ? 'guardrails.none' : 'guardrails.text')}</Note>
      <Trail events={data.changes.map(changeOf)} />
    </Section>
  );
};
