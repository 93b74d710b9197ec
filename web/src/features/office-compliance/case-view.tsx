import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import type { AmlThresholds, CaseAlert, CaseDecision, ComplianceCase } from 'server/contract';
import { serverNow } from '../../core/connection/connection.ts';
import { useCallQuery } from '../../core/connection/query.ts';
import { isAmong } from '../../core/features/audience.ts';
import { useFormat } from '../../core/format/use-format.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { Loaded } from '../../core/office/loaded.tsx';
import office from '../../core/office/office.module.css';
import { PlayerLink } from '../../core/office/player-link.tsx';
import { Back, Note, Section } from '../../core/office/section.tsx';
import { Trail, TrailItem, type TrailEvent } from '../../core/office/trail.tsx';
import { useSession } from '../../core/session/session.ts';
import { Badge } from '../../core/ui/badge.tsx';
import { Facts } from '../../core/ui/facts.tsx';
import { EmptyState } from '../../core/ui/states.tsx';
import { CaseActs } from './case-acts.tsx';
import { AlertFacts, EvidenceList } from './case-evidence.tsx';
import { Hits } from './case-hits.tsx';
import { ExportAct } from './export-act.tsx';

/** State, owner and deadline of a case, and what may be done with it. */
const Summary = ({ shown }: { shown: ComplianceCase }): ReactNode => {
  const t = useMessages('office-compliance', 'main');
  const moment = useMoment();
  const isActing = isAmong('complianceActs', useSession());
  const { player, status, owner, openedAt, deadlineAt, decision, decider, decidedAt, reason } = shown;
  const isOpen = status === 'open';
  const isOverdue = isOpen && deadlineAt < serverNow();
  return (
    <Section>
      <div className={office.names}>
        <strong>
          <PlayerLink player={player} />
        </strong>
        <Badge tone={isOverdue ? 'bad' : isOpen ? 'wait' : 'good'}>
          {t(isOverdue ? 'status.overdue' : `status.${status}`)}
        </Badge>
      </div>
      <Facts
        facts={[
          [t('col.owner'), owner ?? t('owner.nobody')],
          [t('col.opened'), moment(openedAt)],
          isOpen && [t('col.deadline'), moment(deadlineAt)],
          decision !== null && [t('col.decision'), t(`decision.${decision}`)],
          decider !== null && [t('decided.by'), decider],
          decidedAt !== null && [t('decided.at'), moment(decidedAt)],
          reason !== '' && [t('decided.reason'), reason],
        ]}
      />
      {isOpen && isActing && <CaseActs case={shown} />}
      {isActing && !shown.isConcerned && (
        <div className={office.actions}>
          <ExportAct id={shown.id} />
        </div>
      )}
    </Section>
  );
};

/** The request for a proof of funds: what the player reads, until when, and what has come. */
const Funds = ({
  funds,
  player,
}: {
  funds: NonNullable<ComplianceCase['funds']>;
  player: ComplianceCase['player'];
}): ReactNode => {
  const t = useMessages('office-compliance', 'main');
  const moment = useMoment();
  const { count } = useFormat();
  const { words, askedAt, deadlineAt, isLate, closedAt, sent } = funds;
  const isOpen = closedAt === null;
  return (
    <Section title={t('funds')}>
      <div className={office.names}>
        <Badge tone={!isOpen ? 'good' : isLate ? 'bad' : 'wait'}>
          {t(!isOpen ? 'funds.closed' : isLate ? 'funds.late' : 'funds.open')}
        </Badge>
      </div>
      <Note>{words}</Note>
      <Facts
        facts={[
          [t('funds.asked'), moment(askedAt)],
          [t('col.deadline'), moment(deadlineAt)],
          closedAt !== null && [t('funds.closed'), moment(closedAt)],
          isOpen && [t('funds.sent'), count(sent)],
        ]}
      />
      {isOpen && sent > 0 && <Link to={`/office/identity/${player.userId}`}>{t('funds.review')}</Link>}
    </Section>
  );
};

const Alert = ({ alert }: { alert: CaseAlert }): ReactNode => {
  const t = useMessages('office-compliance', 'main');
  const moment = useMoment();
  const { rule, rulesVersion, evidence, at } = alert;
  return (
    <TrailItem
      title={t(`rule.${rule}`)}
      text={t(`rule.${rule}.text`)}
      facts={[moment(at), rulesVersion === 0 ? t('rules.program') : t('rules.version', { version: rulesVersion })]}
    >
      <AlertFacts alert={alert} />
      <EvidenceList evidence={evidence} />
    </TrailItem>
  );
};

const useEvents = ({ events }: ComplianceCase): readonly TrailEvent[] => {
  const t = useMessages('office-compliance', 'main');
  const moment = useMoment();
  return events.map(({ id, kind, actor, text, details, evidence, at }) => {
    const { rule, decision, after, entry } = details as {
      entry?: string;
      rule?: keyof AmlThresholds;
      decision?: CaseDecision;
      after?: number;
    };
    const about =
      (rule !== undefined && t(`rule.${rule}`)) ||
      (decision !== undefined && t(`decision.${decision}`)) ||
      (after !== undefined && moment(after)) ||
      entry;
    return {
      key: id,
      title: !about ? t(`event.${kind}`) : `${t(`event.${kind}`)}: ${about}`,
      text,
      facts: [actor ?? t('event.byRule'), moment(at)],
      children: evidence && <EvidenceList evidence={[evidence]} />,
    };
  });
};

const Case = ({ shown }: { shown: ComplianceCase }): ReactNode => {
  const t = useMessages('office-compliance', 'main');
  const events = useEvents(shown);
  return (
    <div className={office.columns}>
      <div className={office.column}>
        <Summary shown={shown} />
        <Hits shown={shown} />
        {shown.funds && <Funds funds={shown.funds} player={shown.player} />}
        <Section title={t('alerts')}>
          {shown.alertList.length === 0 ? (
            <Note>{t('alerts.none')}</Note>
          ) : (
            <ol className={office.trail} aria-label={t('alerts')}>
              {shown.alertList.map((alert) => (
                <Alert key={alert.id} alert={alert} />
              ))}
            </ol>
          )}
        </Section>
      </div>
      <div className={office.column}>
        <Section title={t('timeline')}>
          <Trail label={t('timeline')} events={events} />
        </Section>
      </div>
    </div>
  );
};

const Loader = ({ id }: { id: number }): ReactNode => {
  const t = useMessages('office-compliance', 'main');
  const { ordinal } = useFormat();
  const query = useCallQuery('officeCompliance.case', { id });
  return (
    <>
      <h2 className={office.title}>{t('case', { number: ordinal(id) })}</h2>
      <Loaded query={query}>{({ case: shown }) => <Case shown={shown} />}</Loaded>
    </>
  );
};

/** /office/compliance/{id}: a case with its alerts, evidence and timeline. */
export const CaseView = (): ReactNode => {
  const t = useMessages('office-compliance', 'main');
  const { id = '' } = useParams();
  return (
    <>
      <Back to="/office/compliance">{t('back')}</Back>
      {/^[1-9]\d{0,8}$/.test(id) ? <Loader key={id} id={Number(id)} /> : <EmptyState>{t('cases.none')}</EmptyState>}
    </>
  );
};
