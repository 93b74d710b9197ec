import { longTexts } from '../../core/i18n/long-text.ts';

/** The privacy policy's sections in their order: section `x` has `x.title` and `x.1` to `x.<paragraphs>`. */
export const policySections = [
  { id: 'controller', paragraphs: 2 },
  { id: 'data', paragraphs: 3 },
  { id: 'purposes', paragraphs: 2 },
  { id: 'retention', paragraphs: 3 },
  { id: 'access', paragraphs: 3 },
  { id: 'log', paragraphs: 3 },
  { id: 'cookies', paragraphs: 3 },
  { id: 'outside', paragraphs: 3 },
  { id: 'rights', paragraphs: 3 },
  { id: 'security', paragraphs: 3 },
  { id: 'adults', paragraphs: 1 },
  { id: 'contact', paragraphs: 2 },
] as const;

/** The privacy policy. Lines of a paragraph that begin with "- " are a list; `[words](/path)` leads to a page of ours. */
export const policyText = longTexts('helpdesk', 'policy-text');
