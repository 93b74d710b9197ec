import { useState, type ReactNode } from 'react';
import { POSTBACK_URL_MAX, postbackMacros, type CallAnswer, type Delivery } from 'server/contract';
import { queryClient, useCallQuery } from '../../core/connection/query.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { Loaded } from '../../core/office/loaded.tsx';
import { Badge } from '../../core/ui/badge.tsx';
import { Button } from '../../core/ui/button.tsx';
import { Card } from '../../core/ui/card.tsx';
import { CopyValue } from '../../core/ui/copy.tsx';
import { DataTable, type DataColumn } from '../../core/ui/data-table.tsx';
import { Form } from '../../core/ui/form.tsx';
import { TextField } from '../../core/ui/text-field.tsx';
import { useAct } from '../../core/ui/use-act.ts';
import styles from './partner.module.css';
import campaign from './campaigns.module.css';

type Postback = CallAnswer<'partner.postback'>;

const CHECKED_MS = 5_000; // a test is sent within seconds
const reread = (): void => void queryClient.invalidateQueries({ queryKey: ['partner.postback'] });
const tones = { waiting: 'wait', delivered: 'good', givenUp: 'bad' } as const;

const answerOf = ({ status, problem }: Delivery): string => (status === null ? (problem ?? '–') : String(status));

const useColumns = (): readonly DataColumn<Delivery>[] => {
  const t = useMessages('partner', 'postbacks');
  const moment = useMoment();
  return [
    { label: t('col.at'), cell: ({ at }) => moment(at) },
    { label: t('col.event'), cell: ({ event }) => t(`event.${event}`) },
    { label: t('col.state'), cell: ({ state }) => <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge> },
    { label: t('col.answer'), cell: (row) => <span className={campaign.name}>{answerOf(row)}</span> },
    { label: t('col.attempts'), cell: ({ attempts }) => attempts, isNumber: true },
    { label: t('col.next'), cell: ({ nextAt }) => (nextAt === null ? '–' : moment(nextAt)) },
  ];
};

const Deliveries = ({ rows }: { rows: readonly Delivery[] }): ReactNode => {
  const t = useMessages('partner', 'postbacks');
  return (
    <>
      <h3>{t('log')}</h3>
      <DataTable label={t('log')} rows={rows} keyOf={({ id }) => String(id)} columns={useColumns()} />
    </>
  );
};

const Address = ({ postback: { url, deliveries } }: { postback: Postback }): ReactNode => {
  const t = useMessages('partner', 'postbacks');
  const [typed, setTyped] = useState(url ?? '');
  const [secret, setSecret] = useState<string | null>(null);
  const { busy, problem, run } = useAct<object>(reread);
  const save = async (): Promise<void> => {
    const saved = await run((send) => send('partner.setPostback', { url: typed }), t('saved'));
    if (saved && 'secret' in saved && typeof saved.secret === 'string') setSecret(saved.secret);
  };
  const rotate = async (): Promise<void> => {
    const rotated = await run((send) => send('partner.rotateSecret', {}), t('secret.done'));
    if (rotated && 'secret' in rotated && typeof rotated.secret === 'string') setSecret(rotated.secret);
  };
  const remove = async (): Promise<void> => {
    if (!(await run((send) => send('partner.removePostback', {}), t('removed')))) return;
    setTyped('');
    setSecret(null);
  };
  return (
    <>
      <Form className={styles.row} onSubmit={() => void save()}>
        <TextField
          type="url"
          label={t('url')}
          hint={t('url.hint', { macros: postbackMacros.map((name) => `{${name}}`).join(' ') })}
          error={problem}
          placeholder="https://"
          value={typed}
          maxLength={POSTBACK_URL_MAX}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" variant="primary" loading={busy}>
          {t('save')}
        </Button>
      </Form>
      {secret !== null && (
        <CopyValue label={t('secret')} value={secret} note={<p role="status">{t('secret.once')}</p>} />
      )}
      {url !== null && (
        <div className={styles.row}>
          <Button disabled={busy} onClick={() => void run((send) => send('partner.testPostback', {}), t('test.sent'))}>
            {t('test')}
          </Button>
          <Button disabled={busy} onClick={() => void rotate()}>
            {t('secret.rotate')}
          </Button>
          <Button variant="ghost" disabled={busy} onClick={() => void remove()}>
            {t('remove')}
          </Button>
        </div>
      )}
      {deliveries.length > 0 && <Deliveries rows={deliveries} />}
    </>
  );
};

/** The partner's own address, which is told of events, and what came of telling it. */
export const PostbackCard = (): ReactNode => {
  const t = useMessages('partner', 'postbacks');
  const query = useCallQuery(
    'partner.postback',
    {},
    {
      refetchInterval: ({ state }) =>
        state.data?.deliveries.some(({ state: at, attempts }) => at === 'waiting' && attempts === 0) === true
          ? CHECKED_MS
          : false,
    },
  );
  return (
    <Card className={styles.card}>
      <h2>{t('title')}</h2>
      <p className={styles.muted}>{t('about')}</p>
      <Loaded query={query} height={160}>
        {(postback) => <Address postback={postback} />}
      </Loaded>
      <p className={styles.muted}>{t('signed')}</p>
    </Card>
  );
};
