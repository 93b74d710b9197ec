import { houseMomentOf } from 'games-engine';
import { languages, type CallPayload, type Language } from 'server/contract';

type Proposal = CallPayload<'officeMarketing.proposeLetter'>;
export type LetterContent = CallPayload<'officeMarketing.preview'>;
type Text = LetterContent['texts'][Language];

/** A letter as it is typed. */
export interface LetterDraft {
  readonly name: string;
  readonly segmentId: string;
  readonly channel: LetterContent['channel'];
  readonly link: LetterContent['link'];
  readonly perWeek: Proposal['perWeek'];
  readonly sendAt: string; // as the browser's field has it, in the house's time
  readonly texts: LetterContent['texts'];
}

const NO_TEXT: Text = { title: '', text: '' };

export const emptyLetter: LetterDraft = {
  name: '',
  segmentId: '',
  channel: 'email',
  link: '/main',
  perWeek: 1,
  sendAt: '',
  texts: Object.fromEntries(languages.map((language) => [language, NO_TEXT])) as LetterContent['texts'],
};

/** True when a language has all its words. */
export const isWritten = ({ title, text }: Text): boolean => title.trim() !== '' && text.trim() !== '';

const MIN_NAME = 3;

export type LetterFault = 'name' | 'words' | 'sendAt';

/** The content of a draft; undefined while a language lacks words. */
export const contentOf = ({ channel, link, texts }: LetterDraft): LetterContent | undefined =>
  languages.every((language) => isWritten(texts[language])) ? { channel, link, texts } : undefined;

/** Parses a draft into a proposal, or names its first fault. */
export const readLetter = (draft: LetterDraft): Omit<Proposal, 'reason'> | LetterFault => {
  const content = contentOf(draft);
  const sendAt = houseMomentOf(draft.sendAt);
  if (draft.name.trim().length < MIN_NAME) return 'name';
  if (!content) return 'words';
  if (!Number.isFinite(sendAt)) return 'sendAt';
  return { ...content, name: draft.name.trim(), segmentId: Number(draft.segmentId), perWeek: draft.perWeek, sendAt };
};
