import { personText } from 'games-engine/audit-report';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { AuditedVersion } from 'server/contract';
import { ChangesTable } from '../../core/configs/changes-table.tsx';
import { changesBetween } from '../../core/configs/config-changes.ts';
import { DrawChanges, DrawCosts } from '../../core/configs/draws/draw-costs.tsx';
import { fieldsOf } from '../../core/configs/config-fields.ts';
import { SheetButtons } from '../../core/configs/sheet-buttons.tsx';
import { useGameStudio } from '../../core/configs/use-game-studio.ts';
import { useDrawStudio, useGames } from '../../core/games/games.ts';
import { StaffGameName } from '../../core/games/staff-game-name.tsx';
import { useMessages } from '../../core/i18n/messages.ts';
import { ButtonLink } from '../../core/ui/button.tsx';
import { Card } from '../../core/ui/card.tsx';
import { EmptyState } from '../../core/ui/states.tsx';
import styles from './audit.module.css';
import { useAuditQuery } from './use-audit-query.ts';
import { VersionFacts } from './version-facts.tsx';
import { VersionTrail } from './version-trail.tsx';
import { Note, Section, Back } from '../../core/office/section.tsx';
import { Pending } from '../../core/office/loaded.tsx';

type Content = NonNullable<AuditedVersion['tookOverFrom']>;

interface ChangesProps {
  version: AuditedVersion;
  other: Content;
  title: string;
}

const GameChanges = ({ version, other, title }: ChangesProps): ReactNode => {
  const t = useMessages('audit', 'versions');
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

/** Differences of a version from another one. */
const Changes = (props: ChangesProps): ReactNode => {
  const t = useMessages('audit', 'versions');
  const { version, other, title } = props;
  const draw = useDrawStudio(version.game);
  return (
    <Section title={title}>
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
    </Section>
  );
};

/** Costs and gifts of a draw's version, in the place of a game's PAR sheet. */
const DrawFigures = ({ version }: VersionProps): ReactNode => {
  const draw = useDrawStudio(version.game);
  const t = useMessages('audit', 'versions');
  const before = version.tookOverFrom ?? version;
  const sideOf = ({ version: number, config }: Content) => ({ label: t('version', { version: number }), config });
  return (
    draw && (
      <Section>
        <DrawCosts studio={draw} before={sideOf(before)} after={sideOf(version)} />
      </Section>
    )
  );
};

const AllChanges = ({ version }: { version: AuditedVersion }): ReactNode => {
  const t = useMessages('audit', 'versions');
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
  const t = useMessages('audit', 'versions');
  return (
    <Section title={t('sheet')}>
      <Note>{t('sheet.text')}</Note>
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
    </Section>
  );
};

interface VersionProps {
  version: AuditedVersion;
}

const Shown = ({ version }: VersionProps): ReactNode => {
  const t = useMessages('audit', 'versions');
  const checks = useMessages('audit', 'checks');
  const isDraw = useGames().findDraw(version.game) !== undefined;
  const query = `game=${version.game}&version=${version.version}`;
  return (
    <>
      <Back to="/audit/configs">{t('all')}</Back>
      <Section>
        <StaffGameName game={version.game}>
          {(game) => <h2>{checks('config.version', { game, version: version.version })}</h2>}
        </StaffGameName>
        <VersionFacts version={version} />
        {!isDraw && (
          <p className={styles.links}>
            <Link to={`/audit/rounds?${query}`}>{t('rounds')}</Link>
            <Link to={`/audit/report?${query}`}>{t('report')}</Link>
          </p>
        )}
      </Section>
      <VersionTrail version={version} />
      <AllChanges version={version} />
      {isDraw ? <DrawFigures version={version} /> : <Sheet version={version} />}
    </>
  );
};

/** /audit/configs/:game/:version: through whose hands a version went, and what it changed. Both come from the address. */
export const VersionView = ({ game, version }: { game: string; version: string }): ReactNode => {
  const t = useMessages('audit', 'versions');
  const games = useGames();
  const isKnown = (games.find(game) ?? games.findDraw(game)) !== undefined && /^[1-9]\d{0,8}$/.test(version);
  const { data, error, refetch } = useAuditQuery('audit.version', { game, version: Number(version) }, isKnown);
  if (isKnown && !data) return <Pending error={error} retry={refetch} />;
  if (data?.version) return <Shown version={data.version} />;
  return (
    <Card>
      <EmptyState action={<ButtonLink to="/audit/configs">{t('all')}</ButtonLink>}>{t('unknown')}</EmptyState>
    </Card>
  );
};
