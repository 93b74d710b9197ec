import { Headset } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SupportTopic } from 'server/contract';
import { useMessages } from '../i18n/messages.ts';
import { Button } from '../ui/button.tsx';
import { askSupport } from './ask-support.ts';

/** Opens the way to support about something: what it is stands in the question already. */
export const AskSupportButton = ({ topic, about }: { topic: SupportTopic; about: string }): ReactNode => {
  const t = useMessages('ui', 'support');
  return (
    <Button variant="ghost" onClick={() => askSupport(topic, about)}>
      <Headset aria-hidden="true" size={18} />
      {t('ask')}
    </Button>
  );
};
