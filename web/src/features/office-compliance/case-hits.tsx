import { useState, type ReactNode } from 'react';
import { hitDecisions, type ComplianceCase, type HitDecision } from 'server/contract';
import { isAmong } from '../../core/features/audience.ts';
import { useFormat } from '../../core/format/use-format.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { Act } from '../../core/office/act.tsx';
import { useDay } from '../../core/office/day-range.ts';
import office from '../../core/office/office.module.css';
import { Section } from '../../core/office/section.tsx';
import { TrailItem } from '../../core/office/trail.tsx';
import { useSession } from '../../core/session/session.ts';
import { Badge } from '../../core/ui/badge.tsx';
import { Facts } from '../../core/ui/facts.tsx';
import { SelectField } from '../../core/ui/select-field.tsx';

type Hit = ComplianceCase['hits'][number];

const REREADS = ['officeCompliance.'];
const tones = { same: 'bad', other: 'good' } as const;

const DecideHit = ({ id, hit: { id: hit, kind, name } }: { id: number; hit: Hit }): ReactNode => {
  const t = useMessages('office-compliance', 'main');
  const [decision, setDecision] = useState<HitDecision>('other');
  return (
    <Act
      label={t('hit.decide')}
      name={t('hit.decide.name', { name })}
      text={t(`hit.decide.${kind}`)}
      done={t('saved')}
      rereads={REREADS}
      send={(send, reason) => send('officeCompliance.decideHit', { id, hit, decision, reason })}
    >
      <SelectField<HitDecision>
        label={t('hit.decision')}
        options={hitDecisions.map((value) => ({ value, label: t(`hit.${value}`) }))}
        value={decision}
        onChange={setDecision}
      />
    </Act>
  );
};

/** Entries of lists that may be the player, beside the name and birth of the document. */
export const Hits = ({ shown }: { shown: ComplianceCase }): ReactNode => {
  const t = useMessages('office-compliance', 'main');
  const moment = useMoment();
  const dayText = useDay();
  const { percent } = useFormat();
  const isActing = isAmong('complianceActs', useSession()) && shown.status === 'open' && !shown.isConcerned;
  const { id, hits, screened } = shown;
  if (!screened) return null;
  return (
    <Section title={t('hits')}>
      <Facts
        facts={[
          [t('hits.name'), screened.name],
          [t('hits.born'), dayText(screened.born)],
          [t('hits.checked'), screened.checkedAt === null ? t('hits.never') : moment(screened.checkedAt)],
          hits.length === 0 && [t('hits.found'), t('hits.none')],
        ]}
      />
      {hits.length > 0 && (
        <ol className={office.trail} aria-label={t('hits')}>
          {hits.map((hit) => (
            <TrailItem
              key={hit.id}
              title={
                <span className={office.names}>
                  {hit.name}
                  <Badge tone={hit.decision === null ? 'wait' : tones[hit.decision]}>
                    {t(hit.decision === null ? 'hit.open' : `hit.${hit.decision}`)}
                  </Badge>
                </span>
              }
              text={hit.reason}
              facts={[
                t(`hit.kind.${hit.kind}`),
                `${hit.list} · ${hit.reference}`,
                t('hit.score', { score: percent(hit.score) }),
                moment(hit.at),
              ]}
            >
              {isActing && hit.decision === null && (
                <div className={office.actions}>
                  <DecideHit id={id} hit={hit} />
                </div>
              )}
            </TrailItem>
          ))}
        </ol>
      )}
    </Section>
  );
};
