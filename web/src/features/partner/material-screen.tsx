import { houseDayOf as dayOf } from 'games-engine';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { SUB_ID, type CallAnswer } from 'server/contract';
import { useCallQuery } from '../../core/connection/query.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { Loaded, Loading } from '../../core/office/loaded.tsx';
import { useSession } from '../../core/session/session.ts';
import { Button } from '../../core/ui/button.tsx';
import { Card } from '../../core/ui/card.tsx';
import { CopyValue } from '../../core/ui/copy.tsx';
import { saveBlob, saveFile } from '../../core/ui/save-file.ts';
import { SelectField } from '../../core/ui/select-field.tsx';
import { TextField } from '../../core/ui/text-field.tsx';
import { linksOf } from './partner-links.ts';
import { useOverview } from './partner-query.ts';

import styles from './partner.module.css';
import campaign from './campaigns.module.css';

const Banners = lazy(async () => ({ default: (await import('./banners.tsx')).Banners }));

const QR_PX = 1_024;
const QR_SHOWN_PX = 208;
const qrOptions = { width: QR_PX, margin: 2 } as const;

const SUB_MAX = 64;

const QrCard = ({ link, qr }: { link: string; qr: string }): ReactNode => {
  const t = useMessages('partner', 'material');
  const savePng = async (): Promise<void> => saveBlob(await (await fetch(qr)).blob(), 'glasshouse-qr.png');
  const saveSvg = async (): Promise<void> =>
    saveFile(
      await (await import('qrcode')).toString(link, { ...qrOptions, type: 'svg' }),
      'glasshouse-qr.svg',
      'image/svg+xml',
    );
  return (
    <Card className={styles.card}>
      <h2>{t('qr')}</h2>
      <div className={campaign.qr}>
        <img src={qr} width={QR_SHOWN_PX} height={QR_SHOWN_PX} alt={t('qr.alt')} />
        <div className={styles.row}>
          <Button aria-label={t('qr.save', { kind: 'PNG' })} onClick={() => void savePng()}>
            <Download aria-hidden="true" size={18} />
            PNG
          </Button>
          <Button aria-label={t('qr.save', { kind: 'SVG' })} onClick={() => void saveSvg()}>
            <Download aria-hidden="true" size={18} />
            SVG
          </Button>
        </div>
      </div>
    </Card>
  );
};

interface MaterialProps {
  code: string; // public id of the partner
  campaigns: CallAnswer<'partner.campaigns'>;
}

const Material = ({ code, campaigns: { tags, telegramLink } }: MaterialProps): ReactNode => {
  const t = useMessages('partner', 'material');
  const [params, setParams] = useSearchParams();
  const [sub, setSub] = useState('');
  const tag = tags.find((known) => known === params.get('tag')) ?? '';
  const isWrong = sub !== '' && !SUB_ID.test(sub);
  const links = linksOf({ origin: location.origin, code, tag, sub: isWrong ? '' : sub });
  const { data: qr } = useQuery({
    queryKey: ['partner.qr', links.short],
    queryFn: async () => (await import('qrcode')).toDataURL(links.short, qrOptions),
    staleTime: Infinity,
  });
  return (
    <>
      <div className={styles.columns}>
        <Card className={styles.card}>
          <h2>{t('links')}</h2>
          <SelectField
            label={t('campaign')}
            value={tag}
            options={[{ value: '', label: t('campaign.none') }, ...tags.map((value) => ({ value, label: value }))]}
            onChange={(value) =>
              setParams(value === '' ? {} : { tag: value }, { replace: true, preventScrollReset: true })
            }
          />
          <TextField
            label={t('sub')}
            hint={t('sub.hint')}
            error={isWrong ? t('sub.wrong') : undefined}
            value={sub}
            maxLength={SUB_MAX}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setSub(event.currentTarget.value)}
          />
          <CopyValue label={t('link.full')} value={links.full} />
          <CopyValue label={t('link.short')} value={links.short} />
          {telegramLink !== null && <CopyValue label={t('link.telegram')} value={telegramLink + links.text} />}
        </Card>
        {qr !== undefined && <QrCard link={links.short} qr={qr} />}
      </div>
      {qr !== undefined && (
        <Suspense fallback={<Loading />}>
          <Banners link={links.full} shortLink={links.short} qr={qr} />
        </Suspense>
      )}
    </>
  );
};

/** Links, their code to be scanned, and banners. */
export const MaterialScreen = (): ReactNode => {
  const { status } = useSession();
  const [today] = useState(() => dayOf(Date.now()));
  const overview = useOverview();
  const campaigns = useCallQuery('partner.campaigns', { from: today, to: today });
  if (status === 'guest') return <Navigate to="/partners/advanced" replace />;
  if (status === 'loading') return <Loading />;
  return (
    <Loaded query={overview} height={480}>
      {({ myReferal }) => (
        <Loaded query={campaigns} height={480}>
          {(found) => <Material code={myReferal.hashids} campaigns={found} />}
        </Loaded>
      )}
    </Loaded>
  );
};
