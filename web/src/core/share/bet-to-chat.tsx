import { MessageSquareShare } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { call } from '../connection/connection.ts';
import { useMessages } from '../i18n/messages.ts';
import { askToSignIn } from '../modal/modal.ts';
import { useProfile } from '../session/session.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { toast } from '../ui/toast.tsx';
import { useErrorText } from '../ui/use-error-text.ts';
import { talkRoom } from '../chat/talk-room.ts';

/** Puts a settled bet of the visitor's into the chat, as a card. With words, or as an icon alone. */
export const BetToChat = ({ betId, isWorded }: { betId: string; isWorded: boolean }): ReactNode => {
  const t = useMessages('ui', 'chat');
  const errorText = useErrorText();
  const isPlayer = useProfile() !== null;
  const [isBusy, setIsBusy] = useState(false);
  const send = async (): Promise<void> => {
    setIsBusy(true);
    try {
      await call('chat.shareBet', { betId, room: talkRoom.get() });
      toast.success(t('done'));
    } catch (error) {
      toast.error(errorText(error), error);
    } finally {
      setIsBusy(false);
    }
  };
  const onClick = (): void => (isPlayer ? void send() : askToSignIn());
  const icon = <MessageSquareShare aria-hidden="true" size={18} />;
  if (!isWorded)
    return (
      <IconButton label={t('act')} disabled={isBusy} onClick={onClick}>
        {icon}
      </IconButton>
    );
  return (
    <Button loading={isBusy} onClick={onClick}>
      {icon}
      {t('act')}
    </Button>
  );
};
