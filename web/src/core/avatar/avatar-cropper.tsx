import { RotateCcw, RotateCw, ZoomIn, ZoomOut } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { useMessages } from '../i18n/messages.ts';
import { IconButton } from '../ui/button.tsx';
import styles from './avatar.module.css';
import { MAX_ZOOM, MIN_ZOOM, scaleOf, stepZoom, turn, zoomOf, type CropArea, type CropPlace } from './picture.ts';

const KEY_STEP_PX = 4;

export interface AvatarCropperProps {
  picture: string; // its address
  place: CropPlace;
  onPlace(place: CropPlace): void;
  onArea(area: CropArea): void; // visible part of the picture
}

const Tools = ({ place, onPlace }: Pick<AvatarCropperProps, 'place' | 'onPlace'>): ReactNode => {
  const t = useMessages('avatar', 'main');
  const { zoom, rotation } = place;
  const nearer = stepZoom(zoom, 1);
  const farther = stepZoom(zoom, -1);
  return (
    <div className={styles.tools}>
      <IconButton label={t('turnLeft')} onClick={() => onPlace({ zoom, rotation: turn(rotation, -1) })}>
        <RotateCcw aria-hidden="true" size={20} />
      </IconButton>
      <IconButton
        label={t('zoomOut')}
        aria-disabled={farther === zoom}
        onClick={() => onPlace({ zoom: farther, rotation })}
      >
        <ZoomOut aria-hidden="true" size={20} />
      </IconButton>
      <IconButton
        label={t('zoomIn')}
        aria-disabled={nearer === zoom}
        onClick={() => onPlace({ zoom: nearer, rotation })}
      >
        <ZoomIn aria-hidden="true" size={20} />
      </IconButton>
      <IconButton label={t('turnRight')} onClick={() => onPlace({ zoom, rotation: turn(rotation, 1) })}>
        <RotateCw aria-hidden="true" size={20} />
      </IconButton>
    </div>
  );
};

/** Moves, zooms and turns a picture behind the circle of an avatar: by mouse, touch, wheel, keys and buttons. */
export const AvatarCropper = ({ picture, place, onPlace, onArea }: AvatarCropperProps): ReactNode => {
  const t = useMessages('avatar', 'main');
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const scale = scaleOf(place.zoom);
  return (
    <>
      <div className={styles.cropper}>
        <Cropper
          image={picture}
          crop={crop}
          zoom={scale}
          minZoom={scaleOf(MIN_ZOOM)}
          maxZoom={scaleOf(MAX_ZOOM)}
          rotation={place.rotation}
          aspect={1}
          objectFit="cover"
          cropShape="round"
          showGrid={false}
          restrictPosition={scale >= 1}
          keyboardStep={KEY_STEP_PX}
          zoomSpeed={0.5}
          disableAutomaticStylesInjection
          cropperProps={{ role: 'application', 'aria-label': t('crop') }}
          onCropChange={setCrop}
          onZoomChange={(next) => onPlace({ ...place, zoom: zoomOf(next) })}
          onCropAreaChange={(_percent, area) => onArea(area)}
          onCropComplete={(_percent, area) => onArea(area)}
        />
      </div>
      <Tools place={place} onPlace={onPlace} />
    </>
  );
};
