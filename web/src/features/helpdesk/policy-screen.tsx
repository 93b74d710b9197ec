import type { ReactNode } from 'react';
import type { Dictionary } from '../../core/i18n/i18n.ts';
import { useText } from '../../core/i18n/long-text.ts';
import { useMessages, type Translate } from '../../core/i18n/messages.ts';
import { Article } from './article.tsx';
import { policySections, policyText } from './policy.text.ts';

/** Policy on personal data. */
export const PolicyScreen = (): ReactNode => {
  const t = useMessages('helpdesk', 'main');
  const text = useText(policyText) as Translate<Dictionary>;
  return <Article title={t('policy.title')} sections={policySections} text={text} />;
};
