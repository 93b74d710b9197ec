import type { ReactNode } from 'react';
import {
  programThresholds,
  thresholdGroups,
  type AmlThresholds,
  type AmlVersion,
  type HouseField,
} from 'server/contract';
import { useCallQuery } from '../../core/connection/query.ts';
import { isAmong } from '../../core/features/audience.ts';
import { useFormat } from '../../core/format/use-format.ts';
import { useMessages, type FoundKey } from '../../core/i18n/messages.ts';
import { ChangeItem, Changes, Differences, type Difference } from '../../core/office/changes.tsx';
import { Loaded } from '../../core/office/loaded.tsx';
import office from '../../core/office/office.module.css';
import { ProposeAct } from '../../core/office/propose-act.tsx';
import type { RecordText } from '../../core/office/record-form.tsx';
import { Note, Section } from '../../core/office/section.tsx';
import { TrailItem } from '../../core/office/trail.tsx';
import { useDeskFormat } from '../../core/office/use-desk-format.ts';
import { useSession } from '../../core/session/session.ts';
import { Badge } from '../../core/ui/badge.tsx';
import { Facts } from '../../core/ui/facts.tsx';
import { ruleFields } from './rule-fields.ts';

const REREADS = ['officeCompliance.rules', 'officeStaff.waiting'];

type Rule = keyof AmlThresholds;

const valueOf = (thresholds: AmlThresholds, rule: Rule, { key }: HouseField): number | boolean =>
  (thresholds[rule] as unknown as Record<string, number | boolean>)[key] ?? 0;

/** The text of a threshold's name: `ruleFields` has no other. */
const fieldName = (key: string): FoundKey => `field.${key}` as FoundKey;

/** A threshold as it is written. */
const useShown = (): ((field: HouseField, value: number | boolean) => string) => {
  const t = useMessages('office-compliance', 'main');
  const { base } = useDeskFormat();
  const { count } = useFormat();
  return ({ key, kind }, value) => {
    if (typeof value === 'boolean') return t(value ? 'on' : 'off');
    if (key === 'zHundredths') return (value / 100).toFixed(2);
    return kind === 'money' ? base(value) : count(value);
  };
};

const useText = (): RecordText => {
  const t = useMessages('office-compliance', 'main');
  return { field: (path) => t(fieldName(path)), choice: (_path, choice) => choice, rule: () => undefined };
};

const RuleItem = ({
  rule,
  thresholds,
  waits,
}: {
  rule: Rule;
  thresholds: AmlThresholds;
  waits: boolean;
}): ReactNode => {
  const t = useMessages('office-compliance', 'main');
  const shown = useShown();
  const text = useText();
  const isActing = isAmong('complianceActs', useSession());
  const name = t(`rule.${rule}`);
  const fields = ruleFields[rule];
  const { isOn } = thresholds[rule];
  return (
    <TrailItem
      title={
        <span className={office.names}>
          {name} <Badge tone={isOn ? 'good' : 'bad'}>{t(isOn ? 'on' : 'off')}</Badge>
        </span>
      }
      text={t(`rule.${rule}.text`)}
    >
      <Facts
        facts={fields
          .filter(({ kind }) => kind !== 'switch')
          .map((field) => [t(fieldName(field.key)), shown(field, valueOf(thresholds, rule, field))])}
      />
      {isActing && (
        <ProposeAct
          fields={fields}
          record={thresholds[rule]}
          text={text}
          label={t('rules.change')}
          name={t('rules.change.name', { name })}
          disabled={waits}
          rereads={REREADS}
          propose={(send, { after, reason }) =>
            send('officeCompliance.proposeRules', {
              thresholds: { ...thresholds, [rule]: after } as AmlThresholds,
              reason,
            })
          }
        />
      )}
    </TrailItem>
  );
};

const statuses = { proposed: 'proposed', active: 'active', retired: 'active', rejected: 'rejected' } as const;

/** A version against the one that is in force, or for those of the past against the one before. */
const VersionItem = ({ row, before }: { row: AmlVersion; before: AmlThresholds }): ReactNode => {
  const t = useMessages('office-compliance', 'main');
  const shown = useShown();
  const name = t('rules.version', { version: row.version });
  const differences = thresholdGroups.flatMap((rule) =>
    ruleFields[rule].flatMap((field): Difference[] => {
      const [then, now] = [valueOf(before, rule, field), valueOf(row.thresholds, rule, field)];
      const label = `${t(`rule.${rule}`)} · ${t(fieldName(field.key))}`;
      return then === now ? [] : [{ name: label, before: shown(field, then), after: shown(field, now) }];
    }),
  );
  const { version: id, author, isOwn, at, reason, decider, decidedAt, decision } = row;
  const change = { id, name, status: statuses[row.status], isOwn, author, at, reason, decider, decidedAt, decision };
  return (
    <ChangeItem
      change={{ ...change, differences: <Differences label={name} rows={differences} /> }}
      rereads={REREADS}
      decide={(send, { id: version, ...decided }) => send('officeCompliance.decideRules', { version, ...decided })}
    />
  );
};

/** Rules with the thresholds in force, and their versions. */
export const RulesSection = (): ReactNode => {
  const t = useMessages('office-compliance', 'main');
  const query = useCallQuery('officeCompliance.rules', {});
  return (
    <Loaded query={query}>
      {({ version, thresholds, versions }) => {
        const waits = versions.some(({ status }) => status === 'proposed');
        const inForce = versions.filter(({ status }) => status === 'active' || status === 'retired');
        return (
          <>
            <Section title={t('part.rules')}>
              <Note>{t('rules.text')}</Note>
              <Note>{version === 0 ? t('rules.program') : t('rules.version', { version })}</Note>
              <ol className={office.trail}>
                {thresholdGroups.map((rule) => (
                  <RuleItem key={rule} rule={rule} thresholds={thresholds} waits={waits} />
                ))}
              </ol>
            </Section>
            <Section title={t('rules.versions')}>
              <Changes empty={t('rules.none')}>
                {versions.map((row) => {
                  const before = inForce.find((one) => one.version < row.version)?.thresholds;
                  return <VersionItem key={row.version} row={row} before={before ?? programThresholds} />;
                })}
              </Changes>
            </Section>
          </>
        );
      }}
    </Loaded>
  );
};
