import { Headset } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SupportTopic } from 'server/contract';
import { useMessages } from '../i18n/messages.ts';
import { Button } from '../ui/button.tsx';
import { askSupport } from './ask-support.ts';

interface AskSupportProps {
  topic: SupportTopic;
  about: string; // its number, id or code
  onAsk?: (() => void) | undefined;
}

/** Opens the way to support about something: what it is stands in the question already. */
export const AskSupportButton = ({ topic, about, onAsk }: AskSupportProps): ReactNode => {
  const t = useMessages('ui', 'support');
  const ask = (): void => {
    askSupport(topic, about);
    onAsk?.();
  };
  return (
    <Button variant="ghost" onClick={ask}>
      <Headset aria-hidden="true" size={18} />
      {t('ask')}
    </Button>
  );
};
