import type { GuardBounds } from 'games-engine/analysis';
import { useMemo, type ComponentType, type ReactNode } from 'react';
import type { VersionDetails } from 'server/contract';
import { useFormat } from '../../core/format/use-format.ts';
import type { SheetJob } from '../../core/configs/analysis-job.ts';
import { call } from '../../core/connection/connection.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { ButtonLink } from '../../core/ui/button.tsx';
import { Card } from '../../core/ui/card.tsx';
import { CopyValue } from '../../core/ui/copy.tsx';
import { Facts } from '../../core/ui/facts.tsx';
import { EmptyState } from '../../core/ui/states.tsx';
import { CandidateCard, isByRound } from './candidate-card.tsx';
import { fieldsOf } from '../../core/configs/config-fields.ts';
import { FindingList } from '../../core/configs/finding-list.tsx';
import { Pending } from '../../core/office/loaded.tsx';
import { SheetButtons } from '../../core/configs/sheet-buttons.tsx';
import { ScheduleCard } from './schedule-card.tsx';
import { StatusBadge } from './status-badge.tsx';
import office from '../../core/office/office.module.css';
import { useGameStudio } from '../../core/configs/use-game-studio.ts';
import { TrialProgress } from './trial-progress.tsx';
import { useActiveVersion, useVersion } from './use-versions.ts';
import { VersionActions } from './version-actions.tsx';
import { VersionComments } from './version-comments.tsx';
import { VersionCompare } from './version-compare.tsx';
import { VersionTrail } from './version-trail.tsx';
import { beginFrom } from './use-work.ts';
import { Section } from '../../core/office/section.tsx';

const SIMULATED_ROUNDS = 200_000; // simulation of each class

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

/** Author and approver of a version, with reasons. `isDraw`: it has no return. */
export const VersionFacts = ({ version, isDraw = false }: { version: VersionDetails; isDraw?: boolean }): ReactNode => {
  const t = useMessages('studio', 'main');
  const words = useMessages('configs', 'config');
  const { percent } = useFormat();
  const moment = useMoment();
  const { author, approver, approvedAt, activatedAt, createdAt, reason, rtpPercent } = version;
  return (
    <Facts
      facts={[
        [t('fact.author'), author ?? words('author.program')],
        [t('fact.created'), moment(createdAt)],
        author !== null && [t('fact.reason'), reason], // a program gives none that were anybody's words
        !isDraw && [t('fact.rtp'), percent(rtpPercent)],
        approver !== null && approvedAt !== null && [t('fact.approved'), `${approver}, ${moment(approvedAt)}`],
        activatedAt !== null && [t('fact.activated'), moment(activatedAt)],
      ]}
    />
  );
};

const Shown = ({ version, active }: { version: VersionDetails; active: VersionDetails }): ReactNode => {
  const t = useMessages('studio', 'main');
  const words = useMessages('configs', 'config');
  const studio = useGameStudio(version.game);
  const fields = useMemo(() => fieldsOf(studio), [studio]);
  return (
    <>
      <Section>
        <div className={office.names}>
          <h2>{t('version', { version: version.version })}</h2>
          <StatusBadge status={version.status} />
        </div>
        <VersionFacts version={version} />
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
      </Section>
      <ScheduleCard version={version} />
      <TrialProgress version={version} />
      <CandidateCard version={version} />
      {version.findings && (
        <Section title={words('findings.title')}>
          <FindingList game={version.game} config={version.config} findings={version.findings} />
        </Section>
      )}
      <VersionCompare key={version.id} version={version} active={active} fields={fields} />
      <VersionComments id={version.id} />
      <VersionTrail events={version.events} />
    </>
  );
};

interface VersionViewProps {
  game: string; // or a draw
  id: string; // from the address, so anything
  View?: ComponentType<{ version: VersionDetails; active: VersionDetails }>; // a game's view by default
}

/** One version of a game or a draw, and what can be done with it. */
export const VersionView = ({ game, id, View = Shown }: VersionViewProps): ReactNode => {
  const t = useMessages('studio', 'main');
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
  return <Pending error={error ?? activeError} retry={() => (error ? void refetch() : retry())} />;
};
