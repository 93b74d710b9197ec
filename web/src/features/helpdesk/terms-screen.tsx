import type { ReactNode } from 'react';
import type { Dictionary } from '../../core/i18n/i18n.ts';
import { useText } from '../../core/i18n/long-text.ts';
import { useMessages, type Translate } from '../../core/i18n/messages.ts';
import { Article } from './article.tsx';
import { helpdeskMessages } from './helpdesk.messages.ts';
import { termsSections, termsText } from './terms.text.ts';

/** The terms that a player accepts. */
export const TermsScreen = (): ReactNode => {
  const t = useMessages(helpdeskMessages);
  const text = useText(termsText) as Translate<Dictionary>;
  return <Article title={t('terms.title')} sections={termsSections} text={text} />;
};
