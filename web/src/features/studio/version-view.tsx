import type { GuardBounds } from 'games-engine/analysis';
import { useMemo, type ComponentType, type ReactNode } from 'react';
import type { VersionDetails } from 'server/contract';
import { useFormat } from '../../core/format/use-format.ts';
import type { SheetJob } from '../../core/configs/analysis-job.ts';
import { configMessages } from '../../core/configs/config.messages.ts';
import { call } from '../../core/connection/connection.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { ButtonLink } from '../../core/ui/button.tsx';
import { Card } from '../../core/ui/card.tsx';
import { CopyValue } from '../../core/ui/copy-value.tsx';
import { EmptyState } from '../../core/ui/states.tsx';
import { CandidateCard, isByRound } from './candidate-card.tsx';
import { ChangesTable } from '../../core/configs/changes-table.tsx';
import { changesBetween } from '../../core/configs/config-changes.ts';
import { fieldsOf } from '../../core/configs/config-fields.ts';
import { FindingList } from '../../core/configs/finding-list.tsx';
import { Loading } from './loading.tsx';
import { SheetButtons } from '../../core/configs/sheet-buttons.tsx';
import { StatusBadge } from './status-badge.tsx';
import { studioMessages } from './studio.messages.ts';
import styles from './studio.module.css';
import versions from './versions.module.css';
import { useGameStudio } from '../../core/configs/use-game-studio.ts';
import { useActiveVersion, useVersion } from './use-versions.ts';
import { VersionActions } from './version-actions.tsx';
import { VersionTrail } from './version-trail.tsx';
import { beginFrom } from './use-work.ts';

const SIMULATED_ROUNDS = 200_000; // of each class

/** The bounds in force and a simulation go with the sheet; the hash is the seed, so that anybody can play the same rounds. */
const labelOf = async ({ game, version, hash, author, approver }: VersionDetails): Promise<SheetJob['label']> => ({
  version: String(version),
  configHash: hash,
  issuedAt: new Date().toISOString(),
  author: author ?? '',
  approver: approver ?? '',
  bounds: (await call('guardrails.load', { game })).bounds as GuardBounds,
  simulation: { seed: hash, rounds: SIMULATED_ROUNDS },
});

/** Who made a version, who approved it, and why. `isDraw`: it has no return. */
export const Facts = ({ version, isDraw = false }: { version: VersionDetails; isDraw?: boolean }): ReactNode => {
  const t = useMessages(studioMessages);
  const words = useMessages(configMessages);
  const { percent } = useFormat();
  const moment = useMoment();
  const { author, approver, approvedAt, activatedAt, createdAt, reason, rtpPercent } = version;
  const facts = [
    [t('fact.author'), author ?? words('author.program')],
    [t('fact.created'), moment(createdAt)],
    author !== null && [t('fact.reason'), reason], // a program gives none that were anybody's words
    !isDraw && [t('fact.rtp'), percent(rtpPercent)],
    approver !== null && approvedAt !== null && [t('fact.approved'), `${approver}, ${moment(approvedAt)}`],
    activatedAt !== null && [t('fact.activated'), moment(activatedAt)],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(
        (fact) =>
          fact && (
            <div key={fact[0]} className={styles.fact}>
              <dt>{fact[0]}</dt>
              <dd>{fact[1]}</dd>
            </div>
          ),
      )}
    </dl>
  );
};

const Shown = ({ version, active }: { version: VersionDetails; active: VersionDetails }): ReactNode => {
  const t = useMessages(studioMessages);
  const words = useMessages(configMessages);
  const studio = useGameStudio(version.game);
  const fields = useMemo(() => fieldsOf(studio), [studio]);
  const changes = useMemo(
    () => changesBetween(fields, active.config, version.config),
    [fields, active.config, version.config],
  );
  return (
    <>
      <Card className={styles.card}>
        <div className={versions.names}>
          <h2>{t('version', { version: version.version })}</h2>
          <StatusBadge status={version.status} />
        </div>
        <Facts version={version} />
        <CopyValue label={t('fact.hash')} value={version.hash} />
        <VersionActions
          version={version}
          triedBy={isByRound(studio.game) ? 'round' : 'player'}
          onEdit={() => beginFrom(version, fields)}
        />
        <SheetButtons
          game={version.game}
          version={version.version}
          config={version.config}
          label={() => labelOf(version)}
        />
      </Card>
      <CandidateCard version={version} />
      {version.findings && (
        <Card className={styles.card}>
          <h2>{words('findings.title')}</h2>
          <FindingList game={version.game} config={version.config} findings={version.findings} />
        </Card>
      )}
      {version.id !== active.id && (
        <Card className={styles.card}>
          <h2>{t('changes.title')}</h2>
          <ChangesTable
            title={t('changes.title')}
            none={t('changes.none')}
            game={version.game}
            changes={changes}
            before={active.config}
            after={version.config}
            labels={{
              before: t('version.active', { version: active.version }),
              after: t('version', { version: version.version }),
            }}
          />
        </Card>
      )}
      <Card className={styles.card}>
        <h2>{words('trail.title')}</h2>
        <VersionTrail events={version.events} />
      </Card>
    </>
  );
};

interface VersionViewProps {
  game: string; // or a draw
  id: string; // from the address, so anything
  View?: ComponentType<{ version: VersionDetails; active: VersionDetails }>; // of a game unless given
}

/** One version of a game or a draw, and what can be done with it. */
export const VersionView = ({ game, id, View = Shown }: VersionViewProps): ReactNode => {
  const t = useMessages(studioMessages);
  const number = /^\d{1,9}$/.test(id) ? Number(id) : undefined;
  const { data, error, refetch } = useVersion(number);
  const { active, error: activeError, retry } = useActiveVersion(game);
  if (number === undefined || error?.code === 404 || (data && data.game !== game))
    return (
      <Card>
        <EmptyState action={<ButtonLink to={`/studio/${game}/versions`}>{t('tab.versions')}</ButtonLink>}>
          {t('version.unknown')}
        </EmptyState>
      </Card>
    );
  if (data && active) return <View version={data} active={active} />;
  return <Loading error={error ?? activeError} retry={() => (error ? void refetch() : retry())} />;
};
