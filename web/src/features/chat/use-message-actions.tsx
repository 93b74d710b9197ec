import { AtSign, Ban, EyeOff, Flag, Gift, MessageCircle, Reply, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { CHAT_SYSTEM, type ChatMessage } from 'server/contract';
import { call, legacy } from '../../core/connection/connection.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import type { MenuAction } from '../../core/ui/menu-window.tsx';
import { toast } from '../../core/ui/toast.tsx';
import { useErrorText } from '../../core/ui/use-error-text.ts';
import { BanDialog } from './ban-dialog.tsx';
import { PrizeDialog } from './prize-dialog.tsx';
import { setBlocked } from './chat-room.ts';
import { mention } from './composer-draft.ts';
import { ReportDialog } from './report-dialog.tsx';
import type { Viewer } from './use-viewer.ts';

const ICON = 16;

interface Asked {
  message: ChatMessage;
  viewer: Viewer | null;
  onReply(message: ChatMessage): void;
}

/** Acts on a message that its reader may do, and the dialog of the one that needs more than a press. */
export const useMessageActions = ({
  message,
  viewer,
  onReply,
}: Asked): { actions: readonly MenuAction[]; dialog: ReactNode } => {
  const t = useMessages('chat', 'main');
  const errorText = useErrorText();
  const [isBanning, setIsBanning] = useState(false);
  const [isGiving, setIsGiving] = useState(false);
  const [isReporting, setIsReporting] = useState(false);
  const { uid, card_id: author, cards } = message;
  const isOther = viewer !== null && author !== viewer.id && author !== CHAT_SYSTEM;
  const keepsOrder = viewer?.keepsOrder ?? false;
  const act = (work: Promise<unknown>, done: string): void => {
    work.then(() => toast.success(done)).catch((error: unknown) => toast.error(errorText(error), error));
  };
  const block = async (): Promise<void> => {
    if (typeof author !== 'string') return;
    setBlocked((await call('chat.block', { userId: author, isBlocked: true })).blocked);
  };
  const icon = (Icon: typeof Reply): ReactNode => <Icon aria-hidden="true" size={ICON} />;
  const actions: (MenuAction | false)[] = [
    viewer !== null && { label: t('act.reply'), icon: icon(Reply), onSelect: () => onReply(message) },
    isOther && author !== '' && { label: t('act.mention'), icon: icon(AtSign), onSelect: () => mention(cards.nick) },
    isOther && { label: t('act.report'), icon: icon(Flag), onSelect: () => setIsReporting(true) },
    isOther &&
      author !== '' && {
        label: t('act.block', { nick: cards.nick }),
        icon: icon(EyeOff),
        onSelect: () => act(block(), t('done.block')),
      },
    keepsOrder && {
      label: t('act.delete'),
      icon: icon(Trash2),
      onSelect: () => act(legacy('chat:del', { uid }), t('done.delete')),
    },
    keepsOrder && isOther && { label: t('act.prize'), icon: icon(Gift), onSelect: () => setIsGiving(true) },
    keepsOrder && isOther && { label: t('act.ban'), icon: icon(Ban), onSelect: () => setIsBanning(true) },
    keepsOrder &&
      isOther &&
      author !== '' && {
        label: t('act.unban'),
        icon: icon(MessageCircle),
        onSelect: () => act(call('chatModeration.unban', { userId: author }), t('done.unban')),
      },
  ];
  return {
    actions: actions.filter((action) => action !== false),
    dialog: (
      <>
        {isBanning && <BanDialog message={message} onClose={() => setIsBanning(false)} />}
        {isReporting && <ReportDialog message={message} onClose={() => setIsReporting(false)} />}
        {isGiving && <PrizeDialog message={message} onClose={() => setIsGiving(false)} />}
      </>
    ),
  };
};
