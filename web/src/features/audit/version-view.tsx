import { ArrowLeft } from 'lucide-react';
import { personText } from 'games-engine/audit-report';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { AuditedVersion } from 'server/contract';
import { ChangesTable } from '../../core/configs/changes-table.tsx';
import { changesBetween } from '../../core/configs/config-changes.ts';
import { DrawChanges } from '../../core/configs/draws/draw-changes.tsx';
import { DrawCosts } from '../../core/configs/draws/draw-costs.tsx';
import { fieldsOf } from '../../core/configs/config-fields.ts';
import { SheetButtons } from '../../core/configs/sheet-buttons.tsx';
import { useGameStudio } from '../../core/configs/use-game-studio.ts';
import { useDrawStudio, useGames } from '../../core/games/games.ts';
import { StaffGameName } from '../../core/games/staff-game-name.tsx';
import { useMessages } from '../../core/i18n/messages.ts';
import { ButtonLink } from '../../core/ui/button.tsx';
import { Card } from '../../core/ui/card.tsx';
import { EmptyState } from '../../core/ui/states.tsx';
import { auditChecksMessages } from './audit-checks.messages.ts';
import { AuditState } from './audit-state.tsx';
import { auditVersionsMessages } from './audit-versions.messages.ts';
import styles from './audit.module.css';
import { useAuditQuery } from './use-audit-query.ts';
import { VersionFacts } from './version-facts.tsx';
import { VersionTrail } from './version-trail.tsx';

type Content = NonNullable<AuditedVersion['tookOverFrom']>;

interface ChangesProps {
  version: AuditedVersion;
  other: Content;
  title: string;
}

const GameChanges = ({ version, other, title }: ChangesProps): ReactNode => {
  const t = useMessages(auditVersionsMessages);
  const fields = fieldsOf(useGameStudio(version.game));
  return (
    <ChangesTable
      game={version.game}
      changes={changesBetween(fields, other.config, version.config)}
      before={other.config}
      after={version.config}
      labels={{
        before: t('version', { version: other.version }),
        after: t('version', { version: version.version }),
      }}
      title={title}
      none={t('changes.none')}
    />
  );
};

/** What a version has otherwise than another one. */
const Changes = (props: ChangesProps): ReactNode => {
  const t = useMessages(auditVersionsMessages);
  const { version, other, title } = props;
  const draw = useDrawStudio(version.game);
  return (
    <Card className={styles.card}>
      <h2>{title}</h2>
      {draw ? (
        <DrawChanges
          studio={draw}
          title={title}
          none={t('changes.none')}
          before={{ label: t('version', { version: other.version }), config: other.config }}
          after={{ label: t('version', { version: version.version }), config: version.config }}
        />
      ) : (
        <GameChanges {...props} />
      )}
    </Card>
  );
};

/** What a version of a draw costs and gives, in the place of a game's PAR sheet. */
const DrawFigures = ({ version }: VersionProps): ReactNode => {
  const draw = useDrawStudio(version.game);
  const t = useMessages(auditVersionsMessages);
  const before = version.tookOverFrom ?? version;
  const sideOf = ({ version: number, config }: Content) => ({ label: t('version', { version: number }), config });
  return (
    draw && (
      <Card className={styles.card}>
        <DrawCosts studio={draw} before={sideOf(before)} after={sideOf(version)} />
      </Card>
    )
  );
};

const AllChanges = ({ version }: { version: AuditedVersion }): ReactNode => {
  const t = useMessages(auditVersionsMessages);
  const { tookOverFrom, basedOn } = version;
  if (!tookOverFrom && !basedOn)
    return (
      <Card>
        <EmptyState>{t('changes.first')}</EmptyState>
      </Card>
    );
  const isOther = basedOn !== null && basedOn.version !== tookOverFrom?.version;
  return (
    <>
      {tookOverFrom && (
        <Changes
          version={version}
          other={tookOverFrom}
          title={t('changes.tookOver', { version: tookOverFrom.version })}
        />
      )}
      {isOther && (
        <Changes version={version} other={basedOn} title={t('changes.basedOn', { version: basedOn.version })} />
      )}
    </>
  );
};

const textOf = (who: AuditedVersion['author']): string => personText(who && { id: who.userId, nick: who.nick });

const Sheet = ({ version: { game, version, config, hash, author, approver, issuedAt } }: VersionProps): ReactNode => {
  const t = useMessages(auditVersionsMessages);
  return (
    <Card className={styles.card}>
      <h2>{t('sheet')}</h2>
      <p className={styles.note}>{t('sheet.text')}</p>
      <SheetButtons
        game={game}
        version={version}
        config={config}
        label={() => ({
          version: String(version),
          configHash: hash,
          issuedAt: new Date(issuedAt).toISOString(),
          author: textOf(author),
          approver: textOf(approver),
        })}
      />
    </Card>
  );
};

interface VersionProps {
  version: AuditedVersion;
}

const Shown = ({ version }: VersionProps): ReactNode => {
  const t = useMessages(auditVersionsMessages);
  const checks = useMessages(auditChecksMessages);
  const isDraw = useGames().findDraw(version.game) !== undefined;
  const of = `game=${version.game}&version=${version.version}`;
  return (
    <>
      <Link to="/audit/configs" className={styles.download}>
        <ArrowLeft aria-hidden="true" size={18} />
        {t('all')}
      </Link>
      <Card className={styles.card}>
        <StaffGameName game={version.game}>
          {(game) => <h2>{checks('config.version', { game, version: version.version })}</h2>}
        </StaffGameName>
        <VersionFacts version={version} />
        {!isDraw && (
          <p className={styles.links}>
            <Link to={`/audit/rounds?${of}`}>{t('rounds')}</Link>
            <Link to={`/audit/report?${of}`}>{t('report')}</Link>
          </p>
        )}
      </Card>
      <VersionTrail version={version} />
      <AllChanges version={version} />
      {isDraw ? <DrawFigures version={version} /> : <Sheet version={version} />}
    </>
  );
};

/** /audit/configs/:game/:version: through whose hands a version went, and what it changed. Both come from the address. */
export const VersionView = ({ game, version }: { game: string; version: string }): ReactNode => {
  const t = useMessages(auditVersionsMessages);
  const games = useGames();
  const isKnown = (games.find(game) ?? games.findDraw(game)) !== undefined && /^[1-9]\d{0,8}$/.test(version);
  const { data, error, refetch } = useAuditQuery('audit.version', { game, version: Number(version) }, isKnown);
  if (isKnown && !data) return <AuditState error={error} retry={() => void refetch()} />;
  if (data?.version) return <Shown version={data.version} />;
  return (
    <Card>
      <EmptyState action={<ButtonLink to="/audit/configs">{t('all')}</ButtonLink>}>{t('unknown')}</EmptyState>
    </Card>
  );
};
