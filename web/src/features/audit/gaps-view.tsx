import { useMessages } from '../../core/i18n/messages.ts';
import type { ReactNode } from 'react';
import type { Gap } from 'server/contract';
import { useGameName } from '../../core/games/use-game-name.ts';
import { CheckMark } from './check-mark.tsx';
import { List } from '../../core/office/list.tsx';
import { useAuditQuery } from './use-audit-query.ts';
import { useFigures } from './use-figures.ts';
import type { PageFilters } from './use-filters.ts';
import { Note, Section } from '../../core/office/section.tsx';
import { Pending } from '../../core/office/loaded.tsx';

const GapTable = ({ gaps }: { gaps: readonly Gap[] }): ReactNode => {
  const t = useMessages('audit', 'checks');
  const nameOf = useGameName();
  return (
    <List
      label={t('col.gap')}
      rows={gaps}
      keyOf={({ kind, ref, found }) => `${kind} ${ref} ${found}`}
      columns={[
        { label: t('col.gap'), cell: ({ kind }) => t(`gap.${kind}`) },
        { label: t('col.game'), cell: ({ game }) => (game === null ? '—' : nameOf(game)) },
        { label: t('col.ref'), isCode: true, cell: ({ ref }) => ref },
        { label: t('col.expected'), cell: ({ expected }) => expected },
        { label: t('col.found'), cell: ({ found }) => found },
      ]}
    />
  );
};

/** /audit/gaps: what should be there and is not. */
export const GapsView = ({ page: { filters } }: { page: PageFilters }): ReactNode => {
  const t = useMessages('audit', 'checks');
  const { number } = useFigures();
  const { data, error, refetch } = useAuditQuery('audit.gaps', filters);
  if (!data) return <Pending error={error} retry={refetch} />;
  const { checked, count, gaps } = data;
  return (
    <>
      <Section>
        {count === 0 ? (
          <CheckMark state="good">{t('gaps.none')}</CheckMark>
        ) : (
          <CheckMark state="bad">{t('gaps.found', { count })}</CheckMark>
        )}
        <Note>
          {t('gaps.checked', {
            pairs: number(checked.pairs),
            rounds: number(checked.rounds),
            sharedRounds: number(checked.sharedRounds),
            logEntries: number(checked.logEntries),
          })}
        </Note>
      </Section>
      {gaps.length > 0 && <GapTable gaps={gaps} />}
    </>
  );
};
