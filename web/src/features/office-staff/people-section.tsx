import type { ReactNode } from 'react';
import type { StaffPerson } from 'server/contract';
import { useCallQuery } from '../../core/connection/query.ts';
import { useFormat } from '../../core/format/use-format.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { Act } from '../../core/office/act.tsx';
import { List, type Column } from '../../core/office/list.tsx';
import { Loaded } from '../../core/office/loaded.tsx';
import office from '../../core/office/office.module.css';
import { PlayerLink } from '../../core/office/player-link.tsx';
import { Note, Section } from '../../core/office/section.tsx';
import { Badge } from '../../core/ui/badge.tsx';
import { RoleAct } from './role-act.tsx';

const EndSessions = ({ person: { userId, nick } }: { person: StaffPerson }): ReactNode => {
  const t = useMessages('office-staff', 'main');
  return (
    <Act
      label={t('sessions.end')}
      name={t('sessions.end.name', { nick })}
      text={t('sessions.end.text')}
      done={t('sessions.ended')}
      rereads={['officeStaff.']}
      send={(send, reason) => send('officeStaff.endSessions', { userId, reason })}
    />
  );
};

const Name = ({ person }: { person: StaffPerson }): ReactNode => {
  const t = useMessages('office-staff', 'main');
  return (
    <span className={office.names}>
      <PlayerLink player={person} />
      {person.isOwn && <Badge tone="told">{t('you')}</Badge>}
      {person.isBlocked && <Badge tone="bad">{t('blocked')}</Badge>}
    </span>
  );
};

const useColumns = (): readonly Column<StaffPerson>[] => {
  const t = useMessages('office-staff', 'main');
  const moment = useMoment();
  const { count } = useFormat();
  return [
    { label: t('col.name'), key: 'nick', value: ({ nick }) => nick, cell: (person) => <Name person={person} /> },
    {
      label: t('col.roles'),
      key: 'roles',
      value: ({ roles }) => roles.map((role) => t(`role.${role}`)).join(', '),
      cell: ({ roles }) => roles.map((role) => t(`role.${role}`)).join(', '),
    },
    {
      label: t('col.factor'),
      key: 'factor',
      value: ({ hasTwoFactor }) => t(hasTwoFactor ? 'on' : 'off'),
      cell: ({ hasTwoFactor }) => <Badge tone={hasTwoFactor ? 'good' : 'bad'}>{t(hasTwoFactor ? 'on' : 'off')}</Badge>,
    },
    {
      label: t('col.signIn'),
      key: 'signIn',
      value: ({ lastSignInAt }) => lastSignInAt ?? 0,
      cell: ({ lastSignInAt }) => (lastSignInAt === null ? '—' : moment(lastSignInAt)),
    },
    {
      label: t('col.sessions'),
      key: 'sessions',
      isNumber: true,
      value: ({ sessions }) => sessions,
      cell: ({ sessions }) => count(sessions),
    },
    {
      label: t('col.action'),
      cell: (person) => (
        <div className={office.actions}>
          <RoleAct person={person} />
          {person.sessions > 0 && <EndSessions person={person} />}
        </div>
      ),
    },
  ];
};

/** Everybody with a role. */
export const PeopleSection = (): ReactNode => {
  const t = useMessages('office-staff', 'main');
  const query = useCallQuery('officeStaff.people', {});
  const columns = useColumns();
  return (
    <Section title={t('part.people')}>
      <Note>{t('people.text')}</Note>
      <RoleAct />
      <Loaded query={query}>
        {({ people }) => (
          <List
            label={t('part.people')}
            rows={people}
            keyOf={({ userId }) => userId}
            columns={columns}
            file="staff"
            search="public"
          />
        )}
      </Loaded>
    </Section>
  );
};
