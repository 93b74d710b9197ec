import { CircleCheck, CircleX, Clock, IdCard, TriangleAlert } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import type { CallAnswer } from 'server/contract';
import { useCallQuery } from '../../core/connection/query.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { useProfile } from '../../core/session/session.ts';
import { Button } from '../../core/ui/button.tsx';
import { Card } from '../../core/ui/card.tsx';
import { classNames } from '../../core/ui/class-names.ts';
import { Skeleton } from '../../core/ui/skeleton.tsx';
import { ErrorState } from '../../core/ui/states.tsx';
import { DocumentList } from './document-list.tsx';
import styles from './kyc.module.css';
import { UploadCard } from './upload-card.tsx';

type Loaded = CallAnswer<'kyc.load'>;

const icons = { none: IdCard, pending: Clock, approved: CircleCheck, rejected: CircleX } as const;

/** Progress of the check, and its reason. */
const Status = ({ status }: Pick<Loaded, 'status'>): ReactNode => {
  const t = useMessages('kyc', 'main');
  const Icon = icons[status];
  return (
    <Card className={styles.card}>
      <div className={styles.state} role="status">
        <Icon aria-hidden="true" size={32} className={classNames(styles.stateIcon, styles[status])} />
        <div>
          <h2>{t(`state.${status}`)}</h2>
          <p className={styles.text}>{t(`state.${status}.text`)}</p>
        </div>
      </div>
      <details className={styles.details}>
        <summary>{t('why')}</summary>
        <p className={styles.text}>{t('why.text')}</p>
        <p className={styles.text}>{t('why.safe')}</p>
      </details>
    </Card>
  );
};

type Request = Loaded['requests'][number];

/** A document that is asked for; of a proof of funds also the officer's words, and until when. */
const RequestItem = ({ request: { text, words, deadlineAt, isLate } }: { request: Request }): ReactNode => {
  const t = useMessages('kyc', 'main');
  const moment = useMoment();
  return (
    <li>
      {text}
      {words !== '' && <blockquote className={styles.words}>{words}</blockquote>}
      {deadlineAt !== null && <p className={styles.deadline}>{t('deadline', { at: moment(deadlineAt) })}</p>}
      {deadlineAt !== null && <p className={styles.text}>{t(isLate ? 'funds.late' : 'funds.waits')}</p>}
    </li>
  );
};

/** Documents that are asked for, why, and what waits for them. */
const Requests = ({ requests, isHeld }: Pick<Loaded, 'requests' | 'isHeld'>): ReactNode => {
  const t = useMessages('kyc', 'main');
  return (
    <Card className={styles.card}>
      <h2>{t('asked')}</h2>
      {isHeld && (
        <p className={styles.held}>
          <TriangleAlert aria-hidden="true" size={20} />
          {t('held')}
        </p>
      )}
      {requests.length > 0 && (
        <ul className={styles.hints}>
          {requests.map((request) => (
            <RequestItem key={request.need} request={request} />
          ))}
        </ul>
      )}
    </Card>
  );
};

/** /settings/kyc: proving who one is. */
export const KycScreen = (): ReactNode => {
  const t = useMessages('kyc', 'main');
  const { data, error, refetch } = useCallQuery('kyc.load', {});
  const status = useProfile()?.kyc;
  useEffect(() => {
    if (status !== undefined) void refetch(); // a review came while the page was open
  }, [status, refetch]);
  if (data)
    return (
      <div className={styles.screen}>
        <Status status={data.status} />
        {(data.requests.length > 0 || data.isHeld) && <Requests requests={data.requests} isHeld={data.isHeld} />}
        <UploadCard mayAdd={data.mayAdd} asksFunds={data.requests.some(({ need }) => need === 'funds')} />
        <DocumentList documents={data.documents} />
      </div>
    );
  if (error)
    return (
      <ErrorState about={error} action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}>
        {t('failed')}
      </ErrorState>
    );
  return (
    <div className={styles.screen} aria-busy="true">
      <Skeleton height={160} />
      <Skeleton height={360} />
      <Skeleton height={120} />
    </div>
  );
};
