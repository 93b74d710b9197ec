import type { ReactNode } from 'react';
import { ALL_OF_PROVIDER, type HouseChangeRow, type HouseField, type HouseRecord } from 'server/contract';
import { useCallQuery } from '../../core/connection/query.ts';
import { useGames } from '../../core/games/games.ts';
import { useGameName } from '../../core/games/use-game-name.ts';
import { hasMessage, useMessages } from '../../core/i18n/messages.ts';
import { ChangeItem, Changes, Differences } from '../../core/office/changes.tsx';
import { List, type Column } from '../../core/office/list.tsx';
import { Loaded } from '../../core/office/loaded.tsx';
import styles from '../../core/office/office.module.css';
import { ProposeAct } from '../../core/office/propose-act.tsx';
import { changedFields } from '../../core/office/record-draft.ts';
import type { RecordText } from '../../core/office/record-form.tsx';
import { RecordValue } from '../../core/office/record-value.tsx';
import { Note, Section } from '../../core/office/section.tsx';
import { Badge } from '../../core/ui/badge.tsx';
import { rulesHouse } from './rules-house.ts';
import { SwitchOff } from './switch-off.tsx';

const SUBJECT = 'gameRules';
const HOUSE_CALLS = ['officeBonus.', 'officeGames.'];
const { messages } = rulesHouse;

interface Rule {
  game: string;
  country: string | null;
  currency: string | null;
  isOff: boolean;
  minBet: string | null;
  maxBet: string | null;
}

const useWords = (): RecordText => {
  const t = useMessages(messages);
  return {
    field: (path) => (hasMessage(messages, `field.${path}`) ? t(`field.${path}`) : path),
    rule: (path) => (hasMessage(messages, `rule.${path}`) ? t(`rule.${path}`) : undefined),
    choice: (_path, choice) => choice,
  };
};

const Change = ({ fields, change }: { fields: readonly HouseField[]; change: HouseChangeRow }): ReactNode => {
  const t = useMessages('office-games', 'main');
  const text = useWords();
  const { before, after } = change;
  const rows = changedFields(fields, before, after).map((field) => ({
    name: text.field(field.key),
    before: <RecordValue field={field} value={before[field.key]} text={text} />,
    after: <RecordValue field={field} value={after[field.key]} text={text} />,
  }));
  const name = t('part.rules');
  return (
    <ChangeItem
      change={{ ...change, name, differences: <Differences label={name} rows={rows} /> }}
      rereads={HOUSE_CALLS}
      decide={(send, decision) => send('officeBonus.decideChange', decision)}
    />
  );
};

const useColumns = (): readonly Column<Rule>[] => {
  const t = useMessages('office-games', 'main');
  const nameOf = useGameName();
  const { find } = useGames();
  return [
    {
      label: t('game'),
      cell: ({ game }) => (
        <span className={styles.strong}>
          {game.startsWith(ALL_OF_PROVIDER)
            ? t('rule.provider', { name: game.slice(ALL_OF_PROVIDER.length) })
            : find(game)
              ? nameOf(game)
              : game}
        </span>
      ),
    },
    { label: t('off.country'), cell: ({ country }) => country ?? t('all') },
    { label: t('off.currency'), cell: ({ currency }) => currency ?? t('all') },
    {
      label: t('state'),
      cell: ({ isOff }) => (isOff ? <Badge tone="bad">{t('rule.off')}</Badge> : <Badge>{t('rule.limits')}</Badge>),
    },
    { label: t('rule.min'), isNumber: true, cell: ({ minBet }) => minBet ?? '—' },
    { label: t('rule.max'), isNumber: true, cell: ({ maxBet }) => maxBet ?? '—' },
  ];
};

const Rules = ({ rules }: { rules: readonly Rule[] }): ReactNode => {
  const t = useMessages('office-games', 'main');
  return (
    <List
      label={t('part.rules')}
      rows={rules}
      columns={useColumns()}
      keyOf={({ game, country, currency, isOff, minBet, maxBet }) =>
        [game, country, currency, isOff, minBet, maxBet].join(' ')
      }
      empty={t('rules.none')}
    />
  );
};

interface RecordProps {
  fields: readonly HouseField[];
  record: HouseRecord;
  changes: readonly HouseChangeRow[];
}

const Record = ({ fields, record, changes }: RecordProps): ReactNode => {
  const t = useMessages('office-games', 'main');
  const waits = changes.some(({ status }) => status === 'proposed');
  return (
    <Section title={t('part.rules')}>
      <Note>{t('rules.text')}</Note>
      <Rules rules={record['rules'] as readonly Rule[]} />
      <div className={styles.actions}>
        <ProposeAct
          rereads={HOUSE_CALLS}
          propose={(send, { changed, reason }) =>
            send('officeBonus.propose', { subject: SUBJECT, key: SUBJECT, after: changed, reason })
          }
          fields={fields}
          record={record}
          text={useWords()}
          label={t(waits ? 'rules.waits' : 'rules.change')}
          name={t(waits ? 'rules.waits' : 'rules.change')}
          disabled={waits}
        />
        <SwitchOff rereads={HOUSE_CALLS} />
      </div>
      <h3>{t('rules.changes')}</h3>
      <Changes empty={t('trail.none')}>
        {changes.map((change) => (
          <Change key={change.id} fields={fields} change={change} />
        ))}
      </Changes>
    </Section>
  );
};

/** Switches and limits of games by country and currency: one person proposes, another approves. */
export const RulesSection = (): ReactNode => {
  const subjects = useCallQuery('officeBonus.subjects', {});
  const records = useCallQuery('officeBonus.records', { subject: SUBJECT });
  const changes = useCallQuery('officeBonus.changes', { subject: SUBJECT });
  return (
    <Loaded query={subjects}>
      {(all) => (
        <Loaded query={records}>
          {({ records: [found] }) => (
            <Loaded query={changes}>
              {(history) => {
                const fields = all.subjects.find(({ subject }) => subject === SUBJECT)?.fields;
                return fields && found ? (
                  <Record fields={fields} record={found.record} changes={history.changes} />
                ) : null;
              }}
            </Loaded>
          )}
        </Loaded>
      )}
    </Loaded>
  );
};
