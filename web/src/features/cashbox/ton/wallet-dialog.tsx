import { useQuery } from '@tanstack/react-query';
import { Wallet } from 'lucide-react';
import { toDataURL } from 'qrcode';
import { useState, type ReactNode } from 'react';
import { QR_WIDTH } from 'server/contract';
import { useMessages } from '../../../core/i18n/messages.ts';
import { Button } from '../../../core/ui/button.tsx';
import { Dialog } from '../../../core/ui/dialog.tsx';
import cashbox from '../cashbox.module.css';
import choiceGrid from '../choice-grid.module.css';
import cryptoAddress from '../crypto-address.module.css';
import type { TonConnection, TonProof, WalletChoice } from './ton-connection.ts';

interface Waiting {
  readonly name: string; // name of the wallet
  readonly link: string | undefined;
}

const LinkCode = ({ link }: { link: string }): ReactNode => {
  const t = useMessages('cashbox', 'ton');
  const { data } = useQuery({
    queryKey: ['ton-link', link],
    // a long text: the less a code repeats, the larger are its squares
    queryFn: () => toDataURL(link, { width: QR_WIDTH, margin: 2, errorCorrectionLevel: 'L' }),
    staleTime: Infinity,
    gcTime: 0, // it opens one session
  });
  return data ? (
    <img className={cryptoAddress.qr} src={data} width={QR_WIDTH} height={QR_WIDTH} alt={t('code')} />
  ) : null;
};

const WaitingView = ({ waiting: { name, link }, onBack }: { waiting: Waiting; onBack(): void }): ReactNode => {
  const t = useMessages('cashbox', 'ton');
  return (
    <div className={cashbox.section}>
      <p role="status">{t('waiting', { wallet: name })}</p>
      {link !== undefined && (
        <>
          <p className={cashbox.note}>{t('scan')}</p>
          <LinkCode link={link} />
          <div className={cashbox.actions}>
            <a href={link} target="_blank" rel="noreferrer">
              {t('open', { wallet: name })}
            </a>
          </div>
        </>
      )}
      <Button onClick={onBack}>{t('other')}</Button>
    </div>
  );
};

const Choices = ({
  choices,
  onChoose,
}: {
  choices: readonly WalletChoice[];
  onChoose(choice: WalletChoice): void;
}): ReactNode => {
  const t = useMessages('cashbox', 'ton');
  return (
    <ul className={choiceGrid.grid} aria-label={t('choose')}>
      {choices.map((choice) => (
        <li key={choice.id}>
          <Button block onClick={() => onChoose(choice)}>
            <Wallet aria-hidden="true" size={20} />
            {choice.name}
          </Button>
        </li>
      ))}
    </ul>
  );
};

export interface WalletDialogProps {
  connection: TonConnection;
  onProof(proof: TonProof): void;
  onClose(): void;
}

/** Chooses the wallet that is to connect, and waits for its answer. */
export const WalletDialog = ({ connection, onProof, onClose }: WalletDialogProps): ReactNode => {
  const t = useMessages('cashbox', 'ton');
  const [waiting, setWaiting] = useState<Waiting>();
  const [isDeclined, setIsDeclined] = useState(false);
  const choose = async (choice: WalletChoice): Promise<void> => {
    setIsDeclined(false);
    try {
      const { link, proof } = connection.ask(choice); // at once: later a browser would block the wallet's window
      setWaiting({ name: choice.name, link });
      onProof(await proof);
    } catch {
      setWaiting(undefined);
      setIsDeclined(true);
    }
  };
  const goBack = (): void => {
    connection.close();
    setWaiting(undefined);
  };
  return (
    <Dialog open onClose={onClose} title={t('choose')}>
      {waiting ? (
        <WaitingView waiting={waiting} onBack={goBack} />
      ) : (
        <Choices choices={connection.choices} onChoose={(choice) => void choose(choice)} />
      )}
      <p role="alert" className={cashbox.problem}>
        {isDeclined && t('notConnected')}
      </p>
    </Dialog>
  );
};
