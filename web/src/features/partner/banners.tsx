import { bonusesPictures } from 'assets/features/bonuses/pictures';
import { Download } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useMessages } from '../../core/i18n/messages.ts';
import { fontFamily } from '../../core/tokens/tokens.ts';
import { Button } from '../../core/ui/button.tsx';
import { Card } from '../../core/ui/card.tsx';
import { CopyValue } from '../../core/ui/copy.tsx';
import { saveBlob } from '../../core/ui/save-file.ts';
import { SegmentedControl } from '../../core/ui/segmented-control.tsx';
import { bannerSizes, drawBanner, type BannerSize } from './banner.ts';
import styles from './partner.module.css';
import campaign from './campaigns.module.css';

const arts = {
  gift: bonusesPictures.partnerKey,
  chest: bonusesPictures.bonusKey,
  trophy: bonusesPictures.tournamentKey,
} as const;
type Art = keyof typeof arts;
const artNames = Object.keys(arts) as Art[];

const loadImage = async (url: string): Promise<HTMLImageElement> => {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
};

interface BannerProps {
  size: BannerSize;
  art: Art;
  link: string;
  shortLink: string;
  qr: string; // data address of the code
}

const Banner = ({ size, art, link, shortLink, qr }: BannerProps): ReactNode => {
  const t = useMessages('partner', 'material');
  const canvas = useRef<HTMLCanvasElement>(null);
  const head = t('banner.head');
  const name = `${size.width}×${size.height}`;
  const file = `glasshouse-${size.width}x${size.height}.png`;
  const [isDrawn, setIsDrawn] = useState(false);
  useEffect(() => {
    let isWanted = true;
    const draw = async (): Promise<void> => {
      const pictures = await Promise.all([loadImage(arts[art].url), loadImage(qr)]);
      await document.fonts.load(`700 16px ${fontFamily}`);
      const context = canvas.current?.getContext('2d');
      if (!isWanted || !context) return;
      drawBanner(context, size, {
        art: pictures[0],
        qr: pictures[1],
        head,
        link: shortLink.replace(/^https?:\/\//, ''),
      });
      setIsDrawn(true);
    };
    void draw();
    return () => {
      isWanted = false;
    };
  }, [art, head, qr, shortLink, size]);
  return (
    <div className={campaign.banner}>
      <h3>{name}</h3>
      <canvas ref={canvas} width={size.width} height={size.height} role="img" aria-label={t('banner.alt', { name })} />
      <div className={styles.row}>
        <Button disabled={!isDrawn} onClick={() => canvas.current?.toBlob((blob) => blob && saveBlob(blob, file))}>
          <Download aria-hidden="true" size={18} />
          {t('banner.save', { name })}
        </Button>
      </div>
      <CopyValue
        label={t('banner.html', { name })}
        value={`<a href="${link.replaceAll('&', '&amp;')}"><img src="${file}" width="${size.width}" height="${size.height}" alt="Glasshouse"></a>`}
      />
    </div>
  );
};

/** Banners with the partner's link, to be saved as pictures, and the HTML that shows them. */
export const Banners = (link: Omit<BannerProps, 'size' | 'art'>): ReactNode => {
  const t = useMessages('partner', 'material');
  const [art, setArt] = useState<Art>('gift');
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <h2>{t('banners')}</h2>
        <SegmentedControl<Art>
          label={t('banner.art')}
          value={art}
          options={artNames.map((value) => ({ value, label: t(`art.${value}`) }))}
          onChange={setArt}
        />
      </div>
      <p className={styles.muted}>{t('banners.note')}</p>
      <div className={campaign.banners}>
        {bannerSizes.map((size) => (
          <Banner key={size.width} size={size} art={art} {...link} />
        ))}
      </div>
    </Card>
  );
};
