import type { ReactNode } from 'react';
import { useHouseFigures } from '../../core/figures/house-figures.ts';
import { useText } from '../../core/i18n/long-text.ts';
import { type FoundKey, useMessages } from '../../core/i18n/messages.ts';
import { Article } from './article.tsx';
import { termsSections, termsText } from './terms.text.ts';

/** The terms with the figures in force. */
export const useTermsText = (): ((key: string) => string) => {
  const text = useText(termsText);
  const figures = useHouseFigures();
  return (key) => text(key as FoundKey, figures);
};

/** The terms that a player accepts. */
export const TermsScreen = (): ReactNode => {
  const t = useMessages('helpdesk', 'main');
  return <Article title={t('terms.title')} sections={termsSections} text={useTermsText()} />;
};
