import { houseMomentOf, houseTimeText } from 'games-engine';
import { languages, MAX_BANNER_TEXT, type CallPayload, type MarketingPost } from 'server/contract';
import { emptyLetter, isWritten } from './letter-draft.ts';

type Proposal = Omit<CallPayload<'officeMarketing.proposePost'>, 'reason'>;

/** A version of a banner or news as it is typed. Times are as the browser's field has them, in the house's time. */
export interface PostDraft extends Omit<Proposal, 'shownFrom' | 'shownUntil'> {
  readonly shownFrom: string;
  readonly shownUntil: string;
}

export const emptyPost: PostDraft = {
  kind: 'banner',
  slug: '',
  texts: emptyLetter.texts,
  picture: 'tournament',
  gradient: 'accent',
  link: '/main',
  shownFrom: '',
  shownUntil: '',
};

/** The draft of a version's next one. */
export const postDraftOf = ({ kind, slug, texts, picture, gradient, link, ...post }: MarketingPost): PostDraft => {
  const [shownFrom, shownUntil] = [houseTimeText(post.shownFrom), houseTimeText(post.shownUntil)];
  return { kind, slug, texts, picture, gradient, link, shownFrom, shownUntil };
};

export type PostFault = 'slug' | 'words' | 'long' | 'times';

/** Parses a draft into a proposal, or names its first fault. */
export const readPost = (draft: PostDraft): Proposal | PostFault => {
  const { kind, slug, texts } = draft;
  const [shownFrom, shownUntil] = [houseMomentOf(draft.shownFrom), houseMomentOf(draft.shownUntil)];
  if (!/^[a-z][a-z\d-]{2,39}$/.test(slug)) return 'slug';
  if (!languages.every((language) => isWritten(texts[language]))) return 'words';
  if (kind === 'banner' && languages.some((language) => texts[language].text.length > MAX_BANNER_TEXT)) return 'long';
  if (!(shownFrom < shownUntil)) return 'times';
  return { ...draft, shownFrom, shownUntil };
};
