import { FileUp } from 'lucide-react';
import { useId, useState, type DragEvent, type ReactNode } from 'react';
import { kycKinds, kycMediaTypes, type KycKind } from 'server/contract';
import { useFormat } from '../../core/format/use-format.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { Button } from '../../core/ui/button.tsx';
import { Card } from '../../core/ui/card.tsx';
import { classNames } from '../../core/ui/class-names.ts';
import { SelectField } from '../../core/ui/select-field.tsx';
import styles from './kyc.module.css';
import { useUpload, type Upload } from './use-upload.ts';

interface DropZoneProps {
  problemId: string | undefined;
  onFile(file: File): void;
}

/** A place to drop a file on; a press, Enter or Space lets one be chosen. */
const DropZone = ({ problemId, onFile }: DropZoneProps): ReactNode => {
  const t = useMessages('kyc', 'main');
  const [over, setOver] = useState(false);
  const take = (files: FileList | null): void => {
    const [file] = files ?? [];
    if (file) onFile(file);
  };
  const drag = (event: DragEvent, isOver: boolean): void => {
    event.preventDefault(); // else the browser would open the file
    setOver(isOver);
  };
  return (
    <label
      className={classNames(styles.drop, over && styles.over)}
      onDragEnter={(event) => drag(event, true)}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={(event) => {
        drag(event, false);
        take(event.dataTransfer.files);
      }}
    >
      <input
        type="file"
        accept={kycMediaTypes.join(',')}
        className="visually-hidden"
        aria-describedby={problemId}
        onChange={(event) => {
          take(event.currentTarget.files);
          event.currentTarget.value = ''; // the same file may be chosen again
        }}
      />
      <FileUp aria-hidden="true" size={28} />
      <span className={styles.dropTitle}>{t('drop')}</span>
      <span className={styles.note}>{t('drop.note')}</span>
    </label>
  );
};

const Progress = ({ upload: { name = '', share, cancel } }: { upload: Upload }): ReactNode => {
  const t = useMessages('kyc', 'main');
  const format = useFormat();
  const percent = Math.floor(share * 100);
  const isWhole = share >= 1; // it has gone: the server looks at it
  return (
    <div className={styles.sending}>
      <p className={styles.fileName}>{name}</p>
      <div
        className={styles.track}
        role="progressbar"
        aria-label={t('sending')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <span className={styles.fill} style={{ width: `${percent}%` }} />
      </div>
      <p className={styles.note} role="status">
        {isWhole ? t('checking') : t('sending.share', { percent: format.percent(percent) })}
      </p>
      <Button onClick={cancel}>{t('cancel')}</Button>
    </div>
  );
};

/** Choosing a document and sending it. `mayAdd`: there is room for another one; `asksFunds`: a proof of funds is asked for. */
export const UploadCard = ({ mayAdd, asksFunds }: { mayAdd: boolean; asksFunds: boolean }): ReactNode => {
  const t = useMessages('kyc', 'main');
  const [kind, setKind] = useState<KycKind>(asksFunds ? 'funds_proof' : 'passport');
  const upload = useUpload();
  const problemId = useId();
  const kinds = kycKinds.filter((value) => asksFunds || value !== 'funds_proof');
  return (
    <Card className={styles.card}>
      <h2>{t('upload')}</h2>
      {mayAdd ? (
        <>
          <SelectField<KycKind>
            label={t('kind')}
            options={kinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
            value={kind}
            disabled={upload.name !== undefined}
            onChange={setKind}
          />
          {upload.name === undefined ? (
            <DropZone
              problemId={upload.problem === undefined ? undefined : problemId}
              onFile={(file) => upload.send(file, kind)}
            />
          ) : (
            <Progress upload={upload} />
          )}
          <p id={problemId} role="alert" className={styles.problem}>
            {upload.problem}
          </p>
          <ul className={styles.hints}>
            <li>{t('hint.whole')}</li>
            <li>{t('hint.sharp')}</li>
            <li>{t('hint.valid')}</li>
          </ul>
        </>
      ) : (
        <p className={styles.text}>{t('enough')}</p>
      )}
    </Card>
  );
};
