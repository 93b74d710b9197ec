/** A link as it is followed: the partner's public id or promo code, and what the partner has put beside it. */
export interface PartnerLink {
  code: string;
  tag: string | null; // lower case
  subId: string | null;
}

/** `CODE`, `CODE_tag`, `CODE_tag_sub` or `CODE__sub`: one text of letters that Telegram passes on too. */
const LINK = /^([A-Za-z0-9-]{1,64})(?:_([A-Za-z0-9-]{0,50})(?:_([A-Za-z0-9_-]{1,64}))?)?$/;

/** Reads a link; what has another form is a code that nobody has. */
export const parsePartnerLink = (text: string): PartnerLink => {
  const [, code = text, tag, subId] = LINK.exec(text) ?? [];
  return { code, tag: tag?.toLowerCase() || null, subId: subId ?? null };
};
