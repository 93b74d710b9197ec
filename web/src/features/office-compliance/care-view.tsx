import { useState, type ReactNode } from 'react';
import { useParams } from 'react-router';
import {
  careBreaks,
  carePoints,
  careSignalNames,
  interventionKinds,
  type CallAnswer,
  type CareSignal,
  type CareSignals,
  type Intervention,
  type InterventionKind,
} from 'server/contract';
import { useCallQuery } from '../../core/connection/query.ts';
import { isAmong } from '../../core/features/audience.ts';
import { useFormat } from '../../core/format/use-format.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { Act } from '../../core/office/act.tsx';
import { List, type Column } from '../../core/office/list.tsx';
import { Loaded } from '../../core/office/loaded.tsx';
import office from '../../core/office/office.module.css';
import { PlayerLink } from '../../core/office/player-link.tsx';
import { Back, Note, Section } from '../../core/office/section.tsx';
import { TrailItem } from '../../core/office/trail.tsx';
import { useDeskFormat } from '../../core/office/use-desk-format.ts';
import { useSession } from '../../core/session/session.ts';
import { Badge } from '../../core/ui/badge.tsx';
import { SelectField } from '../../core/ui/select-field.tsx';
import { LevelBadge } from './care-section.tsx';

type Shown = CallAnswer<'officeCare.player'>;
type Break = (typeof careBreaks)[number];

const Intervene = ({ userId }: { userId: string }): ReactNode => {
  const t = useMessages('office-compliance', 'care');
  const [kind, setKind] = useState<InterventionKind>('message');
  const [lasts, setLasts] = useState<Break>('day');
  return (
    <Act
      label={t('act')}
      text={t('act.text')}
      reason={t(kind === 'call' ? 'act.call' : 'act.reason')}
      done={t('act.done')}
      isPrimary
      rereads={['officeCare.']}
      send={(send, reason) =>
        send('officeCare.intervene', { userId, kind, reason, ...(kind === 'break' && { lasts }) })
      }
    >
      <SelectField<InterventionKind>
        label={t('act.kind')}
        hint={t(`kind.${kind}.text`)}
        options={interventionKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        value={kind}
        onChange={setKind}
      />
      {kind === 'break' && (
        <SelectField<Break>
          label={t('act.lasts')}
          options={careBreaks.map((value) => ({ value, label: t(`lasts.${value}`) }))}
          value={lasts}
          onChange={setLasts}
        />
      )}
    </Act>
  );
};

const Points = ({ points }: { points: number }): ReactNode => {
  const { count } = useFormat();
  return <Badge tone={(['good', 'wait', 'bad'] as const)[points]}>{count(points)}</Badge>;
};

const useSignalColumns = (signals: CareSignals): readonly Column<CareSignal>[] => {
  const t = useMessages('office-compliance', 'care');
  const { count } = useFormat();
  return [
    { label: t('signal'), cell: (name) => t(`signal.${name}`) },
    { label: t('occasions'), isNumber: true, cell: (name) => count(signals[name]) },
    { label: t('points'), cell: (name) => <Points points={carePoints(name, signals[name])} /> },
  ];
};

const Signals = ({ signals }: { signals: CareSignals }): ReactNode => {
  const t = useMessages('office-compliance', 'care');
  const columns = useSignalColumns(signals);
  return <List label={t('signals')} rows={careSignalNames} keyOf={(name) => name} columns={columns} />;
};

/** Play around an intervention: as many days before it as after it. */
const Effects = ({ intervention: { effects } }: { intervention: Intervention }): ReactNode => {
  const t = useMessages('office-compliance', 'care');
  const { base } = useDeskFormat();
  return (
    <List
      label={t('effects')}
      rows={effects.flatMap(({ days, before, after }) =>
        (['staked', 'lost', 'deposited'] as const).map((name) => ({
          days,
          name,
          before: before[name],
          after: after[name],
        })),
      )}
      keyOf={({ days, name }) => `${days} ${name}`}
      columns={[
        { label: t('effects.what'), cell: ({ days, name }) => t(`effects.${name}`, { days }) },
        { label: t('effects.before'), isNumber: true, cell: ({ before }) => base(before) },
        { label: t('effects.after'), isNumber: true, cell: ({ after }) => base(after) },
      ]}
    />
  );
};

const Player = ({ shown }: { shown: Shown }): ReactNode => {
  const t = useMessages('office-compliance', 'care');
  const moment = useMoment();
  const isActing = isAmong('complianceActs', useSession());
  const { player, level, signals, computedAt, isExcluded, isConcerned, interventions } = shown;
  return (
    <>
      <Section>
        <div className={office.names}>
          <strong>
            <PlayerLink player={player} />
          </strong>
          <LevelBadge level={level} />
          {isExcluded && <Badge>{t('excluded')}</Badge>}
        </div>
        {isExcluded && <Note>{t('excluded.text')}</Note>}
        {isConcerned && <Note>{t('concerned')}</Note>}
        {isActing && !isExcluded && !isConcerned && (
          <div className={office.actions}>
            <Intervene userId={player.userId} />
          </div>
        )}
      </Section>
      <Section title={t('signals')}>
        <Note>{computedAt === null ? t('signals.none') : t('signals.text', { at: moment(computedAt) })}</Note>
        {signals && <Signals signals={signals} />}
      </Section>
      <Section title={t('interventions')}>
        {interventions.length === 0 ? (
          <Note>{t('interventions.none')}</Note>
        ) : (
          <ol className={office.trail} aria-label={t('interventions')}>
            {interventions.map((one) => (
              <TrailItem
                key={one.id}
                title={t(`kind.${one.kind}`)}
                text={one.reason}
                facts={[one.actor, moment(one.at), t(`level.${one.level as 0 | 1 | 2 | 3}`)]}
              >
                <Effects intervention={one} />
              </TrailItem>
            ))}
          </ol>
        )}
      </Section>
    </>
  );
};

/** /office/compliance/care/{player}: signs of harm, what was done upon them, and what came of it. */
export const CareView = (): ReactNode => {
  const t = useMessages('office-compliance', 'care');
  const { userId = '' } = useParams();
  const query = useCallQuery('officeCare.player', { userId });
  return (
    <>
      <Back to="/office/compliance?part=care">{t('back')}</Back>
      <Loaded query={query}>{(shown) => <Player key={userId} shown={shown} />}</Loaded>
    </>
  );
};
