import { useMessages } from '../../core/i18n/messages.ts';
import { Download } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { AuditExportKind } from 'server/contract';
import { SelectField } from '../../core/ui/select-field.tsx';
import type { Filters } from './audit-filters.ts';
import office from '../../core/office/office.module.css';
import type { PageFilters } from './use-filters.ts';
import { Note, Section } from '../../core/office/section.tsx';

const kinds = [
  'rounds',
  'events',
  'entries',
  'seeds',
  'configs',
  'heads',
] as const satisfies readonly AuditExportKind[];

/** True for kinds of games, so that one may be chosen. */
const isOfGame = (kind: AuditExportKind): boolean => kind === 'rounds' || kind === 'events';

const addressOf = (kind: AuditExportKind, { game, from, to }: Filters): string => {
  const params = new URLSearchParams({ kind });
  if (game !== undefined) params.set('game', game);
  if (from !== undefined) params.set('from', String(from));
  if (to !== undefined) params.set('to', String(to));
  return `/api/audit/export?${params.toString()}`;
};

/** /audit/export: everything of a kind and a period, as a file. */
export const ExportView = ({ page: { filters } }: { page: PageFilters }): ReactNode => {
  const t = useMessages('audit', 'checks');
  const [kind, setKind] = useState<AuditExportKind>('rounds');
  const isWrong = filters.game !== undefined && !isOfGame(kind);
  return (
    <Section>
      <Note>{t('export.text')}</Note>
      <SelectField<AuditExportKind>
        label={t('export.kind')}
        options={kinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        value={kind}
        onChange={(next) => setKind(next)}
      />
      {isWrong ? (
        <p className={office.problem}>{t('export.game')}</p>
      ) : (
        <a href={addressOf(kind, filters)} download className={office.download}>
          <Download aria-hidden="true" size={18} />
          {t('export.download')}
        </a>
      )}
    </Section>
  );
};
