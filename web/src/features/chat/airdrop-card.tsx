import { useState, type ReactNode } from 'react';
import { bonusesPictures } from 'assets/features/bonuses/pictures';
import { chatTypes, type ChatMessage } from 'server/contract';
import { useCaptcha } from '../../core/captcha/captcha.ts';
import { legacy } from '../../core/connection/connection.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { askToSignIn } from '../../core/modal/modal.ts';
import { useMoney } from '../../core/money/money.ts';
import { useStore } from '../../core/store/store.ts';
import { Button } from '../../core/ui/button.tsx';
import { ProgressBar } from '../../core/ui/progress-bar.tsx';
import { toast } from '../../core/ui/toast.tsx';
import { useErrorText } from '../../core/ui/use-error-text.ts';
import { chatRoom } from './chat-room.ts';
import styles from './chat.module.css';
import type { Viewer } from './use-viewer.ts';

const NO_CAPTCHA_FROM = 5; // level
const PAUSE_MS = 500; // before the captcha, by the specification

/** The four numbers of an airdrop's message. */
const parse = (message: string): { level: number; taken: number; count: number; awardMinor: number } => {
  const [level = 0, taken = 0, count = 0, awardMinor = 0] = message.split(' ').map(Number);
  return { level, taken, count, awardMinor };
};

type Step = 'closed' | 'checking' | 'ready' | 'taking' | 'taken';

/** Taking an award: below level 5 a captcha is solved first. */
const useTaking = (uid: string, needsCaptcha: boolean) => {
  const t = useMessages('chat', 'main');
  const { solve } = useCaptcha();
  const errorText = useErrorText();
  const [step, setStep] = useState<Step>('closed');
  const [token, setToken] = useState<string>();
  const begin = async (): Promise<void> => {
    if (!needsCaptcha) return setStep('ready');
    setStep('checking');
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    try {
      setToken(await solve());
      setStep('ready');
    } catch {
      toast.error(t('airdrop.noCaptcha'));
      setStep('closed');
    }
  };
  const take = async (): Promise<void> => {
    setStep('taking');
    try {
      const { msg } = await legacy('chat:takeAirDrop', { uid, ...(token !== undefined && { recaptchaToken: token }) });
      toast.success(msg);
      setStep('taken');
    } catch (error) {
      toast.error(errorText(error), error);
      setToken(undefined);
      setStep('closed');
    }
  };
  return { step, begin: () => void begin(), take: () => void take() };
};

/** An airdrop: how much there is for each, how many awards are left, and the way to one. */
export const AirdropCard = ({ message, viewer }: { message: ChatMessage; viewer: Viewer | null }): ReactNode => {
  const t = useMessages('chat', 'main');
  const { format } = useMoney();
  const { level, taken, count, awardMinor } = parse(message.message);
  const { step, begin, take } = useTaking(message.uid, (viewer?.level ?? 0) < NO_CAPTCHA_FROM);
  const isOver = message.type === chatTypes.airdropOver;
  const isOwn = message.card_id === viewer?.id;
  const { isOnBreak } = useStore(chatRoom);
  const button = (): ReactNode => {
    if (isOnBreak) return null; // nothing is offered then
    if (isOver) return <p className={styles.note}>{t('airdrop.over')}</p>;
    if (isOwn) return <p className={styles.note}>{t('airdrop.own')}</p>;
    if (step === 'taken') return <p className={styles.note}>{t('airdrop.taken')}</p>;
    if (step === 'ready' || step === 'taking')
      return (
        <Button variant="primary" block loading={step === 'taking'} onClick={take}>
          {t('airdrop.takeNow')}
        </Button>
      );
    return (
      <Button variant="primary" block loading={step === 'checking'} onClick={viewer ? begin : askToSignIn}>
        {t('airdrop.take')}
      </Button>
    );
  };
  return (
    <section className={styles.airdrop} data-over={isOver || undefined}>
      <img src={bonusesPictures.chest.url} alt="" width={64} height={64} loading="lazy" />
      <div>
        <p className={styles.award}>{format(awardMinor)}</p>
        <p className={styles.note}>{t('airdrop.each', { count, level })}</p>
      </div>
      <ProgressBar label={t('airdrop.progress')} done={taken} of={count} />
      <p className={styles.note}>{t('airdrop.left', { taken, count })}</p>
      {button()}
    </section>
  );
};
