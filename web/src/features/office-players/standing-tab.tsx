import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { PlayerConversation, PlayerPage, PlayerStanding } from 'server/contract';
import { useCallQuery } from '../../core/connection/query.ts';
import { isAmong } from '../../core/features/audience.ts';
import { useFormat } from '../../core/format/use-format.ts';
import { hasMessage, texts, useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { List, type Column } from '../../core/office/list.tsx';
import { Loaded } from '../../core/office/loaded.tsx';
import { MorePages } from '../../core/office/more-pages.tsx';
import office from '../../core/office/office.module.css';
import { Note, Section } from '../../core/office/section.tsx';
import { useDeskFormat } from '../../core/office/use-desk-format.ts';
import { useSession } from '../../core/session/session.ts';
import { Badge, type Tone } from '../../core/ui/badge.tsx';
import { Facts } from '../../core/ui/facts.tsx';
import { ProgressBar } from '../../core/ui/progress-bar.tsx';
import { vipName } from '../../core/vip/vip-level.ts';
import { usePages } from './use-pages.ts';

type Document = NonNullable<PlayerStanding['documents']>[number];

const documentTones: Record<string, Tone> = { pending: 'wait', approved: 'good', rejected: 'bad', expired: 'bad' };
const talkTones: Record<PlayerConversation['state'], Tone | undefined> = {
  waiting: 'wait',
  answered: 'told',
  closed: undefined,
};

const useDocumentColumns = (): readonly Column<Document>[] => {
  const t = useMessages('office-players', 'standing');
  const moment = useMoment();
  return [
    { label: t('document'), cell: ({ kind }) => t(`kind.${kind}`) },
    {
      label: t('state'),
      cell: ({ status }) => (
        <Badge tone={documentTones[status]}>
          {hasMessage(texts('office-players', 'standing'), `document.${status}`)
            ? t(`document.${status as 'pending'}`)
            : status}
        </Badge>
      ),
    },
    { label: t('expires'), cell: ({ expires }) => expires ?? '—' },
    { label: t('sent'), cell: ({ createdAt }) => moment(createdAt) },
  ];
};

const Documents = ({ userId, documents }: { userId: string; documents: readonly Document[] }): ReactNode => {
  const t = useMessages('office-players', 'standing');
  const columns = useDocumentColumns();
  return (
    <Section title={t('documents')}>
      <Link to={`/office/identity/${userId}`} className={office.download}>
        {t('documents.open')}
      </Link>
      <List
        label={t('documents')}
        rows={documents}
        keyOf={({ id }) => id}
        isServerSorted
        empty={t('documents.none')}
        columns={columns}
      />
    </Section>
  );
};

const Vip = ({ vip: { level, staked, next } }: Pick<PlayerStanding, 'vip'>): ReactNode => {
  const t = useMessages('office-players', 'standing');
  const { base } = useDeskFormat();
  return (
    <Section title={t('vip')}>
      <Facts
        layout="rows"
        facts={[
          [t('level'), vipName(level) ?? t('level.none')],
          [t('staked'), staked !== null && base(staked)],
          [t('next'), next && t('next.at', { level: vipName(next.level) ?? '', needs: base(next.needs) })],
        ]}
      />
      {staked !== null && next && <ProgressBar done={staked} of={next.needs} />}
    </Section>
  );
};

const Partner = ({ invitedBy, partner }: Pick<PlayerStanding, 'invitedBy' | 'partner'>): ReactNode => {
  const t = useMessages('office-players', 'standing');
  const { count } = useFormat();
  const moment = useMoment();
  if (!invitedBy && !partner)
    return (
      <Section title={t('partner')}>
        <Note>{t('partner.none')}</Note>
      </Section>
    );
  return (
    <Section title={t('partner')}>
      <Facts
        layout="rows"
        facts={[
          [
            t('invitedBy'),
            invitedBy && (
              <Link key="partner" to={`/office/players/${invitedBy.userId}?tab=standing`}>
                {invitedBy.nick}
              </Link>
            ),
          ],
          [t('invitedAt'), invitedBy && moment(invitedBy.at)],
          [
            t('tied'),
            invitedBy?.tiedBy != null && (
              <Badge key="tied" tone="wait">
                {t('tied.yes')}
              </Badge>
            ),
          ],
          [t('partner.level'), partner && count(partner.level)],
          [t('referrals'), partner && count(partner.referrals)],
          [t('referrals.tied'), partner && partner.tied > 0 && count(partner.tied)],
        ]}
      />
    </Section>
  );
};

const useTalkColumns = (): readonly Column<PlayerConversation>[] => {
  const t = useMessages('office-players', 'standing');
  const moment = useMoment();
  const { count } = useFormat();
  return [
    {
      label: t('topic'),
      cell: ({ uid, topic }) => <Link to={`/office/support/${uid}`}>{t(`topic.${topic}`)}</Link>,
    },
    { label: t('state'), cell: ({ state }) => <Badge tone={talkTones[state]}>{t(`state.${state}`)}</Badge> },
    { label: t('queue'), cell: ({ queue }) => t(`queue.${queue}`) },
    { label: t('rating'), isNumber: true, cell: ({ rating }) => (rating === null ? '—' : count(rating)) },
    { label: t('at'), cell: ({ createdAt }) => moment(createdAt) },
  ];
};

const Conversations = ({ userId }: { userId: string }): ReactNode => {
  const t = useMessages('office-players', 'standing');
  const query = usePages('officePlayers.conversations', { userId });
  const columns = useTalkColumns();
  return (
    <Section title={t('conversations')}>
      <MorePages
        query={query}
        rows={query.data?.flatMap(({ conversations }) => conversations)}
        empty={t('conversations.none')}
      >
        {(rows) => (
          <List label={t('conversations')} rows={rows} keyOf={({ uid }) => uid} isServerSorted columns={columns} />
        )}
      </MorePages>
    </Section>
  );
};

/** Documents, VIP level, partners and conversations of a player, as far as the rights of who looks go. */
export const StandingTab = ({ page: { userId } }: { page: PlayerPage }): ReactNode => {
  const query = useCallQuery('officePlayers.standing', { userId });
  const answers = isAmong('supportDesk', useSession());
  return (
    <>
      <Loaded query={query} height={320}>
        {({ documents, vip, invitedBy, partner }) => (
          <>
            <div className={office.columns}>
              <div className={office.column}>
                <Vip vip={vip} />
              </div>
              <div className={office.column}>
                <Partner invitedBy={invitedBy} partner={partner} />
              </div>
            </div>
            {documents && <Documents userId={userId} documents={documents} />}
          </>
        )}
      </Loaded>
      {answers && <Conversations userId={userId} />}
    </>
  );
};
