import type { ReactNode } from 'react';
import type { RoleProposal } from 'server/contract';
import { useCallQuery } from '../../core/connection/query.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { ChangeItem, Changes, Differences, type Change } from '../../core/office/changes.tsx';
import { Loaded } from '../../core/office/loaded.tsx';
import { Section } from '../../core/office/section.tsx';

const useChange = (): ((proposal: RoleProposal) => Change) => {
  const t = useMessages('office-staff', 'main');
  return ({ nick, role, isGranted, status, decider, decision, ...proposal }) => {
    const [had, has] = [t('role.none'), t(`role.${role}`)];
    const [before, after] = isGranted ? [had, has] : [has, had];
    return {
      ...proposal,
      name: nick,
      status: status === 'approved' ? 'active' : status,
      decider: decider ?? (status === 'approved' ? t('shell') : null),
      decision,
      differences: <Differences label={nick} rows={[{ name: t('role'), before, after }]} />,
    };
  };
};

/** Roles that wait for a second administrator, and those decided last. */
export const ProposalsSection = (): ReactNode => {
  const t = useMessages('office-staff', 'main');
  const query = useCallQuery('officeStaff.people', {});
  const change = useChange();
  const shown = (proposals: readonly RoleProposal[]): ReactNode[] =>
    proposals.map((proposal) => (
      <ChangeItem
        key={proposal.id}
        change={change(proposal)}
        rereads={['officeStaff.']}
        decide={(send, decision) => send('officeStaff.decide', decision)}
      />
    ));
  return (
    <Loaded query={query}>
      {({ proposals }) => (
        <>
          <Section title={t('waiting')}>
            <Changes empty={t('waiting.none')}>
              {shown(proposals.filter(({ status }) => status === 'proposed'))}
            </Changes>
          </Section>
          <Section title={t('decided')}>
            <Changes empty={t('decided.none')}>
              {shown(proposals.filter(({ status }) => status !== 'proposed'))}
            </Changes>
          </Section>
        </>
      )}
    </Loaded>
  );
};
